import type { Questionnaire } from '@clinic/contract/questionnaires'
import { loadQuestionnaires } from '@clinic/data/load-questionnaires'

const VISITS = loadQuestionnaires('questionnaires')

/** The questionnaire of every instrument that may be shipped (E-11), under the key of its scoring. */
export const SCALE_QUESTIONNAIRES: readonly Questionnaire[] = loadQuestionnaires('scales')

/** What a clinic begins with: the visits' own questionnaires, in our words, and the scales that may be shipped. */
export const STARTERS: readonly Questionnaire[] = [...VISITS, ...SCALE_QUESTIONNAIRES]

/** What a new patient is asked before the first visit. */
export const asyncIntake = starter('async')
/** What a patient is asked before the medical document is renewed. */
export const renewal = starter('renewal')
/** A few weeks after the start: how it goes, and what the care team has to know before the next visit. */
export const followUp = starter('follow_up')

function starter(key: string): Questionnaire {
  const found = VISITS.find((one) => one.key === key)
  if (!found) throw new Error(`data/questionnaires/ holds no questionnaire ${key}`)
  return found
}
