import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageFlags, flagsOf, RISK_FLAGS, raiseFlags } from './flags.ts'
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

test('answers raise flags and never lower one; what age says is as old as the patient (F-18)', () => {
  const intake = { psychosis_personal: true, bipolar_mania: false, under_25: true }
  expect(raiseFlags(intake, { psychosis_personal: false, bipolar_mania: true, under_25: false, liver_disease: false })).toEqual({
    psychosis_personal: true,
    bipolar_mania: true,
    under_25: false,
    liver_disease: false,
  })
})

test('no sequence of questionnaires lowers a flag that an answer raised (F-18)', () => {
  const clinical = RISK_FLAGS.filter((flag) => flag !== 'under_25' && flag !== 'fall_risk_65_plus')
  const found = fc.dictionary(fc.constantFrom(...clinical), fc.boolean())
  fc.assert(
    fc.property(fc.array(found, { maxLength: 12 }), (visits) => {
      const after = visits.reduce<Record<string, boolean>>((flags, one) => raiseFlags(flags, one), {})
      for (const flag of clinical) expect(after[flag] === true, flag).toBe(visits.some((one) => one[flag] === true))
    }),
  )
})
