import type { Draft } from '@clinic/core/questionnaires/question-map/build'
import { FORMS, LICENSED_SELLERS, NOT_SURE } from './shared-options.ts'

/** Daily life, earlier use, and what the person hopes for and prefers. */
export const INTAKE_LIFE: readonly Draft[] = [
  {
    tag: 'current_addiction',
    text: 'Are you living with an addiction to alcohol or drugs right now?',
    subtext: 'We ask everyone, and without judgement. Your answer stays between you and your care team.',
    yesNo: true,
    variable: 'current_addiction',
    flags: { yes: ['substance_use_current'] },
    natural_language: 'Current addiction: #answer.',
  },
  {
    tag: 'alcohol',
    text: 'How often do you drink alcohol?',
    one: ['I do not drink', 'Once in a while', 'Some days each week', 'Most days'],
    natural_language: 'Alcohol: #answer.',
  },
  {
    tag: 'used_cannabis',
    text: 'Have you used cannabis before?',
    one: ['Never', 'In the past', 'I use it now'],
    natural_language: 'Earlier cannabis use: #answer.',
    branches: {
      'In the past': [
        {
          tag: 'past_reaction',
          text: 'Did cannabis ever give you a bad reaction?',
          subtext: 'For example feeling very afraid, fainting, or being sick again and again.',
          yesNo: true,
          flags: { yes: ['prior_adverse_reaction'] },
          natural_language: 'Bad reaction to cannabis in the past: #answer.',
          branches: { yes: [{ tag: 'past_reaction_story', text: 'What happened?', natural_language: 'Reaction: #answer' }] },
        },
      ],
      'I use it now': [
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
          tag: 'current_reaction',
          text: 'Has cannabis ever given you a bad reaction?',
          subtext: 'For example feeling very afraid, fainting, or being sick again and again.',
          yesNo: true,
          flags: { yes: ['prior_adverse_reaction'] },
          natural_language: 'Bad reaction to cannabis: #answer.',
          branches: { yes: [{ tag: 'current_reaction_story', text: 'What happened?', natural_language: 'Reaction: #answer' }] },
        },
      ],
    },
  },
  {
    tag: 'safety_work',
    text: "Does your work involve machines, heights, driving, or other people's safety?",
    yesNo: true,
    flags: { yes: ['safety_sensitive_work'] },
    natural_language: 'Safety-sensitive work: #answer.',
  },
  {
    tag: 'driving',
    text: 'How often do you drive?',
    one: ['Most days', 'Sometimes', 'I do not drive'],
    flags: { 'Most days': ['driving_daily'] },
    natural_language: 'Drives: #answer.',
  },
  {
    tag: 'goals',
    text: 'What would you like to be better a few months from now?',
    subtext: 'For example "sleep through the night" or "play with my grandchildren again".',
    natural_language: "The patient's goal: #answer",
  },
  {
    tag: 'preferred_forms',
    text: 'Which forms of cannabis would suit you?',
    subtext: 'Choose as many as you like. You and the nurse practitioner will decide together.',
    several: FORMS,
    exclusive: [NOT_SURE],
    variable: 'preferred_consumption_methods',
    natural_language: 'Preferred forms: #answer.',
  },
  {
    tag: 'preferred_kind',
    text: 'Do you have a kind in mind?',
    subtext: 'THC is the part that can make you feel high. CBD does not.',
    one: ['Mostly THC', 'Mostly CBD', 'A balance of both', NOT_SURE],
    variable: 'preferred_cannabinoids',
    natural_language: 'Preferred kind: #answer.',
  },
  {
    tag: 'preferred_seller',
    text: 'Which licensed seller would you like to order from?',
    subtext: 'You can change this later.',
    one: [...LICENSED_SELLERS, 'Another seller', 'No preference'],
    variable: 'preferred_licensed_seller',
    natural_language: 'Licensed seller: #answer.',
    branches: {
      'Another seller': [{ tag: 'other_seller', text: 'Which seller is it?', natural_language: 'Other seller: #answer.' }],
    },
  },
  {
    tag: 'wants_call',
    text: 'Would you like one of our patient care team to call you?',
    subtext: 'A call is a good time for questions. You do not need one to go on.',
    yesNo: true,
    variable: 'opted_in_for_call',
    natural_language: 'Would like a call: #answer.',
    branches: {
      yes: [
        {
          tag: 'call_time',
          text: 'When is the best time to call?',
          one: ['Morning', 'Afternoon', 'Evening', 'Any time'],
          variable: 'best_time_to_call',
          natural_language: 'Best time to call: #answer.',
        },
      ],
    },
  },
  {
    tag: 'referral_code',
    text: 'If someone gave you a referral code, please type it here.',
    subtext: 'If you have none, type "none".',
    variable: 'referral_codes',
  },
  {
    tag: 'anything_else',
    text: 'Is there anything else you would like the nurse practitioner to know?',
    subtext: 'If not, type "no".',
    natural_language: 'The patient adds: #answer',
  },
]
