import { expect, test } from 'vitest'
import type { Patient } from '../patients/patient.ts'
import { newPatient } from '../patients/status-fields.ts'
import { addDays } from '../shared/dates.ts'
import { reopened, reopenIntake } from './reopen-intake.ts'
import { type IntakeSigns, SILENT_DAYS, type SilentIntake, silentIntake } from './silent-intake.ts'

const TODAY = '2026-06-30'
const ago = (days: number) => addDays(TODAY, -days)
const SILENT: IntakeSigns = {
  ...{ heardOn: ago(60), remindedOn: ago(SILENT_DAYS), returnedOn: null, chatted: true },
  ...{ held: false, openAlarm: false, visitAhead: false, callAhead: false, visitMissed: false, today: TODAY },
}
const BEGUN: Patient = { ...newPatient('TCN-1'), questionnaire_in_progress: true }

test.each<[string, Partial<Patient>, Partial<IntakeSigns>, SilentIntake | null]>([
  ['30 days after the last reminder', {}, {}, 'abandoned'],
  ['29 days after the last reminder', {}, { remindedOn: ago(29) }, null],
  ['30 days after they last wrote, where no reminder could be sent', {}, { heardOn: ago(30), remindedOn: null }, 'abandoned'],
  ['29 days after they last wrote, where no reminder could be sent', {}, { heardOn: ago(29), remindedOn: null }, null],
  ['who wrote again after the last reminder', {}, { heardOn: ago(29), remindedOn: ago(50) }, null],
  ['of whom no day is known', {}, { heardOn: null, remindedOn: null }, null],
  ['whose questions were reset, with a conversation', { questionnaire_in_progress: false }, {}, 'abandoned'],
  ['who never wrote, such as an imported patient', { questionnaire_in_progress: false }, { chatted: false }, null],
  ['asked by phone alone', {}, { chatted: false }, 'abandoned'],
  ['in the PCR queue', { in_pcr_queue: true }, {}, null],
  ['in the NP queue', { in_np_queue: true }, {}, null],
  ['assigned to a PCR', { assigned_pcr: 3 }, {}, null],
  ['assigned to an NP outside the queue', { assigned_np: 3 }, {}, null],
  ['with an open help request', { need_pcr_help_flag: true }, {}, null],
  ['whom a manager put first', { manager_priority: true }, {}, null],
  ['with an open alarm', {}, { openAlarm: true }, null],
  ['whose conversation a person holds', {}, { held: true }, null],
  ['with a booked visit', {}, { visitAhead: true }, null],
  ['with a planned call', {}, { callAhead: true }, null],
  ['with a visit that did not take place', {}, { visitMissed: true }, null],
  ['with an open clinical flag', { risks_vs_benefits_flags: { bipolar_mania: true } }, {}, 'flagged'],
  ['with a lowered flag', { risks_vs_benefits_flags: { bipolar_mania: false } }, {}, 'abandoned'],
  ['under 25, which is no clinical flag', { risks_vs_benefits_flags: { under_25: true } }, {}, 'abandoned'],
  ['whose flag put them into the queue 29 days ago', { risks_vs_benefits_flags: { bipolar_mania: true } }, { returnedOn: ago(29) }, null],
  ['who was ended before', { patient_active: false }, {}, null],
  ['who is ineligible', { eligible: false }, {}, null],
  ['whose intake is done', { async_questionnaire_complete: true }, {}, null],
  ['who was seen', { completed_appointment_at: '2026-01-05T15:00:00.000Z' }, {}, null],
  ['with a renewal ahead', { upcoming_renewal_date: '2026-09-01' }, {}, null],
])('an intake %s (F-3)', (_, row, signs, outcome) => {
  expect(silentIntake({ ...BEGUN, ...row }, { ...SILENT, ...signs })).toBe(outcome)
})

test('a reopened intake counts from now, and staff who reopen it put the patient into the PCR queue (F-3)', () => {
  const now = '2026-06-30T15:00:00.000Z'
  const ended: Patient = { ...BEGUN, patient_active: false, abandoned_at: '2026-05-01T09:00:00.000Z' }
  expect(reopened(ended, now)).toEqual({ patient_active: true, abandoned_at: null, questionnaire_started_at: now })
  expect(reopened({ ...BEGUN, patient_active: false }, now)).toEqual({ patient_active: true })
  expect(reopenIntake(ended, { now })).toMatchObject({ change: { patient_active: true, in_pcr_queue: true, entered_pcr_queue_at: now } })
  expect(reopenIntake(BEGUN, { now })).toEqual({ refuse: 'intake-not-abandoned', details: {} })
})
