import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { steadyRows } from './data-table-steady.ts'

type Row = { id: string; note: string }
const row = (id: string, note = ''): Row => ({ id, note })
const keyOf = (one: Row) => one.id
const ids = (rows: Row[]) => rows.map(keyOf).join('')

describe('a table that is in use', () => {
  it('keeps its rows in place with fresh content, and adds new ones below', () => {
    const rows = steadyRows({ shown: [row('a'), row('b')], fresh: [row('c'), row('b', 'new'), row('a')], keyOf }, null)
    expect(ids(rows)).toBe('abc')
    expect(rows[1]?.note).toBe('new')
  })

  it('lets rows go that are gone, but not the one that is being typed in', () => {
    const both = { shown: [row('a'), row('b'), row('c')], fresh: [row('c')], keyOf }
    expect(ids(steadyRows(both, null))).toBe('c')
    expect(ids(steadyRows(both, 'b'))).toBe('bc')
  })

  it('shows exactly the fresh rows, whatever was shown before', () => {
    const rows = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 8 }).map((keys) => keys.map((key) => row(key)))
    fc.assert(
      fc.property(rows, rows, (shown, fresh) => {
        expect(ids(steadyRows({ shown, fresh, keyOf }, null).toSorted((a, b) => a.id.localeCompare(b.id)))).toBe(
          ids(fresh.toSorted((a, b) => a.id.localeCompare(b.id))),
        )
      }),
    )
  })
})
