import { expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import { minutesText } from './minutes-text.ts'

it.each([
  [5, 2, { sign: '▲', text: '3 more' }],
  [2, 5, { sign: '▼', text: '3 fewer' }],
  [5, 5, { sign: '=', text: 'no change' }],
  [5, null, null],
])('%i beside %s before is said in a sign and words', (count, before, change) => {
  expect(changeText(count, before)).toEqual(change)
})

it.each([
  [null, '–'],
  [0, '0 min'],
  [59.4, '59 min'],
  [60, '1 h'],
  [185, '3 h 05 min'],
  [1440, '1 d'],
  [3100, '2 d 3 h'],
])('%s minutes are written as %s', (minutes, text) => {
  expect(minutesText(minutes)).toBe(text)
})
