import type { Questions } from '@clinic/contract/questionnaires'
import { takeAnswer } from '@clinic/core/intake/take-answer'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { planScales } from '@clinic/core/scales/plan-scales'
import { FURTHER_REPORTS, USE_REPORTS } from '@clinic/core/scales/reports-of'
import { scalesFor } from '@clinic/core/scales/scales-for'
import { describe, expect, test } from 'vitest'
import { asyncIntake, followUp, renewal, SCALE_QUESTIONNAIRES } from './starters.ts'

const today = '2026-11-21'

/** Every main reason that the intake offers, with the scales that follow. */
const EXPECTED: Readonly<Record<string, string[]>> = {
  'Chronic pain': ['pain_scale', 'phq9'],
  'Trouble sleeping': ['sleep_questions'],
  Anxiety: ['gad7', 'phq9'],
  PTSD: ['phq9', 'ptsd_scale'],
  'Cancer-related symptoms': ['cancer_symptoms'],
  'Epilepsy or seizures': ['adult_epilepsy_scale'],
  "Crohn's or colitis": ['bowel_symptoms'],
  Migraine: ['midas_scale'],
  ADHD: ['adhd_scale'],
  'Something else': [],
}

const asked = (answers: Answers) =>
  scalesFor({ questions: asyncIntake.questions, answers, visit: 'async', age: 40, today }).scales.map(({ key }) => key)

describe('the intake (REQ-146)', () => {
  test('every reason it offers is known here', () => {
    const reasons = asyncIntake.questions.main_reason
    expect(Object.keys(EXPECTED)).toEqual(reasons && optionsOf(reasons).map(({ label }) => label))
  })

  test.each(Object.entries(EXPECTED))('"%s" is followed by %j', (label, keys) => {
    expect(asked({ main_reason: { value: label } })).toEqual(keys)
    const known = SCALE_QUESTIONNAIRES.map(({ key }) => key)
    expect(keys.filter((key) => !known.includes(key))).toEqual([])
  })

  test.each([
    [
      ['Pain', 'Worry or low mood'],
      ['cancer_symptoms', 'phq9'],
    ],
    [
      ['Pain', 'Poor sleep'],
      ['cancer_symptoms', 'pain_scale', 'phq9'],
    ],
    [['Poor sleep'], ['cancer_symptoms', 'sleep_questions']],
    [['Nausea'], ['cancer_symptoms']],
  ])('symptoms %j of cancer are followed by %j', (symptoms, keys) => {
    expect(asked({ main_reason: { value: 'Cancer-related symptoms' }, cancer_symptoms: { value: symptoms } })).toEqual(keys)
  })

  test('another reason in the patient’s own words counts too', () => {
    const own = { main_reason: { value: 'Something else' }, other_reason: { value: 'arthritis, and I cannot sleep' } }
    expect(asked(own)).toEqual(['sleep_questions', 'pain_scale', 'phq9'])
  })

  test('use within the half year that the CUDIT-R looks back on is followed by it (REQ-147)', () => {
    const { questions } = asyncIntake
    const answers = (label: string) => ({ main_reason: { value: 'Migraine' }, used_cannabis: { value: label } })
    expect(planScales({ questions, answers: answers('I use it now'), visit: 'async', today })).toEqual(['cuditr', 'midas_scale'])
    const past = (last_use: string) => ({ ...answers('In the past'), last_use: { value: last_use } })
    const lately = planScales({ questions, answers: past('In the last 6 months'), visit: 'async', today })
    expect(lately).toEqual(['cuditr', 'midas_scale'])
    expect(planScales({ questions, answers: past('More than 6 months ago'), visit: 'async', today })).toEqual(['midas_scale'])
  })
})

test('everybody is asked about suicide, whatever brings them, and an earlier attempt is a flag (F-5)', () => {
  for (const { questions } of [asyncIntake, renewal]) {
    expect(questions.self_harm).toMatchObject({ required: true, in_branch: false, flags: { yes: ['suicidality'] } })
    const told = takeAnswer({ key: 'async', questions, answers: {} }, { tag: 'self_harm', value: true, at: '' })
    expect(told.crisis).toBe(true)
  }
  expect(asyncIntake.questions.past_attempt?.flags).toEqual({ yes: ['suicide_attempt_past'] })
})

test.each([
  [renewal, 'new_diagnosis', 'Schizophrenia or psychosis'],
  [followUp, 'side_effect_kinds', 'Seeing or hearing things that others did not'],
])('$name: signs of psychosis on treatment reach staff with the answer', ({ key, questions }, tag, label) => {
  const told = takeAnswer({ key, questions, answers: {} }, { tag, value: [label], at: '' })
  expect(told.alarms).toEqual([expect.stringContaining('psychosis on treatment')])
  const other = takeAnswer({ key, questions, answers: {} }, { tag, value: ['None of these', 'Dry mouth'], at: '' })
  expect(other.alarms).toEqual([])
})

test.each([
  [asyncIntake, 'bowel_symptoms', 'Blood in the stool', 'red_flag_symptom'],
  [asyncIntake, 'bowel_symptoms', 'Losing weight', 'red_flag_symptom'],
  [asyncIntake, 'bowel_symptoms', 'Fever', 'red_flag_symptom'],
  [asyncIntake, 'seizure_change', 'yes', 'red_flag_symptom'],
  [asyncIntake, 'migraine_change', 'yes', 'red_flag_symptom'],
  [asyncIntake, 'alcohol', 'Most days', 'alcohol_most_days'],
  [asyncIntake, 'operation', 'Yes, one is planned', 'surgery_planned'],
  [asyncIntake, 'operation', 'Yes, I had one', 'surgery_recent'],
  [renewal, 'alcohol', 'Most days', 'alcohol_most_days'],
  [renewal, 'falls', 'yes', 'red_flag_symptom'],
  [renewal, 'driving', 'I sometimes drive sooner', 'drives_impaired'],
  [renewal, 'benefit', 'Things got worse', 'worse_on_treatment'],
  [renewal, 'side_effect_kinds', 'Racing heart', 'prior_adverse_reaction'],
  [renewal, 'side_effect_kinds', 'Being sick to the stomach', 'prior_adverse_reaction'],
  [followUp, 'side_effect_weight', 'A great deal', 'prior_adverse_reaction'],
  [followUp, 'change', 'Worse', 'worse_on_treatment'],
  [followUp, 'why_not', 'Side effects', 'prior_adverse_reaction'],
])('$name: %s "%s" raises %s', ({ questions }, tag, label, flag) => {
  const question = questions[tag]
  expect(question && optionsOf(question).map((option) => option.label)).toContain(label)
  expect(question?.flags?.[label]).toContain(flag)
})

describe('the renewal', () => {
  const { questions } = renewal
  test.each(['yes', 'no'])('asks about alcohol and falls, with %s to each question', (word) => {
    const asked = new Set<string>()
    let answers: Answers = {}
    for (let next = walk(questions, answers).next; next !== null; next = walk(questions, answers).next) {
      const question = questions[next]
      if (!question) throw new Error(next)
      asked.add(next)
      const [first] = optionsOf(question)
      const value = kindOf(question) === 'yes_no_options' ? word === 'yes' : (first?.label ?? '1')
      answers = { ...answers, [next]: { value: kindOf(question) === 'select_multiple_options' ? [String(value)] : value } }
    }
    expect([...asked]).toEqual(expect.arrayContaining(['alcohol', 'falls', 'questions_for_np']))
  })
  test('always asks the CUDIT-R (REQ-147)', () => {
    expect(planScales({ questions, answers: {}, visit: 'renewal', today })).toEqual(['cuditr'])
    expect(scalesFor({ questions, answers: { uses_now: { value: true } }, visit: 'renewal', today }).cuditr).toBe('uses-now')
  })
  test('asks about mood where that is harder than before, and about what the record knows', () => {
    const answers = { mental_health: { value: 'Harder than before' } }
    expect(planScales({ questions, answers, visit: 'renewal', today, known: ['pain'] })).toEqual(['cuditr', 'phq9', 'pain_scale'])
    expect(planScales({ questions, answers: {}, visit: 'renewal', today, known: ['pain'] })).toEqual(['cuditr', 'pain_scale', 'phq9'])
  })
})

test('every answer that is looked for is one that a starter questionnaire offers', () => {
  const offered = (tag: string) =>
    [asyncIntake.questions, renewal.questions].flatMap((questions: Questions) => {
      const question = questions[tag]
      return question ? optionsOf(question).map(({ label }) => label) : []
    })
  for (const [tag, labels] of Object.entries(FURTHER_REPORTS))
    expect(offered(tag), tag).toEqual(expect.arrayContaining(Object.keys(labels)))
  for (const [tag, label] of Object.entries(USE_REPORTS)) expect(offered(tag), tag).toContain(label)
})
