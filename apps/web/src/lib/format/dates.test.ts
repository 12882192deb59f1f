import { afterEach, describe, expect, it } from 'vitest'
import { setFormatLanguage } from '../messages/language.ts'
import { clockText, datesText, dayText, minuteText, momentText, rangeText } from './dates.ts'
import { longDay } from './long-day.ts'
import { numberText } from './numbers.ts'

afterEach(() => setFormatLanguage('en-CA'))

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

describe('a range of days', () => {
  it.each([
    ['2026-11-09', '2026-11-15', '9–15 Nov 2026', '9 au 15 nov. 2026'],
    ['2026-10-18', '2026-11-24', '18 Oct – 24 Nov 2026', '18 oct. au 24 nov. 2026'],
    ['2025-12-28', '2026-01-01', '28 Dec 2025 – 1 Jan 2026', '28 déc. 2025 au 1er janv. 2026'],
    ['2026-03-02', '2026-03-02', '2 Mar 2026', '2 mars 2026'],
  ])('from %s to %s says what they share once', (from, to, english, french) => {
    expect(rangeText(from, to)).toBe(english)
    setFormatLanguage('fr-CA')
    expect(rangeText(from, to)).toBe(french)
  })
})

describe('a stored sentence', () => {
  it('has its days and minutes as staff read them', () => {
    expect(datesText('Moved to NP queue by Amara Osei on 2026-11-26 11:57\nDue (2026-03-02, draft).')).toBe(
      'Moved to NP queue by Amara Osei on 26 Nov 2026, 11:57\nDue (2 Mar 2026, draft).',
    )
  })

  it.each(['patients-2026-03-02.csv', 'TCN-2026-03-02', '2026-03-02T09:15:00Z', '2026-13-01 09:15', '/2026-03-02'])('keeps %s', (text) => {
    expect(datesText(text)).toBe(text)
  })
})

describe('the French way', () => {
  it('writes days, moments and numbers as French Canada does', () => {
    setFormatLanguage('fr-CA')
    expect(dayText('2025-08-01')).toBe('1er août 2025')
    expect(longDay('2026-12-01')).toBe('mardi 1er déc. 2026')
    expect(longDay('2026-12-21')).toBe('lundi 21 déc. 2026')
    expect(momentText(new Date(2025, 10, 24, 9, 5).toISOString())).toBe('24 nov. 2025, 9\u00a0h\u00a005')
    expect(['14:30', '09:00', '00:05'].map(clockText)).toEqual(['14\u00a0h\u00a030', '9\u00a0h', '0\u00a0h\u00a005'])
    expect(minuteText('2026-03-02 09:15')).toBe('2 mars 2026, 9\u00a0h\u00a015')
    expect(datesText('pris en charge le 2026-03-02 09:15.')).toBe('pris en charge le 2 mars 2026, 9\u00a0h\u00a015.')
    expect(numberText(1234567.5, 1)).toMatch(/^1\s234\s567,5$/)
  })

  it('is left again when the person chooses the other', () => {
    setFormatLanguage('fr-CA')
    setFormatLanguage('en-CA')
    expect(numberText(1234567.5, 1)).toBe('1,234,567.5')
    expect(numberText(12)).toBe('12')
  })
})
