import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from '../questionnaires/answers.ts'
import { liveAnswers } from '../questionnaires/live-answers.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { conditionsIn } from './conditions-in.ts'
import type { Condition } from './instrument.ts'

/** A condition with the tag of the answer that named it; null from the record. */
export type Report = { condition: Condition; tag: string | null }

/**
 * Other answers that name a condition: by tag, then option, more serious first. Ignored when the questionnaire lacks
 * the question.
 */
export const FURTHER_REPORTS: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  mental_health: { 'Harder than before': 'mood' },
  cancer_symptoms: { 'Worry or low mood': 'mood', Pain: 'pain', 'Poor sleep': 'sleep' },
}

/** Answers, by tag, that mean cannabis use within the half year that the CUDIT-R looks back on. */
export const USE_REPORTS: Readonly<Record<string, string>> = {
  used_cannabis: 'I use it now',
  uses_now: 'yes',
  last_use: 'In the last 6 months',
}

/**
 * Conditions named by the answers, most relevant first: main reason, reason in the patient’s own words, then the rest
 * in question order.
 */
export function reportsOf(questions: Questions, answers: Answers): Report[] {
  const live = liveAnswers(questions, answers)
  const named = ['main_condition', 'other_condition'].flatMap((variable) =>
    live
      .filter(({ question }) => question.variable === variable)
      .flatMap(({ tag, answer }) => conditionsIn(String(answer.value)).map((condition) => ({ condition, tag }))),
  )
  const further = live.flatMap(({ tag, question, answer }) =>
    Object.entries(getOwnProperty(FURTHER_REPORTS, tag) ?? {})
      .filter(([label]) => chosenLabels(question, answer.value).includes(label))
      .map(([, condition]) => ({ condition, tag })),
  )
  return [...named, ...further]
}

/** Whether an answer means use that the CUDIT-R asks about. */
export function usesNow(questions: Questions, answers: Answers): boolean {
  return liveAnswers(questions, answers).some(({ tag, question, answer }) => {
    const label = getOwnProperty(USE_REPORTS, tag)
    return label !== undefined && chosenLabels(question, answer.value).includes(label)
  })
}
