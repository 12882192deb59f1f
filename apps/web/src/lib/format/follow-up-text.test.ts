import { expect, test } from 'vitest'
import { dayText } from './dates.ts'
import { followUpText } from './follow-up-text.ts'

test('what is ahead after a medical document is named with its days, and as a draft', () => {
  const text = followUpText([
    { kind: 'call', on: '2026-01-13' },
    { kind: 'questions', on: '2026-02-07' },
    { kind: 'tests', on: '2026-04-10' },
  ])
  expect(text).toBe(
    `call from ${dayText('2026-01-13')} on; questions in the chat on ${dayText('2026-02-07')}; liver tests on ${dayText('2026-04-10')} (draft, not confirmed by the clinical lead)`,
  )
})
