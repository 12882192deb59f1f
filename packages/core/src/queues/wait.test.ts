import { describe, expect, test } from 'vitest'
import { NINE, waiting } from './clinic.test-data.ts'
import { DEFAULT_THRESHOLDS, type Wait, waitOf } from './wait.ts'

const thresholds = { help: 10, pcr: 100, np_new: 200, np_other: 500, hold: 300, soon: 25 }
const at = (minute: number) =>
  `2026-11-20T${String(14 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00.000Z`
const since = { stage_since: NINE }

describe('a wait', () => {
  test.each([
    ['in the PCR queue', waiting('pcr', since), { reason: 'pcr', due_at: at(100) }],
    ['for help', waiting('pcr', { ...since, need_pcr_help_flag: true }), { reason: 'help', due_at: at(10) }],
    ['as a new patient for an NP', waiting('np', since), { reason: 'np_new', due_at: at(200) }],
    ['as a known patient for an NP', waiting('np', { ...since, is_new_patient: false }), { reason: 'np_other', due_at: at(500) }],
    ['on hold', waiting('np', { ...since, assigned_np: 1, on_hold_in_queue: true }), { reason: 'hold', due_at: at(300) }],
  ] as const)('%s has its own limit', (_, patient, expected) => {
    expect(waitOf(patient, thresholds, at(1))).toMatchObject({ since: NINE, state: 'fine', ...expected })
  })

  test('is near the limit in its last quarter, and over it from the end on', () => {
    const stateAt = (minute: number): Wait['state'] | undefined => waitOf(waiting('pcr', since), thresholds, at(minute))?.state
    expect([74, 75, 99, 100, 400].map(stateAt)).toEqual(['fine', 'soon', 'soon', 'late', 'late'])
  })

  test('for help counts from the entry into the PCR queue, whatever happens in the NP queue (C-6)', () => {
    const both = { in_pcr_queue: true, entered_pcr_queue_at: at(5), need_pcr_help_flag: true, on_hold_in_queue: true, assigned_np: 1 }
    expect(waitOf(waiting('np', { ...since, ...both }), thresholds, at(6))).toMatchObject({ reason: 'help', since: at(5), due_at: at(15) })
  })

  test('on hold until a time is over the limit from then on', () => {
    const held = waiting('np', { ...since, assigned_np: 1, on_hold_in_queue: true, hold_until: at(400) })
    expect(waitOf(held, thresholds, at(399))).toEqual({ reason: 'hold', since: NINE, due_at: at(400), state: 'fine' })
    expect(waitOf(held, thresholds, at(400))?.state).toBe('late')
  })

  test('on hold by a PCR is due at the end of the hold, and counts from where the patient is', () => {
    const held = { ...since, assigned_pcr: 1, pcr_hold_reason: 'documents', pcr_hold_until: at(400) } as const
    expect(waitOf(waiting('pcr', held), thresholds, at(399))).toEqual({ reason: 'pcr', since: NINE, due_at: at(400), state: 'fine' })
    expect(waitOf(waiting('pcr', { ...held, need_pcr_help_flag: true }), thresholds, at(400))).toMatchObject({
      reason: 'help',
      state: 'late',
    })
    const both = { ...held, in_np_queue: true, entered_np_queue_at: NINE }
    expect(waitOf(waiting('pcr', both), thresholds, at(1))).toMatchObject({ reason: 'np_new', due_at: at(200) })
  })

  test('does not exist outside the queues', () => {
    expect(waitOf({ ...waiting('pcr', since), in_pcr_queue: false }, DEFAULT_THRESHOLDS, at(1))).toBeNull()
  })
})
