import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrangeQueues, type Snapshot } from './arrange-queues.ts'

const ROW: Snapshot = {
  in_pcr_queue: false,
  in_np_queue: false,
  on_hold_in_queue: false,
  need_pcr_help_flag: false,
  is_new_patient: true,
  pcr_free: true,
  np_free: true,
  pcr_own: false,
  np_own: false,
  near: true,
  count: 1,
  soon: 0,
  late: 0,
  pcr_since: null,
  np_since: null,
}
const row = (change: Partial<Snapshot>): Snapshot => ({ ...ROW, ...change })
const MORNING = '2026-03-02T09:00:00.000Z'
const NOON = '2026-03-02T12:00:00.000Z'

describe('the queues in counts', () => {
  test('count who is unassigned, who is assigned, and since when the oldest waits (E-9)', () => {
    const { queues } = arrangeQueues([
      row({ in_pcr_queue: true, count: 4, late: 1, pcr_since: NOON }),
      row({ in_pcr_queue: true, pcr_free: false, count: 2, pcr_since: MORNING }),
      row({ in_np_queue: true, np_free: false, on_hold_in_queue: true, count: 3, late: 2, np_since: MORNING }),
      row({ in_np_queue: true, is_new_patient: false, count: 5, np_since: MORNING }),
      row({ in_np_queue: true, count: 1, np_since: NOON }),
    ])
    expect(queues).toEqual([
      { queue: 'pcr', unassigned: 4, assigned: 2, on_hold: 0, help: 0, late: 1, oldest_at: NOON },
      { queue: 'np', unassigned: 6, assigned: 0, on_hold: 3, help: 0, late: 2, oldest_at: MORNING },
    ])
  })

  test('count a patient in both queues in both, but as waiting for one thing', () => {
    const { queues, waits } = arrangeQueues([
      row({
        in_pcr_queue: true,
        in_np_queue: true,
        need_pcr_help_flag: true,
        count: 2,
        soon: 1,
        late: 1,
        pcr_since: NOON,
        np_since: MORNING,
      }),
    ])
    expect(queues.map(({ unassigned, help, late }) => [unassigned, help, late])).toEqual([
      [2, 2, 1],
      [2, 0, 0],
    ])
    expect(waits.filter(({ count }) => count > 0)).toEqual([{ reason: 'help', count: 2, soon: 1, late: 1 }])
  })

  test('count a user’s own: active and on hold apart, and only licensed provinces as claimable', () => {
    const { own } = arrangeQueues([
      row({ in_np_queue: true, np_free: false, np_own: true, count: 4, late: 1 }),
      row({ in_np_queue: true, np_free: false, np_own: true, on_hold_in_queue: true, count: 2 }),
      row({ in_np_queue: true, count: 7 }),
      row({ in_np_queue: true, near: false, count: 30 }),
    ])
    expect(own).toEqual([
      { queue: 'pcr', active: 0, on_hold: 0, late: 0, open: 0 },
      { queue: 'np', active: 4, on_hold: 2, late: 1, open: 7 },
    ])
  })

  test('lose no one and count no wait twice, for any queues', () => {
    const standing = fc.record({
      in_pcr_queue: fc.boolean(),
      in_np_queue: fc.boolean(),
      on_hold_in_queue: fc.boolean(),
      need_pcr_help_flag: fc.boolean(),
      is_new_patient: fc.boolean(),
      pcr_free: fc.boolean(),
      np_free: fc.boolean(),
      count: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(standing), (given) => {
        const rows = given
          .filter(({ in_pcr_queue, in_np_queue }) => in_pcr_queue || in_np_queue)
          .map((one) => {
            const held = one.on_hold_in_queue && one.in_np_queue
            return row({ ...one, on_hold_in_queue: held, np_free: held ? false : one.np_free, late: one.count })
          })
        const { queues, waits } = arrangeQueues(rows)
        const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
        const all = sum(rows.map(({ count }) => count))
        expect(sum(waits.map(({ count }) => count))).toBe(all)
        expect(sum(queues.map(({ late }) => late))).toBe(all)
        for (const { queue, unassigned, assigned, on_hold } of queues) {
          const here = rows.filter((one) => one[`in_${queue}_queue`])
          expect(unassigned + assigned + on_hold).toBe(sum(here.map(({ count }) => count)))
        }
      }),
    )
  })
})
