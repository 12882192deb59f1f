import { CALL_OUTCOMES } from '@clinic/contract/patients/calls'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HALF_HOUR, TORONTO } from '../booking/clock.test-data.ts'
import { millisecondsBetween, moveInstant } from '../shared/instants.ts'
import { callTimeError, isQuiet, nextCall, restUntil, UNANSWERED } from './next-call.ts'

/** 2 March 2026: Toronto is five hours behind UTC. */
const at = (clock: string, day = '2026-03-02') => `${day}T${clock}:00.000Z`
const facts = (now: string, unanswered = 1, isUrgent = false) => ({ now, unanswered, isUrgent, clock: TORONTO })
const HOUR = 3_600_000

describe('what follows a call (facts §8)', () => {
  test.each([
    ['no answer in the morning: the afternoon', 'no-answer', facts(at('14:00')), at('18:00')],
    ['busy at 11:10: four hours later', 'busy', facts(at('16:10')), at('20:30')],
    ['voicemail in the afternoon: the next morning', 'voicemail', facts(at('20:00')), at('14:00', '2026-03-03')],
    ['the second unanswered call: a day later', 'no-answer', facts(at('20:10'), 2), at('20:30', '2026-03-03')],
    ['the third: three days later', 'no-answer', facts(at('20:00'), 3), at('20:00', '2026-03-05')],
    ['the second at night: a day later, from nine', 'voicemail', facts(at('03:30'), 2), at('14:00', '2026-03-03')],
    ['another language: after four hours', 'language', facts(at('15:05')), at('19:30')],
    ['another language in the evening: the next morning', 'language', facts(at('23:00')), at('14:00', '2026-03-03')],
    [
      'a call back, until the patient’s time is entered: the same time tomorrow',
      'call-back',
      facts(at('15:00')),
      at('15:00', '2026-03-03'),
    ],
    ['over the change of the clock: the same time of day', 'no-answer', facts(at('19:00', '2026-03-07'), 2), at('18:00', '2026-03-08')],
  ] as const)('%s', (_, outcome, given, expected) => {
    expect(nextCall(outcome, given)).toEqual({ step: 'call', at: expected })
  })

  test('a patient who was reached or declined is not called again, and a wrong number is corrected first', () => {
    expect(nextCall('reached', facts(at('15:00')))).toEqual({ step: 'none', at: null })
    expect(nextCall('declined', facts(at('15:00')))).toEqual({ step: 'none', at: null })
    expect(nextCall('wrong-number', facts(at('15:00')))).toEqual({ step: 'correct', at: null })
  })

  test('after the fourth unanswered call a manager decides; after the second with an urgent request, five minutes apart at any hour (F-4)', () => {
    for (const outcome of UNANSWERED) {
      expect(nextCall(outcome, facts(at('15:00'), 4))).toEqual({ step: 'decide', at: null })
      expect(nextCall(outcome, facts(at('04:00'), 1, true))).toEqual({ step: 'call', at: at('04:05') })
      expect(nextCall(outcome, facts(at('04:05'), 2, true))).toEqual({ step: 'decide', at: null })
    }
  })

  test('no proposed call is within four hours or from 21:00 to 9:00, in any zone, and every one would be accepted', () => {
    const minute = fc.nat(525_600)
    fc.assert(
      fc.property(
        minute,
        fc.constantFrom(TORONTO, HALF_HOUR),
        fc.constantFrom(...CALL_OUTCOMES),
        fc.integer({ min: 1, max: 6 }),
        (n, clock, outcome, unanswered) => {
          const now = moveInstant('2026-01-01T00:00:00.000Z', n * 60_000)
          const next = nextCall(outcome, { now, clock, unanswered, isUrgent: false })
          if (next.step !== 'call') return
          expect(millisecondsBetween(now, next.at)).toBeGreaterThanOrEqual(4 * HOUR)
          expect(isQuiet(next.at, clock)).toBe(false)
          expect(callTimeError(next.at, outcome, { now, clock, isUrgent: false })).toBeNull()
        },
      ),
    )
  })
})

describe('a chosen time', () => {
  const now = at('15:00')
  test.each([
    ['no-answer', at('14:59'), 'Choose a time in the future.'],
    ['no-answer', at('15:00', '2026-07-02'), 'Choose a time in the next 90 days.'],
    ['no-answer', at('18:59'), 'Leave four hours between calls.'],
    ['no-answer', at('13:59', '2026-03-03'), 'Choose a time between 9:00 and 21:00 where the patient is.'],
    ['no-answer', at('19:00'), null],
    ['call-back', at('15:30'), null],
    ['call-back', at('04:00', '2026-03-03'), null],
  ] as const)('for “%s” at %s: %s', (outcome, chosen, error) => {
    expect(callTimeError(chosen, outcome, { now, clock: TORONTO, isUrgent: false })).toBe(error)
  })

  test('may be soon and at night for an urgent request', () => {
    expect(
      callTimeError(at('04:10', '2026-03-03'), 'no-answer', { now: at('04:05', '2026-03-03'), clock: TORONTO, isUrgent: true }),
    ).toBeNull()
  })
})

test('calls rest for four hours, but not with an urgent request', () => {
  const last = at('13:00')
  expect(restUntil(last, { now: at('15:00'), isUrgent: false })).toBe(at('17:00'))
  expect(restUntil(last, { now: at('17:00'), isUrgent: false })).toBeNull()
  expect(restUntil(last, { now: at('15:00'), isUrgent: true })).toBeNull()
  expect(restUntil(null, { now: at('15:00'), isUrgent: false })).toBeNull()
})
