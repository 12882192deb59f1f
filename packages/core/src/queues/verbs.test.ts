import { describe, expect, test } from 'vitest'
import type { Decision } from '../patients/patient.ts'
import { assign } from './assign.ts'
import { claim } from './claim.ts'
import { NINE, person, TEN, waiting } from './clinic.test-data.ts'
import { completeAppointment } from './complete-appointment.ts'
import { completeHelp } from './complete-help.ts'
import { askForHelp } from './enter.ts'
import { hold } from './hold.ts'
import { holdPcr } from './hold-pcr.ts'
import { sendBack } from './send-back.ts'
import { sendToNp } from './send-to-np.ts'
import { unassign } from './unassign.ts'
import { unhold } from './unhold.ts'
import { unholdPcr, unholdPcrInTime } from './unhold-pcr.ts'

const NOTHING_AHEAD = { visitAhead: false, decision: null, today: '2026-11-20' }

const me = person(1)
const other = person(2)
const boss = person(9, { scopes: ['npmanager', 'pcrmanager', 'np', 'pcr', 'user'] })
const refusal = (decision: Decision) => ('refuse' in decision ? decision.refuse : null)
const change = (decision: Decision) => ('change' in decision ? decision.change : null)
const AT = '2026-11-20 10:00'

describe('a claim', () => {
  test.each(['expired', 'suspended'] as const)('is refused to an NP whose licence is %s, not to a PCR (F-7)', (standing) => {
    expect(refusal(claim(waiting('np'), { ...facts, standing }))).toBe('licence-not-in-force')
    expect(change(claim(waiting('pcr'), { ...facts, queue: 'pcr', standing }))).not.toBeNull()
  })
  test('needs no verified licence (F-7)', () => {
    expect(change(claim(waiting('np'), { ...facts, standing: 'not-verified' }))).not.toBeNull()
  })
  const facts = { staff: me, queue: 'np' as const, active: 0, now: TEN }
  test('assigns the claimer (REQ-443, REQ-492)', () => {
    expect(change(claim(waiting('np'), facts))).toEqual({ assigned_np: 1, assigned_np_at: TEN })
    expect(change(claim(waiting('pcr'), { ...facts, queue: 'pcr' }))).toEqual({ assigned_pcr: 1, assigned_pcr_at: TEN })
  })
  test.each([
    ['needs the queue enabled (REQ-453, REQ-510)', waiting('np'), { staff: person(1, { queue_enabled: false }) }, 'queue-disabled'],
    ['needs a capable group (REQ-564)', waiting('np'), { staff: person(1, { np_capable: false }) }, 'forbidden'],
    ['needs nobody on the patient (REQ-512)', waiting('np', { assigned_np: 2 }), {}, 'already-claimed'],
    ['needs the patient in the queue', waiting('pcr'), {}, 'not-in-queue'],
    ['hides patients of other provinces (REQ-566)', waiting('np', { province: 'AB' }), {}, 'patient-not-found'],
    ['hides patients without a province (B-11)', waiting('np', { province: null }), {}, 'patient-not-found'],
    ['is refused at five active patients (REQ-513)', waiting('np'), { active: 5 }, 'np-limit'],
    ['is refused at a thousand as PCR (REQ-456)', waiting('pcr'), { queue: 'pcr' as const, active: 1000 }, 'pcr-limit'],
  ])('%s', (_, patient, changes, code) => {
    expect(refusal(claim(patient, { ...facts, ...changes }))).toBe(code)
  })
  test('is allowed with four active and with 999 as PCR (C-2)', () => {
    expect(change(claim(waiting('np'), { ...facts, active: 4 }))).not.toBeNull()
    expect(change(claim(waiting('pcr'), { ...facts, queue: 'pcr', active: 999 }))).not.toBeNull()
  })
})

describe('holding', () => {
  test('is for the assigned user or a manager, and once (REQ-494)', () => {
    const mine = waiting('np', { assigned_np: 1 })
    const held = { on_hold_in_queue: true, hold_until: null }
    expect(change(hold(mine, { staff: me, now: TEN }))).toEqual(held)
    expect(change(hold(mine, { staff: boss, now: TEN }))).toEqual(held)
    expect(refusal(hold(mine, { staff: other, now: TEN }))).toBe('not-yours')
    expect(change(hold({ ...mine, on_hold_in_queue: true }, { staff: me, now: TEN }))).toEqual({})
    expect(refusal(hold(waiting('np'), { staff: boss, now: TEN }))).toBe('not-assigned')
  })
  test('ends only below five other active patients (REQ-495)', () => {
    const held = waiting('np', { assigned_np: 1, on_hold_in_queue: true })
    expect(change(unhold(held, { staff: me, active: 4 }))).toEqual({ on_hold_in_queue: false })
    expect(refusal(unhold(held, { staff: me, active: 5 }))).toBe('np-limit-unhold')
    expect(change(unhold(waiting('np', { assigned_np: 1 }), { staff: me, active: 5 }))).toEqual({})
  })
})

describe('a PCR’s hold', () => {
  const mine = waiting('pcr', { assigned_pcr: 1 })
  const until = '2026-11-21T15:00:00.000Z'
  const order = { reason: 'documents', until, now: TEN } as const
  const held = { pcr_hold_reason: 'documents', pcr_hold_until: until } as const
  test('has a reason and an end, is for the assigned PCR or a manager, and can be changed', () => {
    expect(change(holdPcr(mine, { ...order, staff: me }))).toEqual(held)
    expect(change(holdPcr(mine, { ...order, staff: boss }))).toEqual(held)
    expect(change(holdPcr({ ...mine, ...held }, { ...order, staff: me, reason: 'seller' }))).toEqual({ ...held, pcr_hold_reason: 'seller' })
    expect(refusal(holdPcr(mine, { ...order, staff: other }))).toBe('not-yours')
    expect(refusal(holdPcr(waiting('pcr'), { ...order, staff: boss }))).toBe('not-assigned')
    expect(refusal(holdPcr(waiting('np', { assigned_np: 1 }), { ...order, staff: me }))).toBe('not-in-queue')
    for (const end of [TEN, '2027-02-18T15:00:00.001Z'])
      expect(refusal(holdPcr(mine, { ...order, staff: me, until: end }))).toBe('invalid-input')
  })
  test('is refused to an urgent request (F-4)', () => {
    expect(refusal(holdPcr({ ...mine, need_pcr_help_flag: true, urgent_reason: 'suicide' }, { ...order, staff: me }))).toBe(
      'urgent-no-hold',
    )
  })
  test('ends by hand or at its time, and when the patient asks for a person', () => {
    const none = { pcr_hold_reason: '', pcr_hold_until: null }
    expect(change(unholdPcr({ ...mine, ...held }, { staff: me }))).toEqual(none)
    expect(change(unholdPcr(mine, { staff: me }))).toEqual({})
    expect(refusal(unholdPcr({ ...mine, ...held }, { staff: other }))).toBe('not-yours')
    expect(refusal(unholdPcrInTime({ ...mine, ...held }, TEN))).toBe('not-on-hold')
    expect(change(unholdPcrInTime({ ...mine, ...held }, until))).toEqual(none)
    expect(askForHelp({ ...mine, ...held }, { urgent_reason: null, now: TEN })).toMatchObject(none)
  })
})

describe('moving between the queues', () => {
  const mine = waiting('pcr', { assigned_pcr: 1, system_notes: 'earlier', last_seen_practitioner: 2 })
  test('sends to the NP queue with a note on top and keeps the PCR (REQ-445, REQ-447)', () => {
    const sent = change(sendToNp(mine, { staff: me, lastSeen: null, now: TEN, at: AT }))
    expect(sent).toMatchObject({
      in_pcr_queue: false,
      entered_pcr_queue_at: null,
      in_np_queue: true,
      entered_np_queue_at: TEN,
      assigned_np: null,
    })
    expect(sent?.system_notes).toBe('Moved to NP queue by Person 1 on 2026-11-20 10:00\nearlier')
    expect(sent).not.toHaveProperty('assigned_pcr')
  })
  test('sets the entry time to now where there is none (REQ-448)', () => {
    const none = { ...mine, entered_np_queue_at: null }
    expect(change(sendToNp(none, { staff: me, lastSeen: null, now: TEN, at: AT }))?.entered_np_queue_at).toBe(TEN)
  })
  test('keeps an entry time that is already there (REQ-448)', () => {
    const both = { ...mine, in_np_queue: true, entered_np_queue_at: NINE }
    expect(change(sendToNp(both, { staff: me, lastSeen: null, now: TEN, at: AT }))?.entered_np_queue_at).toBe(NINE)
  })
  test.each([
    ['goes to the last practitioner when they are a known NP (REQ-446)', other, 0, 2],
    ['goes to nobody when they are off duty', person(2, { queue_enabled: false }), 0, null],
    ['goes to nobody when they are not licensed there', person(2, { provinces: ['AB'] }), 0, null],
    ['goes to nobody when they already have five', other, 5, null],
  ])('%s', (_, staff, active, expected) => {
    expect(change(sendToNp(mine, { staff: me, lastSeen: { staff, active }, now: TEN, at: AT }))?.assigned_np).toBe(expected)
  })
  test('sends back with a new entry time, unassigned, with a note (REQ-497, REQ-498, C-1)', () => {
    const patient = waiting('np', { assigned_np: 1 })
    const back = change(sendBack(patient, { staff: me, now: TEN, at: AT }))
    expect(back).toMatchObject({
      in_pcr_queue: true,
      in_np_queue: false,
      on_hold_in_queue: false,
      entered_np_queue_at: null,
      entered_pcr_queue_at: TEN,
      assigned_np: null,
    })
    expect(back?.system_notes).toBe('Sent back to PCR queue by Person 1 on 2026-11-20 10:00')
    expect(refusal(sendBack({ ...patient, on_hold_in_queue: true }, { staff: me, now: TEN, at: AT }))).toBe('on-hold')
    expect(refusal(sendBack(waiting('np'), { staff: me, now: TEN, at: AT }))).toBe('not-assigned')
  })
})

describe('completing', () => {
  test('an appointment clears the queue, names the practitioner and renews in a year (REQ-501 to REQ-507)', () => {
    const patient = waiting('np', { assigned_np: 1, assigned_pcr: 2 })
    const done = change(completeAppointment(patient, { staff: me, now: TEN, today: '2028-02-29' }))
    expect(done).toEqual({
      is_new_patient: false,
      assigned_pcr: null,
      assigned_pcr_at: null,
      assigned_np: null,
      assigned_np_at: null,
      on_hold_in_queue: false,
      np_review_due_on: null,
      in_np_queue: false,
      entered_np_queue_at: null,
      last_seen_practitioner: 1,
      completed_appointment_at: TEN,
      upcoming_renewal_date: '2029-02-28',
    })
  })
  test('an appointment renews on the same day of the next year, also in a year of 366 days (REQ-507)', () => {
    const patient = waiting('np', { assigned_np: 1 })
    expect(change(completeAppointment(patient, { staff: me, now: TEN, today: '2027-06-01' }))?.upcoming_renewal_date).toBe('2028-06-01')
  })
  test('by a manager names the assigned NP, who must be chosen (REQ-504, C-3)', () => {
    expect(
      change(completeAppointment(waiting('np', { assigned_np: 2 }), { staff: boss, now: TEN, today: '2026-11-20' }))
        ?.last_seen_practitioner,
    ).toBe(2)
    expect(refusal(completeAppointment(waiting('np'), { staff: boss, now: TEN, today: '2026-11-20' }))).toBe('not-assigned')
  })
  test('leaves the PCR queue as it is (C-4)', () => {
    const both = waiting('np', { assigned_np: 1, in_pcr_queue: true, entered_pcr_queue_at: NINE })
    expect(change(completeAppointment(both, { staff: me, now: TEN, today: '2026-11-20' }))).not.toHaveProperty('in_pcr_queue')
  })
  test('a help request clears flag and reason and leaves the queue (REQ-449)', () => {
    const patient = waiting('pcr', { assigned_pcr: 1, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })
    expect(change(completeHelp(patient, { staff: me, ...NOTHING_AHEAD }))).toMatchObject({
      need_pcr_help_flag: false,
      pcr_help_reason: '',
      in_pcr_queue: false,
      assigned_pcr: null,
    })
    expect(refusal(completeHelp({ ...patient, need_pcr_help_flag: false }, { staff: me, ...NOTHING_AHEAD }))).toBe('no-help-request')
  })
  test.each([
    ['in-line', true, undefined],
    ['in-line', false, undefined],
    ['call-back', true, false],
    ['call-back', false, false],
    ['nothing', true, undefined],
    ['nothing', false, false],
  ] as const)('a help request with %s next, intake done %s: in_pcr_queue becomes %s (F-3)', (next, isDone, in_pcr_queue) => {
    const patient = waiting('pcr', { assigned_pcr: 1, need_pcr_help_flag: true, async_questionnaire_complete: isDone, call_attempts: 2 })
    const changed = change(completeHelp(patient, { staff: me, next, ...NOTHING_AHEAD }))
    expect(changed).toMatchObject({ need_pcr_help_flag: false, assigned_pcr: null, assigned_pcr_at: null })
    expect(changed?.in_pcr_queue).toBe(in_pcr_queue)
    expect(changed?.call_attempts).toBe(next === 'call-back' ? 0 : undefined)
  })
  test.each(['in-line', 'call-back', 'nothing'] as const)('a help request with %s next is refused as without it (F-3)', (next) => {
    const asks = { need_pcr_help_flag: true, urgent_reason: 'suicide' as const }
    const facts = { staff: me, next, ...NOTHING_AHEAD }
    expect(refusal(completeHelp(waiting('pcr', { ...asks, assigned_pcr: 2 }), facts))).toBe('not-yours')
    expect(refusal(completeHelp(waiting('pcr', { assigned_pcr: 1 }), facts))).toBe('no-help-request')
    expect(refusal(completeHelp(waiting('pcr', { ...asks, assigned_pcr: 1 }), { ...facts, among: true }))).toBe('urgent-help-open')
  })
})

describe('assigning by a manager', () => {
  const facts = { staff: boss, target: other, queue: 'np' as const, active: 0, confirmed: false, now: TEN }
  test('assigns the patient to a capable user (REQ-547)', () => {
    expect(change(assign(waiting('np'), facts))).toMatchObject({ assigned_np: 2 })
  })
  test.each([
    ['is for managers', { staff: me }, 'forbidden'],
    ['needs an NP that exists among the capable (REQ-561)', { target: person(2, { queue_enabled: false }) }, 'np-not-found'],
    ['needs a licence where the patient lives (REQ-552)', { target: person(2, { provinces: ['BC'] }) }, 'np-not-licensed'],
    ['is refused where the licence has expired (F-7)', { standing: 'expired' as const }, 'np-licence-not-in-force'],
    ['is refused where the licence is suspended (F-7)', { standing: 'suspended' as const }, 'np-licence-not-in-force'],
    ['past the limit needs a confirmation (C-2)', { active: 5 }, 'limit-needs-confirmation'],
  ])('%s', (_, changes, code) => {
    expect(refusal(assign(waiting('np'), { ...facts, ...changes }))).toBe(code)
  })
  test('needs a PCR who is licensed where the patient lives, where that is known (REQ-459, REQ-566)', () => {
    const elsewhere = { ...facts, queue: 'pcr' as const, target: person(2, { provinces: ['BC'] }) }
    expect(refusal(assign(waiting('pcr'), elsewhere))).toBe('pcr-not-licensed')
    expect(change(assign(waiting('pcr', { province: null }), elsewhere))).toMatchObject({ assigned_pcr: 2 })
  })
  test('asks for no verified licence, and for none of a PCR (F-7)', () => {
    expect(change(assign(waiting('np'), { ...facts, standing: 'not-verified' }))).not.toBeNull()
    expect(change(assign(waiting('pcr'), { ...facts, queue: 'pcr', standing: 'expired' }))).not.toBeNull()
  })
  test('above the limit succeeds when confirmed (C-2)', () => {
    expect(change(assign(waiting('np'), { ...facts, active: 5, confirmed: true }))).not.toBeNull()
  })
})

test('releasing is for the assigned user or a manager and ends a hold (REQ-493)', () => {
  const held = waiting('np', { assigned_np: 1, on_hold_in_queue: true })
  expect(change(unassign(held, { staff: me, queue: 'np' }))).toEqual({ assigned_np: null, assigned_np_at: null, on_hold_in_queue: false })
  expect(refusal(unassign(held, { staff: other, queue: 'np' }))).toBe('not-yours')
  expect(change(unassign(waiting('np'), { staff: me, queue: 'np' }))).toEqual({})
  expect(change(unassign({ ...held, in_np_queue: false }, { staff: boss, queue: 'np' }))).toMatchObject({ assigned_np: null })
})
