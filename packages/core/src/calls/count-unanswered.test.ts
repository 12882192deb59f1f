import { expect, test } from 'vitest'
import { countUnanswered } from './count-unanswered.ts'

const calls = (...outcomes: Parameters<typeof countUnanswered>[0][number]['outcome'][]) =>
  outcomes.map((outcome) => ({ outcome, decision: '' }))

test('unanswered calls in a row are counted, newest first, until one was answered or a manager started again', () => {
  expect(countUnanswered([])).toBe(0)
  expect(countUnanswered(calls('busy', 'voicemail', 'reached', 'no-answer'))).toBe(2)
  expect(countUnanswered(calls('busy', 'wrong-number', 'no-answer'))).toBe(2)
  expect(countUnanswered(calls('call-back', 'no-answer'))).toBe(0)
  expect(countUnanswered([...calls('no-answer'), { outcome: 'no-answer', decision: 'again' }, ...calls('no-answer')])).toBe(1)
})
