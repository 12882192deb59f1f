import { expect, test } from 'vitest'
import { readYesNo } from './reading/yes-no.ts'
import { NEITHER_STRINGS, NO_STRINGS, YES_STRINGS } from './yes-no-strings.test-data.ts'

const listed = (text: string) => [...new Set(text.split(/[|\n]/).map((one) => one.trim()))].filter((one) => one !== '')
const yes = listed(YES_STRINGS)
const no = listed(NO_STRINGS)
const neither = listed(NEITHER_STRINGS)

test('of more than 500 strings at least 95 in 100 are read, and none as its opposite', () => {
  expect(yes.length + no.length + neither.length).toBeGreaterThanOrEqual(500)
  const flipped = [...yes.filter((text) => readYesNo(text) === false), ...no.filter((text) => readYesNo(text) === true)]
  const unread = [...yes, ...no].filter((text) => readYesNo(text) === null)
  expect(flipped).toEqual([])
  expect(unread.length / (yes.length + no.length), unread.join('|')).toBeLessThanOrEqual(0.05)
})

test('what could be either is asked again, never guessed', () => {
  expect(neither.filter((text) => readYesNo(text) !== null)).toEqual([])
})
