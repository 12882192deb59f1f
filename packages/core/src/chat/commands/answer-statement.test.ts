import { expect, test } from 'vitest'
import { CLINIC, startConversation, upToQuestions } from '../conversation.test-data.ts'
import type { Found } from '../state/turn.ts'
import { LABELS } from '../texts/texts.ts'

const answer = (text: string): Found =>
  text.includes('refund') || text.includes('veteran')
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
  expect(talk.tell('veteran, my back is shot').reply.text).not.toContain('Ask our team.')
})

test('what plainly asks or wants something of the clinic is answered beside a question, and the question stays', () => {
  const talk = startConversation(clinic)
  upToQuestions(talk)
  const { misses } = talk.last().state
  for (const said of ['I want my money back, a refund', 'do you give refunds']) {
    const step = talk.tell(said)
    expect(step.reply.text).toContain('Ask our team.')
    expect(step.state).toMatchObject({ stage: 'questionnaire', misses })
    expect(step.effects.map(({ kind }) => kind)).not.toContain('keep-answers')
  }
})

test('an animal that ate some is answered beside a question too', () => {
  const talk = startConversation({ ...CLINIC, answer: () => ({ kind: 'article', title: 'Pets', text: 'Call your vet.', confidence: 0.9 }) })
  upToQuestions(talk)
  for (const said of ['my puppy swallowed a capsule', 'mon chien a avalé une capsule'])
    expect(talk.tell(said).reply.text).toContain('Call your vet.')
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

test('what plainly asks, without a mark, is never stored at a question in free words, and a person is offered where no article knows', () => {
  const talk = startConversation(clinic)
  upToQuestions(talk)
  const told = 'I cannot answer that one yet. A person on our care team can'
  for (const said of [
    'my licence plate is out of province does that matter any',
    'so is that a problem for yous',
    'what is it gonna do to me',
  ]) {
    const step = talk.tell(said)
    expect(step.reply.text).toContain(told)
    expect(step.effects.map(({ kind }) => kind)).not.toContain('keep-answers')
  }
  expect(talk.tell('i dont get why you need to know that').reply.text).not.toContain(told)
})
