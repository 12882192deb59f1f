import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import type { FinishedQuestionnaire } from '@clinic/core/chat/state/effects'
import type { Visit } from '@clinic/core/chat/state/state'
import { readAnswer } from '@clinic/core/questionnaires/answer'
import type { Answers, AnswerValue } from '@clinic/core/questionnaires/answers'
import { ageFlags, flagsOf } from '@clinic/core/questionnaires/flags'
import { medicationsOf } from '@clinic/core/questionnaires/medications'
import { callWish, preferencesOf, referralCodesOf } from '@clinic/core/questionnaires/preferences'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { sampleText } from '@clinic/core/questionnaires/types/sample-text'
import { flagFindings } from '@clinic/core/scales/flag-findings'
import type { Chance } from '@clinic/core/shared/chance'
import { ageOn } from '@clinic/core/shared/dates'
import { later } from '../../src/platform/clock.ts'
import { FORMS, LICENSED_SELLERS, NONE_OF_THESE, NOT_SURE } from './labels.ts'
import type { Profile } from './profiles.ts'

export type Said = { text: string; selected?: string[] }
type Saying = (chance: Chance, profile: Profile) => AnswerValue

/** A patient’s answer to a question: their own, else a likely one. */
export function answerOf(tag: string, question: Question, { profile, chance }: { profile: Profile; chance: Chance }): Said {
  const value = profile.answers[tag] ?? SAYINGS[tag]?.(chance, profile) ?? byKind(question, chance)
  const labels = optionsOf(question).map(({ label }) => label)
  switch (kindOf(question)) {
    case 'yes_no_options':
      return { text: value === true ? 'Yes' : 'No', selected: [value === true ? 'yes' : 'no'] }
    case 'options':
      return pickOf(labels, [String(value)])
    case 'select_multiple_options':
      return pickOf(labels, Array.isArray(value) ? value : [String(value)])
    default:
      return { text: String(value) }
  }
}

/** A complete questionnaire outside the chat, with everything derived. `at`: time of the last answer. */
export function fillIn(
  questionnaire: Questionnaire,
  visit: Visit,
  { profile, chance, at }: { profile: Profile; chance: Chance; at: string },
): FinishedQuestionnaire {
  const { questions, version } = questionnaire
  // Answers all questions first; the path then decides which were asked.
  const inMind: Answers = {}
  for (const [tag, question] of Object.entries(questions)) {
    const read = readAnswer(question, answerOf(tag, question, { profile, chance }))
    inMind[tag] = { value: 'value' in read ? read.value : '' }
  }
  const { path } = walk(questions, inMind)
  const answers: Answers = {}
  for (const [index, tag] of path.entries()) {
    answers[tag] = { value: inMind[tag]?.value ?? '', at: later(at, (index - path.length + 1) * 15) }
  }
  return {
    kind: 'finish-questionnaire',
    key: visit,
    version,
    field: visit === 'renewal' ? 'renewal_answers' : 'async_answers',
    appointment_type: visit === 'renewal' ? 'Renewal' : 'New Patient',
    answers,
    medications: medicationsOf(questions, answers),
    flags: { ...flagsOf(questions, answers), ...ageFlags(ageOn(profile.personal.dateOfBirth, at.slice(0, 10))) },
    findings: flagFindings({ key: visit, questions, answers }),
    ...preferencesOf(questions, answers),
    opted_in_for_call: callWish(questions, answers),
    referral_codes: referralCodesOf(questions, answers),
  }
}

function pickOf(labels: readonly string[], wished: readonly string[]): Said {
  const known = labels.filter((label) => wished.includes(label))
  const selected = known.length > 0 ? known : labels.slice(-1)
  return { text: selected.join(', '), selected }
}

function byKind(question: Question, chance: Chance): AnswerValue {
  const labels = optionsOf(question).map(({ label }) => label)
  const plain = labels.filter((label) => label !== NOT_SURE && !question.exclusive?.includes(label))
  if (kindOf(question) === 'yes_no_options') return chance.yes(0.08)
  // Most patients give mild answers to scales, and none of the demo’s is in danger.
  const calm = question.scores ? plain.filter((label) => !question.flags?.[label]).slice(0, 3) : plain
  if (kindOf(question) === 'options') return chance.pick(calm)
  if (kindOf(question) === 'select_multiple_options') return chance.some(plain, chance.int(1, 2))
  if (question.input === 'number') return chance.int(question.minimum ?? 0, Math.min(question.maximum ?? 10, 12))
  return sampleText(question, 'Nothing that comes to mind')
}

const rarely =
  (probability: number): Saying =>
  (chance) =>
    chance.yes(probability)
const oneOf =
  (...texts: string[]): Saying =>
  (chance) =>
    chance.pick(texts)
const mostlyNone =
  (probability: number, ...labels: string[]): Saying =>
  (chance) =>
    chance.yes(probability) ? [chance.pick(labels)] : [NONE_OF_THESE]
const seller = oneOf(...LICENSED_SELLERS, ...LICENSED_SELLERS, 'No preference', 'Another seller')
const kinds: Saying = (_, { medicines }) => {
  const found = medicines.map(({ kind }) => kind).filter((kind) => kind !== NONE_OF_THESE)
  return found.length > 0 ? found : [NONE_OF_THESE]
}
const forms: Saying = (chance) => chance.some(FORMS.slice(0, -1), chance.int(1, 2))

const SAYINGS: Readonly<Record<string, Saying>> = {
  main_reason: (_, { reason }) => reason,
  since_when: oneOf('6 months to 2 years', '2 to 5 years', '2 to 5 years', 'More than 5 years', 'Less than 6 months'),
  pain_place: oneOf(
    'Burning in my lower back, down the left leg',
    'Both knees, worse on the stairs',
    'Neck and shoulders since a car accident',
    'My hands, stiff and sore every morning',
    'All over, it moves around',
  ),
  sleep_nights: (chance) => chance.int(3, 7),
  anxiety_story: oneOf(
    'Racing thoughts in the evening',
    'Crowded places are hard, I avoid them',
    'I worry about everything at work',
    'Tight chest before meetings',
  ),
  ptsd_hardest: oneOf('Nightmares, and loud noises', 'Being in traffic', 'I do not sleep more than four hours'),
  seizure_count: (chance) => chance.int(0, 4),
  migraine_days: (chance) => chance.int(4, 14),
  adhd_story: oneOf('I start five things and finish none', 'Evenings are restless', 'Keeping time is hard'),
  other_reason: oneOf('Restless legs at night', 'Spasms from multiple sclerosis', 'Small appetite after an illness'),
  takes_medication: (_, { medicines }) => medicines.length > 0,
  medications: (_, { medicines }) => medicines.map(({ name }) => name).join(', ') || 'none',
  medicine_kinds: kinds,
  has_allergies: rarely(0.2),
  allergies: oneOf('Penicillin', 'Peanuts', 'Sulfa medicines', 'Latex'),
  pregnant_or_breastfeeding: () => false,
  planning_pregnancy: rarely(0.03),
  schizophrenia: () => false,
  psychosis: () => false,
  operation: oneOf('No', 'No', 'No', 'No', 'No', 'No', 'Yes, one is planned', 'Yes, I had one'),
  family_psychosis: (chance) =>
    chance.weighted([
      ['No', 88],
      [NOT_SURE, 7],
      ['Yes', 5],
    ]),
  bipolar: rarely(0.03),
  self_harm: () => false,
  past_attempt: rarely(0.03),
  heart: mostlyNone(0.12, 'Uneven heartbeat', 'High blood pressure that is hard to control', 'Heart attack or stroke'),
  organs: mostlyNone(0.08, 'Lung disease (such as COPD or severe asthma)', 'Liver disease', 'Kidney disease'),
  current_addiction: () => false,
  alcohol: oneOf('I do not drink', 'Once in a while', 'Once in a while', 'Some days each week', 'Most days'),
  used_cannabis: oneOf('Never', 'In the past', 'In the past', 'I use it now'),
  past_reaction_story: oneOf('I felt very anxious for some hours', 'Dizzy, I had to lie down'),
  current_reaction_story: oneOf('A strong edible made my heart race', 'Once I felt faint'),
  grams_per_day: (chance) => chance.pick([0.25, 0.5, 0.5, 1, 1, 1.5, 2]),
  safety_work: rarely(0.18),
  driving: oneOf('Most days', 'Sometimes', 'I do not drive', 'I wait until it has fully worn off'),
  goals: oneOf(
    'Sleep through the night',
    'Walk the dog without stopping',
    'Play with my grandchildren again',
    'Fewer pills',
    'Get through a work day',
    'Be calmer in the evening',
    'Work in the garden again',
  ),
  preferred_forms: forms,
  preferred_kind: oneOf('Mostly CBD', 'Mostly CBD', 'A balance of both', NOT_SURE, 'Mostly THC'),
  preferred_seller: seller,
  other_seller: oneOf('The one my sister uses, I will ask her', 'Coastal Fields'),
  wants_call: rarely(0.2),
  referral_code: oneOf('none', 'none', 'none', 'none', 'FRIEND-10', 'VET24'),
  anything_else: oneOf('no', 'no', 'no', 'I work night shifts', 'My pharmacy is in the next town', 'I would rather avoid smoking'),
  health_changes: rarely(0.2),
  health_changes_story: oneOf('A new knee in the spring', 'My blood pressure is higher', 'I lost some weight'),
  new_diagnosis: mostlyNone(0.06, 'Heart disease', 'Lung disease', 'Kidney disease'),
  new_medication: (chance, { medicines }) => medicines.length > 0 && chance.yes(0.3),
  mental_health: oneOf('About the same', 'About the same', 'Better', 'Harder than before'),
  mental_health_story: oneOf('It was a lonely winter', 'Work has been stressful', 'I miss my mother'),
  uses_now: rarely(0.93),
  current_forms: forms,
  why_stopped: oneOf('It was out of stock for a long time', 'I was travelling'),
  side_effects: rarely(0.25),
  side_effect_weight: oneOf('Hardly', 'Hardly', 'Somewhat'),
  benefit: oneOf('Yes, very much', 'Yes, somewhat', 'Yes, somewhat', 'No difference'),
  benefit_story: oneOf(
    'I sleep six hours now',
    'I take half of my old pain pills',
    'I am out more with my family',
    'A little calmer, not much else',
  ),
  wanted_change: oneOf('No change', 'No change', 'No change', 'The amount', 'More CBD', 'The form', 'Something else'),
  wanted_change_story: oneOf('A seller that delivers faster', 'Fewer drops at a time'),
  change_seller: rarely(0.12),
  questions_for_np: oneOf('nothing', 'nothing', 'May I take it with my new tablets?', 'Is a higher share of CBD an option?'),
}
