import { describe, expect, test } from 'vitest'
import { earlierText, nearMinute, warningText } from './calls-text.ts'

const clock = '2026-03-02 10:20'
const attempt = { id: 1, at: '', local: '2026-03-01 14:05', by: 'Amara Osei', outcome: 'no-answer', next_step: 'call' } as const

describe('what the dialog says of earlier calls', () => {
  test('how many there were and how the last one ended', () => {
    expect(earlierText({ attempts: [], clock })).toBe('This is the 1st call.')
    expect(earlierText({ attempts: [{ ...attempt, next_local: null, decision: '' }], clock })).toBe(
      'This is the 2nd call. The last one: no answer, yesterday 14:05, Amara Osei.',
    )
  })

  test.each([
    ['2026-03-02 09:00', '09:00'],
    ['2026-03-01 23:59', 'yesterday 23:59'],
    ['2026-03-03 00:00', 'tomorrow 00:00'],
    ['2026-03-05 09:00', '5 Mar 2026, 09:00'],
  ])('%s as “%s”', (minute, said) => {
    expect(nearMinute(minute, clock)).toBe(said)
  })

  test('what speaks against a call now', () => {
    expect(warningText({ quiet: true, rest_until: null, clock })).toBe('Calls are made from 9:00 to 21:00 where the patient is.')
    expect(warningText({ quiet: false, rest_until: '2026-03-02 14:00', clock })).toBe(
      'The last call was less than four hours ago. The next one: 14:00.',
    )
    expect(warningText({ quiet: false, rest_until: null, clock })).toBeNull()
  })
})
