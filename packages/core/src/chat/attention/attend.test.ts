import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ABSENT_AFTER, type Attention, type AttentionEvent, attend, isHeld, RELEASED_AFTER, RETURNED_AFTER } from './attend.ts'

const NOBODY_ASKED: Attention = {
  state: 'bot',
  version: 0,
  asked_at: null,
  held_by: null,
  held_at: null,
  last_staff_at: null,
  last_patient_at: null,
  unanswered_since: null,
}

const DANA = 1
const SAM = 2
const START = Date.parse('2026-03-02T14:00:00Z')
const HELD: AttentionEvent[] = [
  { type: 'ask', open: true },
  { type: 'join', staff: DANA },
]
const later = (ms: number): string => new Date(START + ms).toISOString()

function play(events: AttentionEvent[], from: Attention = NOBODY_ASKED, ms = 0): Attention {
  return events.reduce((was, event) => {
    const outcome = attend(was, event, later(ms))
    return 'attention' in outcome ? outcome.attention : was
  }, from)
}

describe('F-11: interleavings of people in one conversation', () => {
  test('interleaving 4: of two who join at once, one holds and the other is refused', () => {
    expect(attend(play(HELD), { type: 'join', staff: SAM }, later(0))).toEqual({ refusal: 'already-held' })
  })
  test('interleaving 5: joining again changes nothing and says nothing', () => {
    const held = play(HELD)
    expect(attend(held, { type: 'join', staff: DANA }, later(9))).toEqual({ attention: held })
  })
  test('interleaving 8: who was taken over may not write', () => {
    const taken = play([...HELD, { type: 'take-over', staff: SAM, reason: 'shift ends' }])
    expect(taken.held_by).toBe(SAM)
    expect(attend(taken, { type: 'staff-line', staff: DANA }, later(0))).toEqual({ refusal: 'not-holder' })
  })
  test('interleaving 9: a first line joins', () => {
    expect(attend(NOBODY_ASKED, { type: 'staff-line', staff: DANA }, later(0))).toMatchObject({
      mark: 'joined',
      attention: { held_by: DANA },
    })
  })
  test('interleaving 11: a hand-back that crosses a patient line puts the patient back in line at the original time', () => {
    const held = play([{ type: 'join', staff: DANA }, { type: 'patient-line' }], play([{ type: 'ask', open: true }]), 60_000)
    const outcome = attend(held, { type: 'hand-back', staff: DANA, to: 'assistant', unread: true }, later(90_000))
    expect(outcome).toMatchObject({ mark: 'reconnecting', attention: { state: 'asked', asked_at: later(0), held_by: null } })
  })
  test('interleaving 12: handing back twice changes nothing the second time', () => {
    const back: AttentionEvent = { type: 'hand-back', staff: DANA, to: 'assistant', unread: false }
    const returned = play([...HELD, back])
    expect(returned.state).toBe('returned')
    expect(attend(returned, back, later(1))).toEqual({ attention: returned })
  })
  test('interleaving 15: completing the patient ends the hold', () => {
    expect(play([...HELD, { type: 'complete' }])).toMatchObject({ state: 'bot', held_by: null, asked_at: null })
  })
  test('interleaving 33: after an hour without a word the assistant has it again', () => {
    expect(play([{ type: 'time' }], play(HELD), RETURNED_AFTER - 1).state).toBe('held')
    expect(play([{ type: 'time' }], play(HELD), RETURNED_AFTER).state).toBe('returned')
  })
  test('interleaving 36, interleaving 37, interleaving 39: a person who goes leaves the patient at the original place; a bystander does not', () => {
    expect(play([{ type: 'staff-gone', staff: DANA }], play(HELD), 60_000)).toMatchObject({ state: 'asked', asked_at: later(0) })
    expect(play([{ type: 'staff-gone', staff: SAM }], play(HELD)).state).toBe('held')
  })
  test('interleaving 48: a request while closed waits for the opening and keeps its time', () => {
    const called = play([{ type: 'ask', open: false }])
    expect(called.state).toBe('called')
    expect(play([{ type: 'open' }], called, 60_000)).toMatchObject({ state: 'asked', asked_at: later(0) })
  })
  test('interleaving 51: a patient who cancels leaves the line', () => {
    expect(play([{ type: 'ask', open: true }, { type: 'cancel-ask' }])).toMatchObject({ state: 'bot', asked_at: null })
  })
  test('silence of the holder pauses, a line ends the pause, more silence releases; later patient lines do not restart the clock', () => {
    const waiting = play([{ type: 'patient-line' }], play([...HELD, { type: 'patient-line' }]), ABSENT_AFTER - 1)
    const paused = play([{ type: 'time' }], waiting, ABSENT_AFTER)
    expect(paused.state).toBe('paused')
    expect(play([{ type: 'staff-line', staff: DANA }], paused, ABSENT_AFTER + 1).state).toBe('held')
    expect(play([{ type: 'time' }], paused, RELEASED_AFTER)).toMatchObject({ state: 'asked', asked_at: later(0) })
  })
  test('who takes over gets the full time to answer, while the patient’s wait counts from their message', () => {
    const paused = play([{ type: 'time' }], play([...HELD, { type: 'patient-line' }]), ABSENT_AFTER)
    const taken = play([{ type: 'take-over', staff: SAM, reason: 'Dana is away' }, { type: 'time' }], paused, ABSENT_AFTER)
    expect(taken).toMatchObject({ state: 'held', held_by: SAM, unanswered_since: later(0) })
    expect(play([{ type: 'time' }], taken, 2 * ABSENT_AFTER - 1).state).toBe('held')
    expect(play([{ type: 'time' }], taken, 2 * ABSENT_AFTER).state).toBe('paused')
    expect(play([{ type: 'time' }], taken, ABSENT_AFTER + RELEASED_AFTER).state).toBe('asked')
  })
  test('a patient who goes back to the questions ends the hold; where no one holds nothing changes', () => {
    expect(play([{ type: 'patient-back' }], play(HELD), 1)).toMatchObject({
      ...{ state: 'returned', held_by: null, asked_at: null, last_patient_at: later(1) },
    })
    const asked = play([{ type: 'ask', open: true }])
    expect(attend(asked, { type: 'patient-back' }, later(1))).toEqual({ attention: asked })
  })
  test('a take-over needs a reason', () => {
    expect(attend(play(HELD), { type: 'take-over', staff: SAM, reason: ' ' }, later(0))).toEqual({ refusal: 'reason-missing' })
  })
})

test('F-11: in 10,000 random sequences there is one holder or none, a refusal changes nothing, and the place in line stays the same', () => {
  const staff = fc.constantFrom(DANA, SAM)
  const event: fc.Arbitrary<AttentionEvent> = fc.oneof(
    fc.record({ type: fc.constant('ask' as const), open: fc.boolean() }),
    fc.constantFrom<AttentionEvent>(
      { type: 'cancel-ask' },
      { type: 'open' },
      { type: 'close' },
      { type: 'patient-line' },
      { type: 'patient-back' },
      { type: 'complete' },
      { type: 'time' },
    ),
    fc.record({ type: fc.constantFrom('join' as const, 'staff-line' as const, 'staff-gone' as const), staff }),
    fc.record({ type: fc.constant('take-over' as const), staff, reason: fc.constantFrom('', 'shift ends') }),
    fc.record({
      type: fc.constant('hand-back' as const),
      staff,
      to: fc.constantFrom('assistant' as const, 'queue' as const),
      unread: fc.boolean(),
    }),
  )
  const steps = fc.array(fc.tuple(event, fc.constantFrom(0, 60_000, ABSENT_AFTER, RETURNED_AFTER)), { maxLength: 25 })
  fc.assert(
    fc.property(steps, (sequence) => {
      let was = NOBODY_ASKED
      let ms = 0
      for (const [next, pause] of sequence) {
        ms += pause
        const outcome = attend(was, next, later(ms))
        if ('refusal' in outcome) continue
        const is = outcome.attention
        expect(isHeld(is)).toBe(is.held_by !== null)
        if (is !== was) expect(is.version).toBe(was.version + 1)
        if (is.state === 'asked' || is.state === 'called') expect(is.asked_at).not.toBeNull()
        if (is.asked_at !== null && was.asked_at !== null && was.state !== 'returned') expect(is.asked_at).toBe(was.asked_at)
        if (isHeld(was) && !isHeld(is) && next.type !== 'patient-back') expect(outcome.mark).toMatch(/^(left|reconnecting)$/)
        if (!isHeld(was) && isHeld(is)) expect(outcome.mark).toBe('joined')
        was = is
      }
    }),
    { numRuns: 10_000 },
  )
})
