import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { zeroToTen } from './rated-items.ts'

/** Three numbers about the past week in our own words, in the structure of the PEG. */
export const painScale: Questionnaire = {
  key: 'pain_scale',
  name: 'Questions about pain',
  version: 1,
  questions: buildQuestions([
    zeroToTen(
      {
        tag: 'pain_1',
        text: 'Taking the past week together, how bad was your pain?',
        natural_language: 'Pain in the past week: #answer of 10.',
      },
      ['no pain', 'the worst you can imagine'],
    ),
    zeroToTen(
      {
        tag: 'pain_2',
        text: 'How much did pain spoil the things you like in the past week?',
        natural_language: 'Pain spoiled pleasant things: #answer of 10.',
      },
      ['not at all', 'completely'],
    ),
    zeroToTen(
      {
        tag: 'pain_3',
        text: 'How much did pain hold you back from your usual day in the past week?',
        natural_language: 'Pain held the patient back: #answer of 10.',
      },
      ['not at all', 'completely'],
    ),
  ]),
}
