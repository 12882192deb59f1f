import { describe, expect, test } from 'vitest'
import type { Attention } from './attend.ts'
import type { Opening } from './opening-at.ts'
import { offersTo, offersWhileHeld, tellWaiting, type Waiting } from './tell-waiting.ts'

const ASKED_AT = '2026-03-02T15:00:00.000Z'
const TOMORROW = '2026-03-03T13:00:00.000Z'
const LATER = '2026-03-04T13:00:00.000Z'
const OPEN: Opening = { open: true, at: '2026-03-02T22:00:00.000Z' }
const attention = (state: Attention['state']): Attention => ({
  ...{ state, version: 1, asked_at: ASKED_AT, held_by: null, held_at: null },
  ...{ last_staff_at: null, last_patient_at: null, unanswered_since: null },
})
const waiting = (state: Attention['state'], more: Partial<Waiting> = {}): Waiting => ({
  ...{ attention: attention(state), told_opens_at: state === 'called' ? TOMORROW : null, told_at: ASKED_AT, offered_at: null },
  ...{ contact_wish: null, requested: true, reached: false, ...more },
})
const tell = (one: Waiting, opening: Opening | null, now: string, there = opening) =>
  tellWaiting(one, { opening, there, offerMinutes: 10, now })

describe('F-10: a patient who waits for a person', () => {
  test('is offered a call or an email once, after the minutes that are set', () => {
    expect(tell(waiting('asked'), OPEN, '2026-03-02T15:09:59.000Z')).toBeNull()
    const now = '2026-03-02T15:10:00.000Z'
    expect(tell(waiting('asked'), OPEN, now)).toMatchObject({ text: 'noOneFree', offered_at: now, attention: { state: 'asked' } })
    expect(tell(waiting('asked', { offered_at: now }), OPEN, '2026-03-02T19:00:00.000Z')).toBeNull()
    expect(tell(waiting('asked', { contact_wish: 'call' }), OPEN, '2026-03-02T19:00:00.000Z')).toBeNull()
  })
  test('counts those minutes from the opening for who asked at night', () => {
    const morning = waiting('asked', { told_at: TOMORROW })
    expect(tell(morning, OPEN, '2026-03-03T13:05:00.000Z')).toBeNull()
    expect(tell(morning, OPEN, '2026-03-03T13:10:00.000Z')?.text).toBe('noOneFree')
  })
  test('is told when the team leaves, and keeps their place', () => {
    const closed: Opening = { open: false, at: TOMORROW }
    expect(tell(waiting('asked'), closed, '2026-03-02T22:00:00.000Z')).toMatchObject({
      ...{ text: 'missedToday', told_opens_at: TOMORROW },
      attention: { state: 'called', asked_at: ASKED_AT },
    })
    expect(tell(waiting('asked'), closed, '2026-03-02T21:50:00.000Z', OPEN)?.text).not.toBe('missedToday')
  })
  test('is told when the team is there again', () => {
    expect(tell(waiting('called'), OPEN, TOMORROW)).toMatchObject({
      ...{ text: 'openAgain', told_opens_at: null },
      attention: { state: 'asked', asked_at: ASKED_AT },
    })
  })
  test('49: is told again once when the hours change after they were told', () => {
    const holiday: Opening = { open: false, at: LATER }
    const told = tell(waiting('called'), holiday, '2026-03-02T23:00:00.000Z')
    expect(told).toMatchObject({ text: 'hoursChanged', told_opens_at: LATER, attention: { state: 'called' } })
    expect(tell(waiting('called', { told_opens_at: LATER }), holiday, '2026-03-02T23:01:00.000Z')).toBeNull()
    expect(tell(waiting('called'), null, '2026-03-02T23:00:00.000Z')).toMatchObject({ text: 'hoursUnknown', attention: { state: 'asked' } })
  })
  test('52: is told that the request is over when staff closed it or reached them by phone', () => {
    expect(tell(waiting('asked', { reached: true }), OPEN, ASKED_AT)).toMatchObject({ text: 'reachedByPhone', attention: { state: 'bot' } })
    expect(tell(waiting('called', { requested: false }), OPEN, ASKED_AT)).toMatchObject({
      text: 'requestClosed',
      attention: { state: 'bot', asked_at: null },
    })
  })
  test('is told nothing while a person or the assistant has the conversation', () => {
    for (const state of ['bot', 'held', 'paused', 'returned'] as const)
      expect(tell(waiting(state, { requested: false }), OPEN, LATER)).toBeNull()
  })
  test('can choose a call or an email at once while the team is away, otherwise once no one came', () => {
    expect(offersTo(waiting('called'))).toEqual(['call', 'email', 'cancel'])
    expect(offersTo(waiting('asked'))).toEqual(['cancel'])
    expect(offersTo(waiting('asked', { offered_at: ASKED_AT }))).toEqual(['call', 'email', 'cancel'])
    expect(offersTo(waiting('called', { contact_wish: 'email' }))).toEqual(['cancel'])
    expect(offersTo(waiting('held'))).toEqual([])
  })
  test('can choose the questions or, until it is noted, a call while a person is there', () => {
    expect(offersWhileHeld(waiting('held'))).toEqual(['questions', 'callInstead'])
    expect(offersWhileHeld(waiting('paused', { contact_wish: 'email' }))).toEqual(['questions', 'callInstead'])
    expect(offersWhileHeld(waiting('held', { contact_wish: 'call' }))).toEqual(['questions'])
    expect(offersWhileHeld(waiting('asked'))).toEqual([])
  })
})
