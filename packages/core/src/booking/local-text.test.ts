import { expect, test } from 'vitest'
import { localTexts } from './local-text.ts'

test('a local time is formatted with the common name of its zone (E-10)', () => {
  expect(localTexts('2026-03-10 13:05', 'America/Toronto')).toEqual({
    localDate: '2026-03-10',
    localTime: '1:05 p.m.',
    localText: 'Tuesday, March 10, 2026, 1:05 p.m. Eastern time',
  })
  expect(localTexts('2026-12-06 00:30', 'America/St_Johns').localText).toBe('Sunday, December 6, 2026, 12:30 a.m. Newfoundland time')
  expect(localTexts('2026-12-06 12:00', 'America/Dawson_Creek').localText).toContain('12:00 p.m. Dawson Creek time')
})
