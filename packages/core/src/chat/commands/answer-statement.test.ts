import { expect, test } from 'vitest'
import { CLINIC, startConversation, upToQuestions } from '../conversation.test-data.ts'
import type { Found } from '../state/turn.ts'
import { LABELS } from '../texts/texts.ts'

const answer = (text: string): Found =>
  text.includes('refund')
    ? { kind: 'article', title: 'Refunds', text: 'Ask our team.', confidence: 0.9 }
    : text.includes('dose')
      ? { kind: 'refused' }
      : { kind: 'none' }
const clinic = { ...CLINIC, answer }

test('a statement that an article answers is answered, and starts nothing', () => {
  const step = startConversation(clinic).tell('I want a refund')
  expect(step.reply.text).toContain('Ask our team.')
  expect(step.state).toMatchObject({ stage: 'greeting', misses: 0 })
})

test('what no article answers, and what only a practitioner may say, stays as it was', () => {
  for (const said of ['my blue umbrella', 'a big dose of sunshine']) expect(startConversation(clinic).tell(said).state.misses).toBe(1)
})

test('beside a question of the intake the words are an answer', () => {
  const talk = startConversation(clinic)
  upToQuestions(talk)
  expect(talk.tell('refund my pain').reply.text).not.toContain('Ask our team.')
})

test('a button of the greeting is that button', () => {
  expect(
    startConversation({ ...CLINIC, answer: () => ({ kind: 'article', title: 'A', text: 'B' }) }).tell(LABELS.newPatient).state.stage,
  ).toBe('consent-offer')
})

test('« être suivi » is no return to the clinic', () => {
  expect(startConversation().tell('mon gars de 8 ans peut-il être suivi').state.stage).toBe('greeting')
  expect(startConversation().tell('mon suivi').state.stage).toBe('who')
})
