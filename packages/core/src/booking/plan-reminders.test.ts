import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../shared/dates.ts'
import { newestDue, planReminders, REMINDER_DAYS, type ReminderKind } from './plan-reminders.ts'

const DAY = '2026-06-15'
const kinds = fc.constantFrom<ReminderKind>('renewal', 'unfinished')

describe('which reminder is due (E-7)', () => {
  test.each<[ReminderKind, since: number, days: number | null]>([
    ['renewal', -61, null],
    ['renewal', -60, -60],
    ['renewal', -53, -60],
    ['renewal', -52, null],
    ['renewal', -30, -30],
    ['renewal', -14, -14],
    ['renewal', -8, -14],
    ['renewal', -7, -7],
    ['renewal', -1, -1],
    ['renewal', 0, 0],
    ['renewal', 6, 0],
    ['renewal', 7, 7],
    ['renewal', 30, 30],
    ['renewal', 37, 30],
    ['renewal', 38, null],
    ['unfinished', 0, null],
    ['unfinished', 1, 1],
    ['unfinished', 2, 1],
    ['unfinished', 3, 3],
    ['unfinished', 7, 7],
    ['unfinished', 14, 7],
    ['unfinished', 15, null],
  ])('of a %s, %i days from its day: the one of %s', (kind, since, days) => {
    expect(newestDue(kind, DAY, addDays(DAY, since))).toBe(days)
  })

  test('each is sent once to a patient whose clinic runs without interruption', () => {
    for (const kind of ['renewal', 'unfinished'] as const) {
      const sent = Array.from({ length: 400 }, (_, place) => newestDue(kind, DAY, addDays(DAY, place - 100)))
      expect([...new Set(sent)].filter((days) => days !== null)).toEqual(REMINDER_DAYS[kind])
    }
  })
})

describe('the plan of a day', () => {
  test('names each day once, with the newest reminder and all earlier ones', () => {
    const plan = planReminders('renewal', DAY)
    expect(plan.find(({ due_on }) => due_on === addDays(DAY, 7))).toEqual({ due_on: addDays(DAY, 7), days: -7, older: [-60, -30, -14] })
    expect(plan.find(({ due_on }) => due_on === DAY)).toEqual({ due_on: DAY, days: 0, older: [-60, -30, -14, -7, -1] })
    expect(new Set(plan.map(({ due_on }) => due_on)).size).toBe(plan.length)
  })

  test('contains exactly the days with a reminder due, late by a week at most', () => {
    fc.assert(
      fc.property(kinds, fc.integer({ min: -200, max: 200 }), fc.nat(3000), (kind, since, place) => {
        const today = addDays('2024-01-01', place)
        const due_on = addDays(today, -since)
        const planned = planReminders(kind, today).find((one) => one.due_on === due_on)
        expect(planned?.days ?? null).toBe(newestDue(kind, due_on, today))
        if (!planned) return
        const late = daysBetween(due_on, today) - planned.days
        expect(late >= 0 && late <= 7).toBe(true)
        expect(planned.older.every((days) => days < planned.days)).toBe(true)
      }),
    )
  })
})
