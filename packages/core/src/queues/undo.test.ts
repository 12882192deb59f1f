import { describe, expect, test } from 'vitest'
import type { Decision, Patient } from '../patients/patient.ts'
import { NINE, person, TEN, waiting } from './clinic.test-data.ts'
import { boundAgain, type UndoFacts, type UndoStep, undo } from './undo.ts'

const me = person(1)
const refusal = (decision: Decision) => ('refuse' in decision ? decision.refuse : null)
const step = (before: Partial<Patient>, more: Partial<UndoStep> = {}): UndoStep => ({
  user_id: 1,
  version_after: 1,
  before,
  created_at: TEN,
  ...more,
})
const holder = (changes: Parameters<typeof person>[1] = {}, np = 0, pcr = 0): UndoFacts['holders'][number] => ({
  staff: person(2, changes),
  active: { np, pcr },
})
const RELEASED = { assigned_np: 2, assigned_np_at: NINE }

describe('undoing a change (C-12)', () => {
  test('restores the fields', () => {
    const claimed = waiting('np', { assigned_np: 1, assigned_np_at: TEN })
    const before = { assigned_np: null, assigned_np_at: null }
    expect(undo(claimed, { staff: me, step: step(before), holders: [], now: TEN })).toEqual({ change: before })
    expect(boundAgain(claimed, step(before))).toEqual([])
  })

  test('is for its user, for a minute, until a later change', () => {
    const facts = { staff: me, step: step({ appointment_type: 'Renewal' }), holders: [], now: TEN }
    const patient = waiting('np')
    expect(refusal(undo(patient, { ...facts, now: '2026-11-20T15:01:00.000Z' }))).toBeNull()
    expect(refusal(undo(patient, { ...facts, now: '2026-11-20T15:01:00.001Z' }))).toBe('undo-expired')
    expect(refusal(undo(patient, { ...facts, staff: person(3) }))).toBe('undo-expired')
    expect(refusal(undo({ ...patient, version: 2 }, facts))).toBe('version-conflict')
    expect(boundAgain({ ...patient, version: 2 }, step(RELEASED))).toEqual([])
  })

  test('hides what the user may no longer see (A-15)', () => {
    const elsewhere = waiting('np', { province: 'AB' })
    expect(refusal(undo(elsewhere, { staff: me, step: step({ on_hold_in_queue: false }), holders: [], now: TEN }))).toBe(
      'patient-not-found',
    )
  })

  test.each([
    ['may still hold them', holder(), null],
    ['has their queue on (A-12)', holder({ queue_enabled: false }), 'undo-holder'],
    ['is still capable (REQ-564)', holder({ np_capable: false }), 'undo-holder'],
    ['is still licensed there (REQ-566)', holder({ provinces: ['AB'] }), 'undo-holder'],
    ['is still there at all', null, 'undo-holder'],
    ['has a place (REQ-513)', holder({}, 5), 'undo-limit'],
    ['has a place, with four', holder({}, 4), null],
  ] as const)('requires that the user who gets the patient back %s', (_, again, code) => {
    const released = waiting('np')
    expect(boundAgain(released, step(RELEASED))).toEqual([2])
    expect(refusal(undo(released, { staff: me, step: step(RELEASED), holders: again ? [again] : [], now: TEN }))).toBe(code)
  })

  test('a hold requires room again; undoing its end does not (REQ-495)', () => {
    const held = waiting('np', { assigned_np: 2, on_hold_in_queue: true })
    const unheld = { ...held, on_hold_in_queue: false }
    expect(refusal(undo(held, { staff: me, step: step({ on_hold_in_queue: false }), holders: [holder({}, 5)], now: TEN }))).toBe(
      'undo-limit',
    )
    expect(refusal(undo(unheld, { staff: me, step: step({ on_hold_in_queue: true }), holders: [], now: TEN }))).toBeNull()
  })

  test('a completion checks both users who had the patient (REQ-456, C-4)', () => {
    const completed = waiting('pcr')
    const before = { ...RELEASED, in_np_queue: true, entered_np_queue_at: NINE, assigned_pcr: 3, assigned_pcr_at: NINE }
    const other = { staff: person(3), active: { np: 0, pcr: 1000 } }
    expect(boundAgain(completed, step(before)).sort()).toEqual([2, 3])
    expect(refusal(undo(completed, { staff: me, step: step(before), holders: [holder(), other], now: TEN }))).toBe('undo-limit')
    const free = { ...other, active: { np: 9, pcr: 999 } }
    expect(refusal(undo(completed, { staff: me, step: step(before), holders: [holder(), free], now: TEN }))).toBeNull()
  })
})
