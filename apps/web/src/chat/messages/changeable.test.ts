import { expect, test } from 'vitest'
import { chatCard } from '../../../test/chat.tsx'
import type { Message } from '../session/conversation.ts'
import { changeable } from './changeable.ts'

const options = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
]
const question = (tag: string | null, form = 'Async Intake') => chatCard({ kind: 'one', options }, { tag, form })
const said = (id: number, text: string, parts: Partial<Message> = {}): Message => {
  return { id, from: 'patient', text, source: null, restored: false, language: 'en', asked: question('sleep'), ...parts }
}
const now = question('pain')

test('the newest choice for a question can be changed, the older one no longer', () => {
  const messages = [said(1, 'Yes'), said(2, 'No')]
  expect(messages.map((message) => changeable({ messages, card: now }, message))).toEqual([false, true])
})

test('what was no choice, or came back from an earlier visit to the page, cannot be changed', () => {
  for (const message of [said(1, 'why do you ask?'), said(1, 'Yes', { restored: true }), said(1, 'Yes', { asked: null })])
    expect(changeable({ messages: [message], card: now }, message)).toBe(false)
})

test('neither can the question that is asked now, one of another questionnaire, or any while nothing is asked', () => {
  const message = said(1, 'Yes')
  const messages = [message]
  for (const card of [
    question('sleep'),
    question('pain', 'PHQ-9'),
    question(null),
    chatCard({ kind: 'queue', wait: null, visit: null, canGoOn: false }),
    null,
  ])
    expect(changeable({ messages, card }, message)).toBe(false)
  expect(changeable({ messages, card: chatCard({ kind: 'summary', lines: [] }, { form: 'Async Intake' }) }, message)).toBe(true)
})
