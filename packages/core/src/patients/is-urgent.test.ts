import { describe, expect, test } from 'vitest'
import { manage } from '../patient-list/manage.ts'
import { NINE, person, TEN, waiting } from '../queues/clinic.test-data.ts'
import { completeAppointment } from '../queues/complete-appointment.ts'
import { completeHelp } from '../queues/complete-help.ts'
import { askForHelp, enterFollowUp, requestReview } from '../queues/enter.ts'
import { markIneligible, stopped } from '../queues/mark-ineligible.ts'
import { sendBack } from '../queues/send-back.ts'
import { urgentSentence } from './is-urgent.ts'
import type { Decision, Patient } from './patient.ts'
import { setPriority } from './set-priority.ts'

const NOTHING_AHEAD = { visitAhead: false, decision: null, today: '2026-11-20' }

const me = person(1)
const admin = person(9, { scopes: ['admin', 'npmanager', 'pcrmanager', 'user'] })
const URGENT = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', urgent_reason: 'suicide' } as const
const WHY = { ineligible_reason: 'Schizophrenia', eligible_date: null }
const inBoth = { in_np_queue: true, entered_np_queue_at: NINE } as const
const refusal = (decision: Decision) => ('refuse' in decision ? decision.refuse : null)
const change = (decision: Decision) => ('change' in decision ? decision.change : null)
const changed = (patient: Patient, fields: Partial<Patient> | null) => ({ ...patient, ...fields })

describe('an eligibility outcome', () => {
  test.each([
    ['waits in the PCR queue', waiting('pcr', URGENT), { entered_pcr_queue_at: NINE, assigned_pcr: null }],
    ['is with a PCR', waiting('pcr', { ...URGENT, assigned_pcr: 1 }), { entered_pcr_queue_at: NINE, assigned_pcr: 1 }],
    ['is in both queues', waiting('pcr', { ...URGENT, ...inBoth, assigned_np: 2 }), { entered_pcr_queue_at: NINE, assigned_pcr: null }],
    ['was sent to the NP queue', waiting('np', { ...URGENT, assigned_pcr: 1 }), { entered_pcr_queue_at: TEN, assigned_pcr: null }],
  ])('keeps the urgent request of a patient who %s, in the PCR queue, and is recorded (F-4, F-19)', (_, patient, place) => {
    expect(changed(patient, stopped(patient, WHY, TEN))).toMatchObject({
      ...URGENT,
      ...place,
      in_pcr_queue: true,
      in_np_queue: false,
      assigned_np: null,
      eligible: false,
      ineligible_reason: 'Schizophrenia',
      marked_ineligible_at: TEN,
    })
  })
  test('by staff keeps it too', () => {
    const patient = waiting('pcr', { ...URGENT, assigned_pcr: 1 })
    expect(changed(patient, change(markIneligible(patient, { staff: me, now: TEN, ...WHY })))).toMatchObject({
      ...URGENT,
      in_pcr_queue: true,
      assigned_pcr: 1,
      eligible: false,
    })
  })
  test('by staff removes a patient without one from both queues (REQ-452)', () => {
    const patient = waiting('pcr', { ...inBoth, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    expect(changed(patient, change(markIneligible(patient, { staff: admin, now: TEN, ...WHY })))).toMatchObject({
      in_pcr_queue: false,
      in_np_queue: false,
      need_pcr_help_flag: false,
      pcr_help_reason: '',
      urgent_reason: '',
    })
  })
  test('in the chat keeps an ordinary request too, and clears nothing else (F-19)', () => {
    const asked = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' }
    const patient = waiting('pcr', { ...inBoth, ...asked, assigned_pcr: 1 })
    const left = { in_np_queue: false, eligible: false, ineligible_reason: 'Schizophrenia' }
    expect(changed(patient, stopped(patient, WHY, TEN))).toMatchObject({ ...asked, ...left, in_pcr_queue: true, assigned_pcr: 1 })
    expect(changed(waiting('np', asked), stopped(waiting('np', asked), WHY, TEN))).toMatchObject({ ...asked, ...left, in_pcr_queue: true })
    expect(changed(waiting('pcr'), stopped(waiting('pcr'), WHY, TEN))).toMatchObject({ ...left, in_pcr_queue: false })
  })
})

describe('a review by a practitioner (F-19)', () => {
  const request = { due_on: '2026-11-30', appointment_type: 'New Patient', lastSeen: null, now: TEN }
  const requested = (patient: Patient) => changed(patient, requestReview(patient, request))

  test('puts the patient in the NP queue with its date, and asked for again keeps place and date', () => {
    const stop = changed(waiting('pcr'), stopped(waiting('pcr'), WHY, NINE))
    const once = requested(stop)
    expect(once).toMatchObject({ in_np_queue: true, entered_np_queue_at: TEN, np_review_due_on: '2026-11-30', eligible: false })
    const again = changed(once, requestReview(once, { ...request, due_on: '2026-12-04', now: '2026-11-27T15:00:00.000Z' }))
    expect(again).toMatchObject({ entered_np_queue_at: TEN, np_review_due_on: '2026-11-30' })
  })
  test('is not closed by another stop, by being sent back, or by a PCR who marks the patient', () => {
    const open = requested(waiting('np', { assigned_np: 1 }))
    expect(changed(open, stopped(open, WHY, TEN))).toMatchObject({ in_np_queue: true, np_review_due_on: '2026-11-30' })
    expect(change(sendBack(open, { staff: me, now: TEN, at: '10:00' }))).toMatchObject({ np_review_due_on: '2026-11-30' })
    const pcr = person(4, { np_capable: false })
    const both = requested(waiting('pcr', { ...inBoth, assigned_pcr: 4 }))
    expect(changed(both, change(markIneligible(both, { staff: pcr, now: TEN, ...WHY })))).toMatchObject({
      ...{ in_pcr_queue: false, assigned_pcr: null, eligible: false },
      ...{ in_np_queue: true, np_review_due_on: '2026-11-30' },
    })
  })
  test('ends when a practitioner completes or marks the patient', () => {
    const open = requested(waiting('np', { assigned_np: 1 }))
    expect(change(completeAppointment(open, { staff: me, now: TEN, today: '2026-11-24' }))).toMatchObject({ np_review_due_on: null })
    expect(change(markIneligible(open, { staff: me, now: TEN, ...WHY }))).toMatchObject({ np_review_due_on: null, in_np_queue: false })
  })
})

describe('an urgent request', () => {
  test('is closed by completing it individually, not in bulk (REQ-449)', () => {
    const patient = waiting('pcr', { ...URGENT, assigned_pcr: 1 })
    const closed = { urgent_reason: '', need_pcr_help_flag: false, pcr_help_reason: '', in_pcr_queue: false }
    expect(change(completeHelp(patient, { staff: me, ...NOTHING_AHEAD }))).toMatchObject(closed)
    expect(refusal(completeHelp(patient, { staff: me, among: true, ...NOTHING_AHEAD }))).toBe('urgent-help-open')
    expect(change(completeHelp({ ...patient, urgent_reason: '' }, { staff: me, among: true, ...NOTHING_AHEAD }))).toMatchObject(closed)
  })
  test.each([
    ['switching help off', { verb: 'set-help', need_pcr_help_flag: false, pcr_help_reason: '' }],
    ['a place in the queue without help', putInPcr(false)],
    ['taking the patient out of the PCR queue', { verb: 'remove-from-queue', queue: 'pcr' }],
  ] as const)('is not closed by %s in the Patient Manager', (_, order) => {
    const place = { staff: admin, now: TEN }
    expect(refusal(manage(waiting('pcr', URGENT), order, place))).toBe('urgent-help-open')
    expect(refusal(manage(waiting('pcr', { ...URGENT, urgent_reason: '' }), order, place))).toBeNull()
  })
  test('is not closed by a manager’s priority, confirmed or not (C-5)', () => {
    const off = { staff: admin, need_pcr_help_flag: false, confirmed: true }
    expect(refusal(setPriority(waiting('pcr', URGENT), off))).toBe('urgent-help-open')
    expect(change(setPriority(waiting('pcr', { ...URGENT, manager_priority: true }), off))).toEqual({ manager_priority: false })
  })
  test('returns to the PCR queue when the patient leaves the NP queue with it', () => {
    const sent = waiting('np', { ...URGENT, assigned_np: 1, assigned_pcr: 2 })
    const back = { in_np_queue: false, in_pcr_queue: true, entered_pcr_queue_at: TEN, assigned_pcr: null, urgent_reason: 'suicide' }
    expect(changed(sent, change(completeAppointment(sent, { staff: me, now: TEN, today: '2026-11-20' })))).toMatchObject(back)
    const removed = manage(sent, { verb: 'remove-from-queue', queue: 'np' }, { staff: admin, now: TEN })
    expect(changed(sent, change(removed))).toMatchObject(back)
  })
  test('keeps the most serious reason, and stays urgent when the patient asks for a person or finishes a follow-up', () => {
    const patient = waiting('pcr', URGENT)
    const reasonAfter = (fields: Partial<Patient>) => changed(patient, fields).urgent_reason
    expect(reasonAfter(askForHelp(patient, { urgent_reason: 'red-flag', now: TEN }))).toBe('suicide')
    expect(reasonAfter(askForHelp(patient, { urgent_reason: null, now: TEN }))).toBe('suicide')
    expect(reasonAfter(enterFollowUp(patient, { now: TEN }))).toBe('suicide')
    const flagged = waiting('pcr', { ...URGENT, urgent_reason: 'red-flag' })
    expect(askForHelp(flagged, { urgent_reason: 'overdose', now: TEN }).urgent_reason).toBe('overdose')
    expect(askForHelp(waiting('pcr'), { urgent_reason: null, now: TEN })).not.toHaveProperty('urgent_reason')
  })
  test('gives its reason as a sentence, and an ordinary one gives none', () => {
    expect(urgentSentence({ urgent_reason: 'suicide' })).toBe('Spoke of suicide.')
    expect(urgentSentence({ urgent_reason: '' })).toBeNull()
  })
})

function putInPcr(need_pcr_help_flag: boolean) {
  return { verb: 'put-in-pcr-queue', appointment_type: 'Reminder Call', pcr_help_reason: '', need_pcr_help_flag } as const
}
