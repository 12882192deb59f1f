import { expect, test } from 'vitest'
import { staysWithPatient } from './stays-with-patient.ts'

test('scales and what tells of self-harm stay the patient’s; other questions of a visit do not (F-11)', () => {
  expect(staysWithPatient('phq9', {})).toBe(true)
  expect(staysWithPatient('gad7', {})).toBe(true)
  expect(staysWithPatient('safety_question', {})).toBe(true)
  expect(staysWithPatient('async', { flags: { Yes: ['suicidality'] } })).toBe(true)
  expect(staysWithPatient('async', { flags: { Yes: ['driving_daily'] } })).toBe(false)
  expect(staysWithPatient('async', {})).toBe(false)
})
