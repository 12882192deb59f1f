import { expect, test } from 'vitest'
import type { Answers, AnswerValue } from '../../questionnaires/answers.ts'
import { NOW } from '../conversation.test-data.ts'
import { askedFor, SHIPPED, sayTo, storedFor } from '../shipped-clinic.test-data.ts'
import type { ChatState } from '../state/state.ts'
import { step } from '../step.ts'

const BEFORE_PAIN = { main_reason: 'Chronic pain', pain_place: 'My back' }
const BEFORE_PREGNANCY = {
  ...{ main_reason: 'Something else', other_reason: 'Spasms', since_when: '2 to 5 years', tried_before: ['None of these'] },
  ...{ takes_medication: false, has_allergies: false },
}

/** The intake with these answers given: what is asked next follows from them. */
function after(given: Record<string, AnswerValue>): ChatState {
  const answers: Answers = Object.fromEntries(Object.entries(given).map(([tag, value]) => [tag, { value }]))
  return { ...askedFor('async', 'main_reason'), reopened: null, answers }
}

function submit(state: ChatState, values: Record<string, string>) {
  const answers = Object.entries(values).map(([tag, value]) => ({ tag, value }))
  return step(state, { query: '', context: { answers }, ...NOW }, SHIPPED)
}

test('short questions of the intake come as one card, and their answers are stored together (REQ-152)', () => {
  const state = after(BEFORE_PAIN)
  const { DATA } = sayTo(state, 'repeat').reply
  expect(DATA).toMatchObject({ itemsName: 'How often, and since when', items: [{ tag: 'pain_days' }, { tag: 'since_when' }] })
  const taken = submit(state, { pain_days: 'Every day', since_when: '2 to 5 years' })
  expect([storedFor(taken, 'pain_days'), storedFor(taken, 'since_when')]).toEqual(['Every day', '2 to 5 years'])
  const missing = submit(state, { pain_days: 'Every day' })
  expect(storedFor(missing, 'pain_days')).toBeUndefined()
  expect(Object.keys(missing.reply.DATA?.errors ?? {})).toEqual(['since_when'])
})

test('words answer the first of them, and the others follow', () => {
  const said = sayTo(after(BEFORE_PREGNANCY), 'no, I am 67')
  expect(storedFor(said, 'pregnant_or_breastfeeding')).toBe(false)
  expect(said.reply.DATA).toMatchObject({ items: [{ tag: 'planning_pregnancy' }, { tag: 'schizophrenia' }] })
})

test('an answer among them that stops the intake is confirmed before anything else is asked (F-19)', () => {
  const { state } = submit(after(BEFORE_PREGNANCY), { pregnant_or_breastfeeding: 'yes', planning_pregnancy: 'no', schizophrenia: 'no' })
  expect(state.stage).toBe('stop-check')
})

test('a group with a question that leads elsewhere ends there', () => {
  const form = SHIPPED.questionnaires.async
  const pain_days = { ...form.questions.pain_days, options: { 'Now and then': 'tried_before', 'Every day': 'since_when' } }
  const questions = { ...form.questions, pain_days: pain_days as never }
  const knowledge = { ...SHIPPED, questionnaires: { ...SHIPPED.questionnaires, async: { ...form, questions } } }
  expect(sayTo(after(BEFORE_PAIN), 'repeat', knowledge).reply.DATA?.items).toBeUndefined()
})
