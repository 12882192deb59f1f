import { expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { CLINIC, NOW, startConversation, upToQuestions } from './conversation.test-data.ts'
import { newConversation } from './state/state.ts'
import type { Knowledge } from './state/turn.ts'
import { step } from './step.ts'
import { NOTES, TEXTS } from './texts/texts.ts'

const OFTEN = { Never: 0, Sometimes: 2, Always: 4 }
const scale = (key: string, count: number) => ({
  key,
  name: `The ${key}`,
  version: 1,
  questions: buildQuestions(
    Array.from({ length: count }, (_, at) => ({ tag: `${key}_${at + 1}`, text: `Item ${at + 1}`, one: Object.keys(OFTEN), scores: OFTEN })),
  ),
})
const INTAKE = {
  ...CLINIC.questionnaires.async,
  questions: buildQuestions([
    { tag: 'main_reason', text: 'What brings you here?', one: ['Chronic pain', 'Something else'], variable: 'main_condition' },
    { tag: 'uses_now', text: 'Do you use cannabis now?', yesNo: true },
  ]),
}
const WITH_SCALES: Knowledge = {
  ...CLINIC,
  questionnaires: { ...CLINIC.questionnaires, async: INTAKE, cuditr: scale('cuditr', 2), pain_scale: scale('pain_scale', 1) },
}

function upToScales(reason = 'Chronic pain', uses = 'yes') {
  const talk = startConversation(WITH_SCALES)
  upToQuestions(talk)
  talk.tell(reason)
  talk.tell(uses)
  talk.tell('ok')
  return talk
}

test('the scales that the answers call for follow the intake: the required one first, then that of the condition (REQ-146, REQ-147)', () => {
  const talk = upToScales()
  expect(talk.last().reply).toMatchObject({ ACTION: 'BEGINQUESTIONNAIRES', DATA: { progress: { total: 2 } } })
  for (const said of ['ok', 'Never']) talk.tell(said)
  expect(talk.tell('Sometimes').reply.ACTION).toBe('FINISHCUDITRQUESTIONNAIRE')
  expect(talk.tell('ok').reply).toMatchObject({ ACTION: 'BEGINQUESTIONNAIRES', DATA: { optional: true } })
  talk.tell('ok')
  expect(talk.tell('Always').reply.ACTION).toBe('FINISHSCALEQUESTIONNAIRE')
  expect(talk.tell('ok').reply.ACTION).toBe('ENTERPCRQUEUE')
  const finished = talk.effects.filter(({ kind }) => kind === 'finish-scale')
  expect(finished).toMatchObject([
    { key: 'cuditr', answers: { cuditr_1: { value: 'Never' }, cuditr_2: { value: 'Sometimes' } } },
    { key: 'pain_scale', answers: { pain_scale_1: { value: 'Always' } } },
  ])
  expect(talk.last().state.intake).toHaveProperty('main_reason')
})

test.each(['skip', 'no'])('a scale may be passed over by "%s", the required one may not', (said) => {
  const talk = upToScales()
  expect(talk.tell(said).state).toMatchObject({ stage: 'begin', questionnaire: { key: 'cuditr' } })
  for (const answer of ['ok', 'Never', 'Never', 'ok']) talk.tell(answer)
  expect(talk.tell(said).reply.text).toContain(TEXTS.passedOver)
  expect(talk.last().reply.ACTION).toBe('ENTERPCRQUEUE')
  expect(talk.effects).toContainEqual({ kind: 'audit', action: 'Questionnaire Passed Over', description: 'pain_scale' })
})

test('a patient who declines the form that asks about suicide is called the same day (F-5)', () => {
  const talk = startConversation({ ...WITH_SCALES, questionnaires: { ...WITH_SCALES.questionnaires, phq9: scale('phq9', 1) } })
  upToQuestions(talk)
  for (const said of ['Chronic pain', 'no', 'ok', 'ok', 'Never', 'ok']) talk.tell(said)
  expect(talk.last().state.questionnaire?.key).toBe('phq9')
  const declined = talk.tell('skip')
  expect(declined.reply.text).toContain(TEXTS.callInstead)
  expect(talk.effects).toContainEqual(expect.objectContaining({ kind: 'need-help', urgent: true, note: NOTES.callToday }))
})

test('where nothing calls for one, none is asked', () => {
  expect(upToScales('Something else', 'no').last().reply.ACTION).toBe('ENTERPCRQUEUE')
})

test('an answer that an instrument calls urgent reaches the care team at once, not at the end of the form', () => {
  const questions = buildQuestions([
    { tag: 'diary_no_recovery', text: 'One after another?', yesNo: true, scores: { yes: 1, no: 0 } },
    { tag: 'diary_new_kind', text: 'A new kind?', yesNo: true, scores: { yes: 1, no: 0 } },
  ])
  const key = 'adult_epilepsy_scale'
  const knowledge = { ...CLINIC, questionnaires: { ...CLINIC.questionnaires, [key]: { ...scale(key, 1), questions } } }
  const state = {
    ...newConversation('p'),
    ...{ stage: 'questionnaire' as const, started: true, created: true, visit: 'async' as const },
    questionnaire: { key, name: 'Seizures', version: 1 },
  }
  const help = expect.objectContaining({ kind: 'need-help', urgent: true })
  const alarmed = step(state, { query: 'yes', ...NOW }, knowledge)
  expect(alarmed.reply.text).toContain(TEXTS.redFlag('9-1-1'))
  expect(alarmed.effects).toContainEqual(help)
  expect(step(alarmed.state, { query: 'yes', ...NOW }, knowledge).effects).not.toContainEqual(help)
  expect(step(state, { query: 'no', ...NOW }, knowledge).effects).not.toContainEqual(help)
})
