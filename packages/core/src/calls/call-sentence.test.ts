import { expect, test } from 'vitest'
import { callSentence, callsText } from './call-sentence.ts'

const row = { next_call_local: '2026-03-02 14:30', call_attempts: 2 }

test.each([
  ['due', 'Call was due 2 Mar 14:30 (patient’s time)'],
  ['planned', 'Call planned 2 Mar 14:30 (patient’s time)'],
  ['correct', 'Wrong number: correct it'],
  ['decide', 'Not reached: a manager decides'],
  ['', null],
] as const)('the state “%s” of the calls reads: %s', (call_state, said) => {
  expect(callSentence({ ...row, call_state })).toBe(said)
})

test('unanswered calls are counted', () => {
  expect([0, 1, 2].map((call_attempts) => callsText({ ...row, call_state: '', call_attempts }))).toEqual([null, '1 call', '2 calls'])
})
