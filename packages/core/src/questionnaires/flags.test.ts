import { expect, test } from 'vitest'
import { ageFlags, flagsOf } from './flags.ts'
import { buildQuestions } from './question-map/build.ts'

const questions = buildQuestions([
  { tag: 'a', text: 'A?', yesNo: true, flags: { yes: ['bipolar_mania'] } },
  {
    tag: 'b',
    text: 'B?',
    several: ['x', 'y', 'z'],
    flags: { x: ['anticoagulant', 'interacting_medication_major'], y: ['interacting_medication_major'] },
  },
  { tag: 'c', text: 'C?', yesNo: true, flags: { yes: ['liver_disease'] } },
])

test('a flag is true where a chosen option raises it, false where it was asked and not raised, absent where it was not asked', () => {
  expect(flagsOf(questions, { a: { value: false }, b: { value: ['y', 'z'] } })).toEqual({
    bipolar_mania: false,
    anticoagulant: false,
    interacting_medication_major: true,
  })
})

test.each([
  [24, true, false],
  [25, false, false],
  [64, false, false],
  [65, false, true],
])('age %i: under 25 %s, risk of falls %s', (age, under_25, fall_risk_65_plus) => {
  expect(ageFlags(age)).toEqual({ under_25, fall_risk_65_plus })
})
