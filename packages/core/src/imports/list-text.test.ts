import { expect, it } from 'vitest'
import { listItems, listText } from './list-text.ts'

it('writes the same things in the same way, whatever their order (E-4)', () => {
  expect(listText(['ON', 'AB', 'ON'])).toBe('AB, ON')
  expect(listText(new Set(['pcrs', 'User']))).toBe(listText(['User', 'pcrs']))
  expect(listText([])).toBe('')
})

it('takes a list apart at what people put between', () => {
  expect(listItems('ON, AB;QC | BC/MB\nNS,,')).toEqual(['ON', 'AB', 'QC', 'BC', 'MB', 'NS'])
  expect(listItems('Newfoundland and Labrador')).toEqual(['Newfoundland and Labrador'])
  expect(listItems(' ')).toEqual([])
})
