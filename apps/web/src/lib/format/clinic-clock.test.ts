import { afterEach, expect, it, vi } from 'vitest'
import { clinicInstant, clinicTime } from './clinic-clock.ts'
import { momentText } from './dates.ts'

/** Toronto as the server writes it: 2026-03-08 07:00 and 2026-11-01 06:00 UTC are its shifts. */
const HOUR = 60 * 60_000
const TORONTO = JSON.stringify([
  [Date.parse('2025-11-02T06:00Z'), -5 * HOUR],
  [Date.parse('2026-03-08T07:00Z'), -4 * HOUR],
  [Date.parse('2026-11-01T06:00Z'), -5 * HOUR],
])
const inToronto = () => vi.stubGlobal('document', { querySelector: () => ({ content: TORONTO }) })

afterEach(() => vi.unstubAllGlobals())

it('writes a moment in clinic time, wherever the viewer is', () => {
  inToronto()
  expect(momentText('2026-03-02T14:03:00.000Z')).toBe('2 Mar 2026, 09:03')
  expect(momentText('2026-07-02T03:30:00.000Z')).toBe('1 Jul 2026, 23:30')
  expect(momentText('2026-11-29T17:00:00.000Z')).toBe('29 Nov 2026, 12:00')
})

it('reads clinic time, on both sides of a change of clocks', () => {
  inToronto()
  for (const iso of ['2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z', '2026-11-01T03:00:00.000Z', '2026-11-01T12:00:00.000Z']) {
    expect(new Date(clinicInstant(clinicTime(Date.parse(iso)))).toISOString()).toBe(iso)
  }
  expect(clinicInstant('')).toBeNaN()
})

it('goes by the viewer’s clock where the page says nothing', () => {
  const noon = new Date(2026, 6, 2, 12).getTime()
  expect(clinicTime(noon)).toBe('2026-07-02T12:00')
  expect(clinicInstant('2026-07-02T12:00')).toBe(noon)
})
