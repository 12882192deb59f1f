import { expect, test } from 'vitest'
import type { Patient } from '../patients/patient.ts'
import { newPatient } from '../patients/status-fields.ts'
import { lostReason } from './lost-reason.ts'
import { correctDeath, isAfterDeath, recordDeath } from './record-death.ts'

const MOMENT = { now: '2026-11-28T14:00:00.000Z', today: '2026-11-28', at: '2026-11-28 09:00' }
const TREATED: Patient = {
  ...newPatient('TCN-1'),
  ...{ date_of_birth: '1950-04-02', in_pcr_queue: true, entered_pcr_queue_at: MOMENT.now, assigned_pcr: 7, assigned_pcr_at: MOMENT.now },
  ...{
    need_pcr_help_flag: true,
    pcr_help_reason: 'Chatbot Help',
    urgent_reason: 'suicide',
    call_state: 'planned',
    upcoming_renewal_date: '2026-11-01',
  },
}
const dead = (patient = TREATED): Patient => {
  const decision = recordDeath(patient, { reported_by: 'family', died_on: '2026-11-12', ...MOMENT })
  if ('refuse' in decision) throw new Error(decision.refuse)
  return { ...patient, ...decision.change }
}

test('a death ends the record: no queue, no request, no call, and nothing asks for a next step (F-3)', () => {
  const patient = dead()
  expect(patient).toMatchObject({ patient_active: false, death_recorded_at: MOMENT.now, died_on: '2026-11-12', in_pcr_queue: false })
  expect(patient).toMatchObject({ assigned_pcr: null, need_pcr_help_flag: false, urgent_reason: '', call_state: '' })
  const plans = { visitAhead: false, decision: null, today: '2026-11-28' }
  expect(lostReason(patient, plans)).toBeNull()
  expect(lostReason({ ...patient, patient_active: true }, plans)).toBe('renewal-overdue')
})

test('an intake that had ended for silence is not taken up again after a death', () => {
  const silent = { ...TREATED, patient_active: false, abandoned_at: '2026-10-01T09:00:00.000Z' }
  expect(dead(silent).abandoned_at).toBeNull()
})

test('the day may be unknown, today or the day of birth, and neither ahead nor before', () => {
  const on = (died_on: string | null) => recordDeath(TREATED, { reported_by: 'care', died_on, ...MOMENT })
  for (const day of [null, '2026-11-28', '1950-04-02']) expect(on(day)).toMatchObject({ change: { died_on: day } })
  for (const day of ['2026-11-29', '1950-04-01'])
    expect(on(day)).toMatchObject({ refuse: 'invalid-input', details: { fields: { died_on: expect.any(String) } } })
})

test('it is recorded once, and corrected where it is recorded: active again and in the PCR queue', () => {
  expect(recordDeath(dead(), { reported_by: 'family', died_on: null, ...MOMENT })).toMatchObject({ refuse: 'patient-died' })
  expect(correctDeath(TREATED, { reason: 'by-mistake', ...MOMENT })).toMatchObject({ refuse: 'death-not-recorded' })
  expect(correctDeath(dead(), { reason: 'other-person', ...MOMENT })).toMatchObject({
    change: { patient_active: true, death_recorded_at: null, died_on: null, in_pcr_queue: true, entered_pcr_queue_at: MOMENT.now },
  })
})

test('after a death only its correction makes the patient active or waiting', () => {
  for (const change of [{ patient_active: true }, { in_pcr_queue: true }, { in_np_queue: true }, { need_pcr_help_flag: true }] as const)
    expect([isAfterDeath(dead(), change), isAfterDeath(TREATED, change)]).toEqual([true, false])
  for (const change of [{ follow_up_questionnaire_required: true }, { opted_in_for_call: true }, { call_state: 'due' }] as const)
    expect(isAfterDeath(dead(), change)).toBe(true)
  for (const change of [
    { appointment_notes: 'Condolences sent' },
    { call_state: '' },
    { death_recorded_at: null, patient_active: true },
  ] as const)
    expect(isAfterDeath(dead(), change)).toBe(false)
})
