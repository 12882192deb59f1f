import { expect, test } from 'vitest'
import type { Patient } from '../patients/patient.ts'
import { waiting } from './clinic.test-data.ts'
import { proposeHelpNext } from './propose-help-next.ts'

const SEEN = { async_questionnaire_complete: true, completed_appointment_at: '2025-11-01T15:00:00.000Z' }

test.each<[string, Partial<Patient>, string]>([
  ['whose intake is done and who was not seen', { async_questionnaire_complete: true }, 'in-line'],
  ['who is still in the intake', {}, 'nothing'],
  ['whose renewal is ahead', { ...SEEN, upcoming_renewal_date: '2026-12-01' }, 'nothing'],
  ['whose renewal is overdue', { ...SEEN, upcoming_renewal_date: '2026-11-01' }, 'in-line'],
  ['who was seen, without a renewal date', SEEN, 'in-line'],
  ['who waits for an NP too', { async_questionnaire_complete: true, in_np_queue: true }, 'nothing'],
  ['with a planned call', { async_questionnaire_complete: true, call_state: 'planned' }, 'nothing'],
  ['who is ineligible', { async_questionnaire_complete: true, eligible: false }, 'nothing'],
])('the help of a patient %s is completed (F-3): first offered is what fits', (_, changes, next) => {
  expect(proposeHelpNext(waiting('pcr', changes), '2026-11-20')).toBe(next)
})
