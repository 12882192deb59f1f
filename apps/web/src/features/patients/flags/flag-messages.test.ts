import type { FlagEvent } from '@clinic/contract/chart'
import { expect, test } from 'vitest'
import { eventSentence, lastRaised, quoteOf, sourceOf } from './flag-messages.ts'

const event: FlagEvent = {
  ...{ what: 'raised', at: '2026-03-02T15:00:00.000Z', source: 'chat', by: null, questionnaire: 'Renewal', version: 4, tag: 'heart' },
  ...{ question: 'Heart trouble?', answer: 'Yes', now: null, reason: null, provisional: false },
}
const from = (parts: Partial<FlagEvent>): FlagEvent => ({ ...event, ...parts })

test.each<[FlagEvent, string]>([
  [event, 'Raised in the chat'],
  [from({ provisional: true }), 'Raised in the chat, provisionally'],
  [from({ what: 'raised-again', source: 'phone', by: 'Dana Whitfield' }), 'Raised again by phone, asked by Dana Whitfield'],
  [from({ source: 'age' }), 'Raised because of age'],
  [from({ what: 'lowered', source: 'age' }), 'Lowered because of age'],
  [from({ what: 'lowered', source: 'staff', by: 'Nadia Haddad', reason: 'Tested' }), 'Lowered by Nadia Haddad: Tested'],
  [from({ what: 'raised-again', source: 'undo', by: 'Nadia Haddad' }), 'Raised again by Nadia Haddad, who undid the lowering'],
  [from({ what: 'corrected' }), 'Corrected in the chat'],
  [from({ what: 'known', source: 'before-history' }), 'Raised before its history began'],
])('an event is told with who and through what: %#', (one, sentence) => {
  expect(eventSentence(one)).toBe(sentence)
})

test('an answer is quoted as it was, with what it became', () => {
  expect(quoteOf(event)).toBe('Heart trouble? “Yes”')
  expect(quoteOf(from({ what: 'corrected', now: 'No' }))).toBe('Heart trouble? “Yes” became “No”')
  expect(quoteOf(from({ what: 'corrected' }))).toBe('Heart trouble? “Yes” no longer applies')
  expect(quoteOf(from({ question: null, answer: null }))).toBeNull()
  expect(sourceOf(event)).toBe('Renewal, version 4')
})

test('the newest event that raised a flag is its source', () => {
  const again = from({ what: 'raised-again', answer: 'Twice' })
  const events = [event, again, from({ what: 'lowered' }), from({ what: 'raised-again', source: 'undo' })]
  expect(lastRaised({ flag: 'x', state: 'raised', events })).toEqual(again)
})
