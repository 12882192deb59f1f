import { expect, test } from 'vitest'
import { arrangeProvinces } from './arrange-provinces.ts'

test('lists all thirteen provinces and territories by name, including empty ones (E-9)', () => {
  const rows = arrangeProvinces(new Map([['ON', 7]]))
  expect(rows).toHaveLength(13)
  expect(rows.map(({ province }) => province)).toEqual(rows.map(({ province }) => province).toSorted())
  expect(rows.filter(({ patients }) => patients > 0)).toEqual([{ code: 'ON', province: 'Ontario', patients: 7 }])
})

test('lists patients without a known province last, and loses no one', () => {
  const rows = arrangeProvinces(
    new Map([
      ['', 2],
      ['XX', 1],
      ['PE', 4],
    ]),
  )
  expect(rows.at(-1)).toEqual({ code: null, province: 'Not known', patients: 3 })
  expect(rows.reduce((sum, { patients }) => sum + patients, 0)).toBe(7)
})
