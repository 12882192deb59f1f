import { expect, test } from 'vitest'
import { mergePhoneAnswers } from './merge-phone-answers.ts'
import { type ChatState, newConversation } from './state/state.ts'

const intake: ChatState = {
  ...newConversation('TCN-1'),
  ...{ stage: 'questionnaire', visit: 'async', created: true, plan: [] },
  questionnaire: { key: 'async', name: 'Intake', version: 2 },
  answers: { a: { value: 'x' } },
}
const more = { a: { value: 'x' }, b: { value: 'y' } }
const asked = (key: string, finished: boolean) => [{ key, version: 3, answers: more, finished }]

test('a conversation in the middle goes on with what was answered by phone, in the version that asked it', () => {
  expect(mergePhoneAnswers({ ...intake, reopened: 'a', misses: 2 }, asked('async', false))).toEqual({
    ...intake,
    ...{ answers: more, questionnaire: { key: 'async', name: 'Intake', version: 3 }, reopened: null, misses: 0 },
  })
  expect(mergePhoneAnswers({ ...intake, stage: 'begin', answers: {} }, asked('async', false))).toMatchObject({
    stage: 'questionnaire',
    answers: more,
  })
})

test('what was finished by phone is finished, a visit’s own with the answers that rules read; a scale to come is not asked again', () => {
  expect(mergePhoneAnswers(intake, asked('async', true))).toMatchObject({ stage: 'finish', answers: more, intake: more })
  const scale: ChatState = { ...intake, questionnaire: { key: 'gad7', name: 'GAD-7', version: 3 }, intake: more, plan: ['phq9'] }
  expect(mergePhoneAnswers(scale, asked('gad7', true))).toMatchObject({ stage: 'finish', intake: more, plan: ['phq9'] })
  expect(mergePhoneAnswers(scale, asked('phq9', true))).toEqual({ ...scale, plan: [], begun: ['phq9'] })
  expect(mergePhoneAnswers(scale, asked('phq9', false))).toEqual(scale)
})

test('a conversation that is at something else stays as it is', () => {
  for (const stage of ['greeting', 'consent', 'appointment', 'waiting', 'finish'] as const) {
    expect(mergePhoneAnswers({ ...intake, stage }, asked('async', true))).toEqual({ ...intake, stage })
  }
})
