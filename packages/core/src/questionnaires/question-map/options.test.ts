import { expect, test } from 'vitest'
import { buildQuestions } from './build.ts'
import { chosenLabels, optionsOf, saysYes } from './options.ts'

const { a, b } = buildQuestions([
  { tag: 'a', text: 'A?', yesNo: true },
  { tag: 'b', text: 'B?', several: ['x', 'y', 'z'] },
])

test('options come in their order with where they lead', () => {
  expect(a && optionsOf(a)).toEqual([
    { label: 'yes', destination: 'b' },
    { label: 'no', destination: 'b' },
  ])
})

test('yes and no are read from words as from true and false', () => {
  expect([true, 'yes', 'Yes', false, 'no', 'perhaps'].map((value) => a && chosenLabels(a, value))).toEqual([
    ['yes'],
    ['yes'],
    ['yes'],
    ['no'],
    ['no'],
    [],
  ])
})

test('chosen labels come in option order, unknown ones are left out', () => {
  expect(b && chosenLabels(b, ['z', 'q', 'x'])).toEqual(['x', 'z'])
})

test.each([
  [true, true],
  ['yes', true],
  ['Yes, very much', true],
  [false, false],
  ['Yesterday', false],
  ['no', false],
  [1, false],
])('%j says yes: %s', (value, yes) => {
  expect(saysYes(value)).toBe(yes)
})
