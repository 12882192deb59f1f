import { expect, test } from 'vitest'
import { arrangeProvinces } from './arrange-provinces.ts'

test('all thirteen provinces and territories are listed by name, those without patients too (E-9)', () => {
  const rows = arrangeProvinces(new Map([['ON', 7]]))
  expect(rows).toHaveLength(13)
  expect(rows.map(({ province }) => province)).toEqual(rows.map(({ province }) => province).toSorted())
  expect(rows.filter(({ patients }) => patients > 0)).toEqual([{ code: 'ON', province: 'Ontario', patients: 7 }])
})

test('whoever lives in no province that is known comes last, and nobody is lost', () => {
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
