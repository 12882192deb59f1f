import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { moveInstant } from '../shared/instants.ts'
import { TORONTO } from './clock.test-data.ts'
import { minuteOf, shiftsOf, shownAt } from './local-clock.ts'
import { type EmailEvent, planEmails, remindAt } from './plan-emails.ts'

const NOW = '2026-03-02T15:00:00.000Z'
const plan = (more: Partial<EmailEvent> = {}) =>
  planEmails({ event: 'booked', told: false, now: NOW, starts_at: '2026-03-09T17:00:00.000Z', clock: TORONTO, ...more }).map(
    ({ kind, due_at }) => `${kind} ${due_at.slice(5, 16)}`,
  )
const REMINDERS = ['reminder_48h 03-07T17:00', 'reminder_2h 03-09T15:00']

describe('emails about an appointment (E-7)', () => {
  test('confirm it after two minutes, and remind two days and two hours before', () => {
    expect(plan()).toEqual(['confirmed 03-02T15:02', ...REMINDERS])
  })

  test('are none when it was cancelled before any was sent', () => {
    expect(plan({ event: 'cancelled' })).toEqual([])
    expect(plan({ event: 'cancelled', told: true })).toEqual(['cancelled 03-02T15:02'])
  })

  test('announce a move if the booking was announced, and only remind after an undone cancellation', () => {
    expect(plan({ event: 'moved' })).toEqual(['confirmed 03-02T15:02', ...REMINDERS])
    expect(plan({ event: 'moved', told: true })).toEqual(['moved 03-02T15:02', ...REMINDERS])
    expect(plan({ event: 'restored', told: true })).toEqual(REMINDERS)
  })

  test('do not remind when it was booked too late for it', () => {
    expect(plan({ starts_at: '2026-03-03T20:00:00.000Z' })).toEqual(['confirmed 03-02T15:02', 'reminder_2h 03-03T18:00'])
    expect(plan({ starts_at: '2026-03-02T17:00:00.000Z' })).toEqual(['confirmed 03-02T15:02'])
  })

  test('wait from 21:00 to 08:00 in the patient’s time zone, or are skipped', () => {
    const two = (starts_at: string) => remindAt(moveInstant(starts_at, -7_200_000), starts_at, TORONTO)
    expect(two('2026-03-09T13:00:00.000Z')).toBe('2026-03-09T12:00:00.000Z')
    expect(two('2026-03-09T12:00:00.000Z')).toBeNull()
    expect(two('2026-03-10T02:59:00.000Z')).toBe('2026-03-10T00:59:00.000Z')
    expect(remindAt('2026-03-08T02:00:00.000Z', '2026-03-10T02:00:00.000Z', TORONTO)).toBe('2026-03-08T12:00:00.000Z')
  })

  test('never remind in quiet hours, too early, or after the start', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.integer({ min: 1, max: 3000 }), (after, before) => {
        const starts_at = moveInstant(NOW, after * 60_000)
        const at = moveInstant(starts_at, -before * 60_000)
        const due = remindAt(at, starts_at, TORONTO)
        if (due === null) return
        expect(due >= at && due < starts_at).toBe(true)
        const { minuteOfDay } = shownAt(shiftsOf(TORONTO), minuteOf(due))
        expect(minuteOfDay >= 480 && minuteOfDay < 1260).toBe(true)
      }),
    )
  })
})
