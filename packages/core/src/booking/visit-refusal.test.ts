import { expect, test } from 'vitest'
import { type VisitFacts, visitActions, visitRefusal } from './visit-refusal.ts'

const now = '2026-03-02T15:00:00.000Z'
const ahead = { state: 'booked', starts_at: '2026-03-02T16:00:00.000Z', no_show_at: null } satisfies VisitFacts
const begun = { ...ahead, starts_at: '2026-03-02T14:30:00.000Z' }
const today = { now, isToday: true }

test('a visit is moved and cancelled before it begins, and missed only after (F-9)', () => {
  expect(visitActions({ ...ahead, arrived_at: null }, today)).toEqual(['move', 'cancel', 'arrive'])
  expect(visitActions({ ...begun, arrived_at: null }, today)).toEqual(['no-show', 'arrive'])
  expect(visitRefusal('cancel', begun, today)).toBe('appointment-over')
  expect(visitRefusal('no-show', ahead, today)).toBe('visit-not-begun')
})

test('arrival is for the day of the visit, and corrects a no-show', () => {
  expect(visitRefusal('arrive', ahead, { now, isToday: false })).toBe('visit-not-today')
  const missed = { ...begun, state: 'lapsed', no_show_at: now } satisfies VisitFacts
  expect(visitActions({ ...missed, arrived_at: null }, today)).toEqual(['arrive'])
  expect(visitActions({ ...begun, arrived_at: now }, today)).toEqual(['no-show'])
  expect(visitRefusal('arrive', { ...missed, no_show_at: null }, today)).toBe('appointment-over')
})

test('nothing is done to a cancelled or completed visit', () => {
  for (const action of ['move', 'cancel', 'no-show', 'arrive'] as const) {
    expect(visitRefusal(action, { ...begun, state: 'cancelled' }, today)).toBe('appointment-cancelled')
    expect(visitRefusal(action, { ...begun, state: 'completed' }, today)).toBe('appointment-over')
  }
})
