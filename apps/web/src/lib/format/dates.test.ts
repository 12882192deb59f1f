import { describe, expect, it } from 'vitest'
import { dayText, momentText } from './dates.ts'

describe('dates', () => {
  it('writes a day from its own digits, whatever follows them (E-10)', () => {
    expect(dayText('2025-11-24')).toBe('24 Nov 2025')
    expect(dayText('2025-01-03T23:59:59-08:00')).toBe('3 Jan 2025')
  })

  it.each([null, '', 'today', '2025-13-01'])('writes a dash for %s', (value) => {
    expect(dayText(value)).toBe('–')
    expect(momentText(value === '2025-13-01' ? '2025-13-01T00:00:00Z' : value)).toBe('–')
  })

  it('writes a moment on the clock of whoever looks', () => {
    expect(momentText(new Date(2025, 10, 24, 9, 5).toISOString())).toBe('24 Nov 2025, 09:05')
  })
})
