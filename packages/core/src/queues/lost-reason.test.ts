import { describe, expect, test } from 'vitest'
import type { Patient } from '../patients/patient.ts'
import { newPatient } from '../patients/status-fields.ts'
import { person, waiting } from './clinic.test-data.ts'
import { completeHelp } from './complete-help.ts'
import { type LostPlans, lostReason } from './lost-reason.ts'

const PLANS = { visitAhead: false, decision: null, today: '2026-11-20' }
const SEEN = { completed_appointment_at: '2025-11-01T15:00:00.000Z', async_questionnaire_complete: true }
const patient = (changes: Partial<Patient>): Patient => ({ ...newPatient('TCN-1'), ...changes })

describe('F-3: a patient for whom nothing would happen next', () => {
  test.each<[string, Partial<Patient>, string | null]>([
    ['whose intake is done, in no queue', { async_questionnaire_complete: true }, 'never-seen'],
    ['who is still in the intake', {}, null],
    ['who was seen, without a renewal date', SEEN, 'no-renewal-date'],
    ['whose renewal is due today', { ...SEEN, upcoming_renewal_date: '2026-11-20' }, null],
    ['whose renewal was due yesterday', { ...SEEN, upcoming_renewal_date: '2026-11-19' }, 'renewal-overdue'],
    ['whose renewal was due 90 days ago', { ...SEEN, upcoming_renewal_date: '2026-08-22' }, 'renewal-overdue'],
    ['whose renewal lapsed', { ...SEEN, upcoming_renewal_date: '2026-08-21' }, null],
    ['who is ineligible', { ...SEEN, eligible: false, ineligible_reason: 'Other' }, null],
    ['who is disabled', { ...SEEN, patient_active: false }, null],
    ['in the PCR queue', { ...SEEN, in_pcr_queue: true }, null],
    ['in the NP queue', { ...SEEN, in_np_queue: true }, null],
  ])('%s', (_, changes, reason) => {
    expect(lostReason(patient(changes), PLANS)).toBe(reason)
    expect(lostReason(patient(changes), { ...PLANS, visitAhead: true })).toBeNull()
  })

  test.each<[string, LostPlans['decision'], string | null]>([
    ['declined', { kind: 'decline', next_on: null }, null],
    ['referred', { kind: 'refer', next_on: null }, null],
    ['to be seen again tomorrow', { kind: 'see-again', next_on: '2026-11-21' }, null],
    ['to be seen again today', { kind: 'see-again', next_on: '2026-11-20' }, 'next-step-due'],
    ['to be called back in the past', { kind: 'call-back', next_on: '2026-11-01' }, 'next-step-due'],
    ['authorized', { kind: 'authorize', next_on: null }, 'no-renewal-date'],
  ])('at the last visit: %s (F-8)', (_, decision, reason) => {
    expect(lostReason(patient(SEEN), { ...PLANS, decision })).toBe(reason)
    expect(lostReason(patient({ ...SEEN, in_pcr_queue: true }), { ...PLANS, decision })).toBeNull()
  })

  const [DECLINED, LAPSED] = [
    { ...SEEN, upcoming_renewal_date: null },
    { ...SEEN, upcoming_renewal_date: '2026-08-01' },
  ]
  const STOPPED = { eligible: false, marked_ineligible_at: '2026-06-01T12:00:00.000Z' }
  test.each<[string, Partial<Patient>, LostPlans['decision'], string, string | null]>([
    ['of an unfinished intake', {}, null, '2026-01-02T12:00:00.000Z', 'visit-missed'],
    ['after a decline', DECLINED, { kind: 'decline', next_on: null }, '2025-12-01T12:00:00.000Z', 'visit-missed'],
    ['before the decline', DECLINED, { kind: 'decline', next_on: null }, '2025-10-01T12:00:00.000Z', null],
    ['after a renewal that lapsed', LAPSED, null, '2026-11-01T12:00:00.000Z', 'visit-missed'],
    ['before it lapsed', LAPSED, null, '2026-10-01T12:00:00.000Z', null],
    ['after the patient was found ineligible', STOPPED, null, '2026-06-02T12:00:00.000Z', 'visit-missed'],
    ['before that', STOPPED, null, '2026-05-02T12:00:00.000Z', null],
    ['of a disabled record', { patient_active: false }, null, '2026-06-02T12:00:00.000Z', null],
  ])('a visit that was booked %s and did not take place (F-3, F-9)', (_, changes, decision, missedVisit, reason) => {
    expect(lostReason(patient(changes), { ...PLANS, decision, missedVisit })).toBe(reason)
    expect(lostReason(patient(changes), { ...PLANS, decision, missedVisit, visitAhead: true })).toBeNull()
    expect(lostReason(patient({ ...changes, in_pcr_queue: true }), { ...PLANS, decision, missedVisit })).toBeNull()
  })

  test('stays in the queue, unassigned, when their help request is completed (F-3, REQ-449)', () => {
    const asks = waiting('pcr', {
      need_pcr_help_flag: true,
      pcr_help_reason: 'Chatbot Help',
      assigned_pcr: 1,
      async_questionnaire_complete: true,
    })
    const closed = { need_pcr_help_flag: false, pcr_help_reason: '', assigned_pcr: null, assigned_pcr_at: null }
    const kept = completeHelp(asks, { staff: person(1), ...PLANS })
    expect(kept).toMatchObject({ change: closed })
    expect('change' in kept && kept.change).not.toHaveProperty('in_pcr_queue')
    expect(completeHelp(asks, { staff: person(1), ...PLANS, visitAhead: true })).toMatchObject({
      change: { ...closed, in_pcr_queue: false },
    })
  })
})
