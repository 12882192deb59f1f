import type { Understood } from '@clinic/nlu/intents/understand'
import { expect, test } from 'vitest'
import { CLINIC, CONSENT, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { LABELS } from '../texts/texts.ts'
import type { Knowledge } from './turn.ts'

const heard = (understood: Partial<Understood>): Knowledge => ({
  ...CLINIC,
  understand: () => ({ intent: 'unknown', confidence: 0.3, sure: false, source: 'model', ...understood }),
})
const audits = ({ effects }: { effects: readonly object[] }) => effects.filter((effect) => 'action' in effect)

test.each([
  ['back', { intent: 'back', confidence: 1, by: 'rule' }],
  ['Sleep', { intent: 'answer', confidence: 1, by: 'rule' }],
  ['I want to die', { intent: 'crisis', confidence: 1, by: 'rule' }],
] as const)('%s is heard by a rule, which is certain', (said, prediction) => {
  const talk = startConversation()
  upToQuestions(talk)
  const step = talk.tell(said)
  expect(step.prediction).toEqual(prediction)
  expect(step.reply.PREDICTED_INTENT).toBe(prediction.intent)
})

test('a button has its own intent, in both languages and in a crisis (REQ-209)', () => {
  const predicted = (said: string, before: string[] = []) => {
    const talk = startConversation()
    for (const one of before) talk.tell(one)
    return talk.tell(said).reply.PREDICTED_INTENT
  }
  expect(predicted(LABELS.newPatient)).toBe('new-patient')
  expect(predicted(LABELS.renewal)).toBe('renewal')
  expect(predicted(LABELS.askQuestions)).toBe('ask-questions')
  expect(predicted(LABELS.person)).toBe('person')
  expect(predicted(LABELS.end)).toBe('goodbye')
  expect(predicted(LABELS.noRecord, [LABELS.renewal])).toBe('answer')
  expect(predicted(LABELS.safe, ['I want to kill myself'])).toBe('crisis')
  expect(predicted(LABELS.person, ['I want to kill myself'])).toBe('person')
  expect(predicted('Parler à une personne', ['Bonjour, je veux parler français'])).toBe('person')
})

test('a yes that answers a question is an answer, and no wish to go on', () => {
  const talk = startConversation()
  upToQuestions(talk)
  talk.tell('Sleep')
  expect(talk.tell('yes').prediction).toMatchObject({ intent: 'answer', confidence: 1 })
})

test('what the classifier guessed carries how sure it was, in the reply, the turn and the audit log (REQ-216)', () => {
  const talk = startConversation(heard({ intent: 'person', confidence: 0.871, sure: true }))
  upToQuestions(talk)
  const step = talk.tell('gimme one of yours on the line')
  expect(step.prediction).toMatchObject({ intent: 'person', confidence: 0.871, by: 'classifier' })
  expect(step.reply.PREDICTED_INTENT).toBe('person')
  expect(audits(step)).toContainEqual({ kind: 'audit', action: 'Predicted Intent Check', description: 'person at questionnaire, 87% sure' })
})

test('words of an intent in a longer message are as likely as the classifier finds them, else even', () => {
  const said = 'my mother told me that somebody has to renew something before it expires this spring'
  const alone = startConversation().tell(said)
  expect(alone.prediction).toEqual({ intent: 'renewal', confidence: 0.5, by: 'rule' })
  expect(audits(alone)).toContainEqual(expect.objectContaining({ description: 'renewal at greeting, 50% sure' }))
  const weighed = startConversation(heard({ intent: 'renewal', confidence: 0.7 })).tell(said)
  expect(weighed.prediction).toMatchObject({ intent: 'renewal', confidence: 0.7, by: 'rule' })
})

test('a message that nothing understood keeps how likely the best guess was (REQ-215)', () => {
  const talk = startConversation(heard({ confidence: 0.41 }))
  upToQuestions(talk)
  const step = talk.tell('purple monkey')
  expect(step.prediction).toEqual({ intent: 'unknown', confidence: 0.41, by: 'classifier' })
  expect(audits(step)).toEqual([{ kind: 'audit', action: 'Misunderstood User Message', description: 'Reason, try 1, best guess 41%' }])
})

test('a question keeps how sure it is of its article', () => {
  const knowledge: Knowledge = { ...CLINIC, answer: () => ({ kind: 'article', title: 'Costs', text: 'Free.', confidence: 0.9 }) }
  expect(startConversation(knowledge).tell('what does it cost?').prediction).toEqual({
    ...{ intent: 'question', confidence: 1, by: 'rule' },
    article: 0.9,
  })
})

test('what only reads like a crisis says that no rule caught it', () => {
  const step = startConversation({ ...CLINIC, suspect: () => 0.73 }).tell('there is nothing left here for anyone')
  expect(step.prediction).toEqual({ intent: 'crisis', confidence: 0.73, by: 'classifier' })
})

test.each([0.8, undefined])('a language model says how sure it is, and in turns of an earlier version nothing: %s', (confidence) => {
  const suggested = { about: 'intent' as const, choice: 'help', ...(confidence !== undefined && { confidence }) }
  const knowledge: Knowledge = { ...CLINIC, suspect: () => null, suggested }
  const talk = startConversation(knowledge)
  talk.tell(LABELS.newPatient)
  const step = talk.tell('blargh the wobble')
  expect(step.prediction).toMatchObject({ intent: 'help', confidence: confidence ?? null, by: 'language-model' })
})

test('forms and the page’s own messages are taken for nothing', () => {
  const talk = startConversation()
  expect(talk.last().prediction).toBeNull()
  talk.tell(LABELS.newPatient)
  expect(talk.tell('ok').prediction).toBeNull()
  expect(talk.tell('', CONSENT).prediction).toBeNull()
})
