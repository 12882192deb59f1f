import { expect, it } from 'vitest'
import { listItems, listText } from './list-text.ts'

it('formats equal lists equally, in any order (E-4)', () => {
  expect(listText(['ON', 'AB', 'ON'])).toBe('AB, ON')
  expect(listText(new Set(['pcrs', 'User']))).toBe(listText(['User', 'pcrs']))
  expect(listText([])).toBe('')
})

it('splits a list at common separators', () => {
  expect(listItems('ON, AB;QC | BC/MB\nNS,,')).toEqual(['ON', 'AB', 'QC', 'BC', 'MB', 'NS'])
  expect(listItems('Newfoundland and Labrador')).toEqual(['Newfoundland and Labrador'])
  expect(listItems(' ')).toEqual([])
})
