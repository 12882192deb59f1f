import { describe, expect, it } from 'vitest'
import { beforeText, daysText, presetRanges, rangeName } from './ranges.ts'

const TODAY = '2026-03-02'
const presets = (today: string) => Object.fromEntries(presetRanges(today).map(({ label, days }) => [label, `${days.from} ${days.to}`]))

describe('ranges of days', () => {
  it('are named from the clinic’s day, the last 7 days up to today among them (REQ-651)', () => {
    expect(presets(TODAY)).toEqual({
      Today: '2026-03-02 2026-03-02',
      'Last 7 days': '2026-02-24 2026-03-02',
      'Last 30 days': '2026-02-01 2026-03-02',
      'Last 90 days': '2025-12-03 2026-03-02',
      'This month': '2026-03-01 2026-03-02',
      'Last month': '2026-02-01 2026-02-28',
      'Last 12 months': '2025-03-03 2026-03-02',
    })
    expect(presets('2024-02-29')['Last 12 months']).toBe('2023-03-01 2024-02-29')
    expect(presets('2026-01-15')['Last month']).toBe('2025-12-01 2025-12-31')
  })

  it('are told by their name, else by their length', () => {
    expect(rangeName({ from: '2026-02-24', to: TODAY }, TODAY)).toBe('Last 7 days')
    expect(rangeName({ from: '2026-02-20', to: '2026-02-22' }, TODAY)).toBe('3 days')
    expect(daysText({ from: '2026-02-20', to: '2026-02-22' })).toBe('20–22 Feb 2026')
    expect(daysText({ from: TODAY, to: TODAY })).toBe('2 Mar 2026')
    expect(beforeText({ from: '2026-02-24', to: TODAY })).toBe('the 7 days before')
    expect(beforeText({ from: TODAY, to: TODAY })).toBe('the day before')
  })
})
