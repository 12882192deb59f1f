import { expect, test } from 'vitest'
import { NINE, person, TEN, waiting } from './clinic.test-data.ts'
import { askForHelp, enterFollowUp, enterNpQueue, enterPcrQueue } from './enter.ts'

const renewal = { appointment_type: 'Renewal', now: TEN }
const seenBy = (staff = person(2)) => ({ staff, active: 0 })

test('the chat puts a patient into the PCR queue, unassigned; who waits already keeps their place (REQ-141)', () => {
  const entry = { appointment_type: 'New Patient', now: TEN }
  expect(enterPcrQueue(waiting('pcr', { in_pcr_queue: false, entered_pcr_queue_at: null, assigned_pcr: 3 }), entry)).toEqual({
    ...{ in_pcr_queue: true, entered_pcr_queue_at: TEN, appointment_type: 'New Patient' },
    ...{ assigned_pcr: null, assigned_pcr_at: null },
  })
  expect(enterPcrQueue(waiting('pcr', { entered_pcr_queue_at: NINE }), entry)).toMatchObject({ entered_pcr_queue_at: NINE })
})

test('a renewal enters the NP queue, with the last practitioner where they may take it (REQ-139, REQ-140)', () => {
  const patient = waiting('np', { in_np_queue: false, entered_np_queue_at: null })
  const entered = { in_np_queue: true, entered_np_queue_at: TEN, appointment_type: 'Renewal' }
  expect(enterNpQueue(patient, { ...renewal, lastSeen: seenBy() })).toMatchObject({ ...entered, assigned_np: 2, assigned_np_at: TEN })
  for (const lastSeen of [null, seenBy(person(2, { queue_enabled: false })), { ...seenBy(), active: 5 }])
    expect(enterNpQueue(patient, { ...renewal, lastSeen })).toMatchObject({ ...entered, assigned_np: null })
})

test('a finished follow-up is for a PCR to review, and no longer asked for (REQ-142)', () => {
  expect(enterFollowUp(waiting('np', { follow_up_questionnaire_required: true }), { now: TEN })).toMatchObject({
    ...{ in_pcr_queue: true, entered_pcr_queue_at: TEN, need_pcr_help_flag: true, pcr_help_reason: 'Follow Up' },
    ...{ follow_up_questionnaire_complete: true, follow_up_questionnaire_required: false },
  })
})

test('who asks for a person waits for a PCR; an urgent request stays urgent (REQ-143)', () => {
  const asked = { in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }
  expect(askForHelp(waiting('np'), { urgent_reason: null, now: TEN })).toEqual({ ...asked, entered_pcr_queue_at: TEN })
  expect(askForHelp(waiting('np'), { urgent_reason: 'suicide', now: TEN })).toMatchObject({ ...asked, urgent_reason: 'suicide' })
})
