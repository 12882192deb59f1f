import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { INTAKE_HEALTH } from './intake-health.ts'
import { INTAKE_LIFE } from './intake-life.ts'
import { REASON_BRANCHES } from './intake-reasons.ts'
import { NONE_OF_THESE } from './shared-options.ts'

/** What a new patient is asked before the first visit. */
export const asyncIntake: Questionnaire = {
  key: 'async',
  name: 'Async Intake',
  version: 1,
  questions: buildQuestions([
    {
      tag: 'main_reason',
      text: 'What is the main thing you would like help with?',
      subtext: 'If there are several, choose the one that matters most. You can tell us about the others later.',
      one: Object.keys(REASON_BRANCHES),
      variable: 'main_condition',
      natural_language: 'Main reason: #answer.',
      branches: REASON_BRANCHES,
    },
    {
      tag: 'since_when',
      text: 'How long has this been going on?',
      one: ['Less than 6 months', '6 months to 2 years', '2 to 5 years', 'More than 5 years'],
      natural_language: 'For: #answer.',
    },
    {
      tag: 'tried_before',
      text: 'What have you tried for it so far?',
      several: [
        'Prescription medicine',
        'Medicine without a prescription',
        'Physiotherapy or massage',
        'Counselling',
        'Surgery or injections',
        NONE_OF_THESE,
      ],
      exclusive: [NONE_OF_THESE],
      natural_language: 'Tried so far: #answer.',
    },
    ...INTAKE_HEALTH,
    ...INTAKE_LIFE,
  ]),
}
