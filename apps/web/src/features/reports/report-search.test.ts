import { describe, expect, it } from 'vitest'
import { readReportSearch, writeReportSearch } from './report-search.ts'

describe('the address of the reports', () => {
  it.each([
    [{}, { from: '', to: '' }],
    [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-02-01', to: '2026-02-28' },
    ],
    [
      { from: '2026-02-28', to: '2026-02-01' },
      { from: '', to: '' },
    ],
    [
      { from: '2026-02-30', to: '2026-03-01' },
      { from: '', to: '' },
    ],
    [{ from: '2026-02-01' }, { from: '', to: '' }],
    [
      { from: 7, to: 'today' },
      { from: '', to: '' },
    ],
  ])('%j means %j', (raw, search) => {
    expect(readReportSearch(raw)).toEqual(search)
  })

  it('names days only where they were chosen', () => {
    expect(writeReportSearch({ from: '', to: '' })).toEqual({})
    expect(writeReportSearch({ from: '2026-02-01', to: '2026-02-28' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  })
})
