import type { StatusRow } from '@clinic/contract/patients'
import type { QueuePage } from '@clinic/contract/queues'
import { newPatient } from '@clinic/core/patients/status-fields'
import { describe, expect, it } from 'vitest'
import { applyRow } from './apply-row.ts'

const row = (change: Partial<StatusRow>): StatusRow => ({
  ...newPatient('a'),
  id: 'a',
  in_np_queue: true,
  assigned_pcr: null,
  assigned_pcr_id: null,
  assigned_np: 'Ana Osei',
  assigned_np_id: 7,
  assigned_at: null,
  last_seen_practitioner: null,
  ...change,
})
const page = (...rows: StatusRow[]): QueuePage => ({
  rows,
  total: rows.length,
  held: rows.filter((one) => one.on_hold_in_queue).length,
  active: rows.filter((one) => !one.on_hold_in_queue).length,
  now: '2026-03-10T15:00:00Z',
})
const mine = { queue: 'np', list: 'mine', userId: 7 } as const
const unassigned = { queue: 'np', list: 'unassigned', userId: 7 } as const

describe('a held page after one row changed', () => {
  it('shows the row in its place, and counts a hold at once', () => {
    const other = row({ patient_id: 'b' })
    expect(applyRow(page(row({}), other), row({ on_hold_in_queue: true }), mine)).toMatchObject({
      rows: [{ patient_id: 'a', on_hold_in_queue: true }, { patient_id: 'b' }],
      total: 2,
      active: 1,
      held: 1,
    })
  })

  it('lets a row go that left the list', () => {
    expect(applyRow(page(row({})), row({ in_np_queue: false }), mine)).toMatchObject({ rows: [], total: 0, active: 0, held: 0 })
    expect(applyRow(page(row({ assigned_np_id: null })), row({}), unassigned)).toMatchObject({ rows: [], total: 0 })
  })

  it('lets a held row go with its hold', () => {
    expect(applyRow(page(row({ on_hold_in_queue: true })), row({ assigned_np_id: null }), mine)).toMatchObject({
      rows: [],
      active: 0,
      held: 0,
    })
  })

  it('keeps everybody of the queue in a manager’s list, whoever holds them', () => {
    const all = { queue: 'np', list: 'all', userId: 7 } as const
    expect(applyRow(page(row({})), row({ assigned_np_id: 9 }), all).rows).toHaveLength(1)
    expect(applyRow(page(row({})), row({ in_np_queue: false }), all).rows).toHaveLength(0)
  })

  it('is the same page where the row was not in it', () => {
    const before = page(row({ patient_id: 'b' }))
    expect(applyRow(before, row({}), mine)).toBe(before)
  })
})
