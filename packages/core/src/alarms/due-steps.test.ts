import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveInstant } from '../shared/instants.ts'
import { DEFAULT_TIMING, dueSteps, nextStepAt } from './due-steps.ts'

const SINCE = '2026-03-02T15:00:00.000Z'
const after = (seconds: number) => moveInstant(SINCE, seconds * 1000)
const due = (seconds: number, { made = [] as string[], onShift = true } = {}) =>
  dueSteps({ since: SINCE, made, onShift }, { now: after(seconds), timing: DEFAULT_TIMING })

test.each([
  [0, ['shift']],
  [119, ['shift']],
  [120, ['shift', 'managers']],
  [299, ['shift', 'managers']],
  [300, ['shift', 'managers', 'on-call']],
  [599, ['shift', 'managers', 'on-call']],
  [600, ['shift', 'managers', 'on-call', 'administrators']],
])('%i seconds after an alarm these are due: %s (F-4)', (seconds, steps) => expect(due(seconds)).toEqual(steps))

test('with no one on shift the on-call list is due at once, and the others in their time (F-4)', () => {
  expect(due(0, { onShift: false })).toEqual(['shift', 'on-call'])
  expect(due(120, { onShift: false, made: ['shift', 'on-call'] })).toEqual(['managers'])
})

test('a step is due once, and the moment of the next is the earliest of those that are left', () => {
  const steps = fc.subarray(['shift', 'managers', 'on-call', 'administrators'])
  fc.assert(
    fc.property(steps, fc.nat(1200), fc.boolean(), (made, seconds, onShift) => {
      const left = due(seconds, { made, onShift })
      expect(left.filter((step) => made.includes(step))).toEqual([])
      const next = nextStepAt({ since: SINCE, made }, DEFAULT_TIMING)
      if (next === null) expect(made).toHaveLength(4)
      else if (onShift) expect(next <= after(seconds)).toBe(left.length > 0)
    }),
  )
})
