import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from '../questionnaires/answers.ts'
import { liveAnswers } from '../questionnaires/live-answers.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { conditionsIn } from './conditions-in.ts'
import type { Condition } from './instrument.ts'

/** A condition, with the tag of the answer that named it; `null` where the record did. */
export type Report = { condition: Condition; tag: string | null }

/**
 * Answers beside the main reason that name a condition: by tag, then by option, the weightier first. A map without the question says
 * nothing.
 */
export const FURTHER_REPORTS: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  mental_health: { 'Harder than before': 'mood' },
  cancer_symptoms: { 'Worry or low mood': 'mood', Pain: 'pain', 'Poor sleep': 'sleep' },
}

/** Answers that say cannabis is in use now, by tag. */
export const USE_REPORTS: Readonly<Record<string, string>> = { used_cannabis: 'I use it now', uses_now: 'yes' }

/** What the answers name, most telling first: the main reason, then a reason in the patient's own words, then the rest in the order asked. */
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

/** True where an answer says that the patient uses cannabis now. */
export function usesNow(questions: Questions, answers: Answers): boolean {
  return liveAnswers(questions, answers).some(({ tag, question, answer }) => {
    const label = getOwnProperty(USE_REPORTS, tag)
    return label !== undefined && chosenLabels(question, answer.value).includes(label)
  })
}
