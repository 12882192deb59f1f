import { expect, it } from 'vitest'
import { patientRow } from '../../../../test/build.ts'
import { readTable } from './read-table.ts'

const COUNTS = { total: 2, active: 1, held: 1, now: '2026-03-10T15:00:00Z' }

it('gives each value of a row the name of its field', () => {
  const fields = ['patient_id', 'on_hold_in_queue', 'assigned_np']
  const rows = [
    ['a', true, null],
    ['b', false, 'Ana Osei'],
  ]
  expect(readTable({ ...COUNTS, fields, rows })).toEqual({
    ...COUNTS,
    rows: [
      { patient_id: 'a', on_hold_in_queue: true, assigned_np: null },
      { patient_id: 'b', on_hold_in_queue: false, assigned_np: 'Ana Osei' },
    ],
  })
})

it('leaves objects as they are', () => {
  const page = { ...COUNTS, rows: [patientRow()] }
  expect(readTable(page)).toBe(page)
})
