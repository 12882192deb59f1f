import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions, type Draft } from '@clinic/core/questionnaires/question-map/build'
import { RENEWAL_HEALTH } from './renewal-health.ts'
import { FORMS, LICENSED_SELLERS, NOT_SURE } from './shared-options.ts'

/** How treatment goes, and what the person would like to change. */
const TREATMENT: readonly Draft[] = [
  {
    tag: 'uses_now',
    text: 'Are you using your medical cannabis at the moment?',
    yesNo: true,
    natural_language: 'Uses medical cannabis now: #answer.',
    branches: {
      yes: [
        {
          tag: 'grams_per_day',
          text: 'About how much do you use in a day, in grams?',
          subtext: 'Your best guess is fine. You can also give it in milligrams.',
          input: 'number',
          unit: 'grams a day',
          minimum: 0,
          maximum: 30,
          natural_language: 'Uses #answer.',
        },
        {
          tag: 'current_forms',
          text: 'Which forms do you use?',
          several: FORMS,
          exclusive: [NOT_SURE],
          variable: 'preferred_consumption_methods',
          natural_language: 'Forms in use: #answer.',
        },
      ],
      no: [{ tag: 'why_stopped', text: 'What made you stop?', natural_language: 'Stopped because: #answer' }],
    },
  },
  {
    tag: 'side_effects',
    text: 'Have you noticed any unwanted effects?',
    yesNo: true,
    natural_language: 'Unwanted effects: #answer.',
    branches: {
      yes: [
        {
          tag: 'side_effect_kinds',
          text: 'Which ones?',
          several: [
            'Dry mouth',
            'Dizziness',
            'Feeling drowsy',
            'Racing heart',
            'Feeling anxious',
            'Trouble with memory or focus',
            'Being sick to the stomach',
            'Something else',
          ],
          natural_language: 'Effects noticed: #answer.',
        },
        {
          tag: 'side_effect_weight',
          text: 'How much do they bother you?',
          one: ['Hardly', 'Somewhat', 'A great deal'],
          flags: { 'A great deal': ['prior_adverse_reaction'] },
          natural_language: 'Bothered by them: #answer.',
        },
      ],
    },
  },
  {
    tag: 'benefit',
    text: 'Has it helped with the reason you came to us?',
    one: ['Yes, very much', 'Yes, somewhat', 'No difference', 'Things got worse'],
    natural_language: 'Benefit: #answer.',
  },
  { tag: 'benefit_story', text: 'What is different in your daily life now?', natural_language: 'In daily life: #answer' },
  {
    tag: 'driving',
    text: 'How do you handle driving and cannabis?',
    one: ['I do not drive', 'I wait until it has fully worn off', 'I sometimes drive sooner'],
    natural_language: 'Driving: #answer.',
  },
  {
    tag: 'wanted_change',
    text: 'Is there anything you would like to change?',
    several: ['The amount', 'The form', 'More CBD', 'More THC', 'Something else', 'No change'],
    exclusive: ['No change'],
    natural_language: 'Would like to change: #answer.',
    branches: {
      'Something else': [
        { tag: 'wanted_change_story', text: 'What would you like to change?', natural_language: 'Wished change: #answer' },
      ],
    },
  },
  {
    tag: 'change_seller',
    text: 'Would you like to change your licensed seller?',
    yesNo: true,
    natural_language: 'Wants another seller: #answer.',
    branches: {
      yes: [
        {
          tag: 'preferred_seller',
          text: 'Which licensed seller would you like?',
          one: [...LICENSED_SELLERS, 'Another seller', 'No preference'],
          variable: 'preferred_licensed_seller',
          natural_language: 'Licensed seller: #answer.',
        },
      ],
    },
  },
  {
    tag: 'wants_call',
    text: 'Would you like one of our patient care team to call you?',
    yesNo: true,
    variable: 'opted_in_for_call',
    natural_language: 'Would like a call: #answer.',
  },
  {
    tag: 'questions_for_np',
    text: 'What would you like to ask the nurse practitioner?',
    subtext: 'If nothing comes to mind, type "nothing".',
    natural_language: 'The patient asks: #answer',
  },
]

/** What a patient is asked before the medical document is renewed. */
export const renewal: Questionnaire = {
  key: 'renewal',
  name: 'Renewal',
  version: 1,
  questions: buildQuestions([...RENEWAL_HEALTH, ...TREATMENT]),
}
