import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers, AnswerValue, EnteredBy } from '../questionnaires/answers.ts'
import { URGENT_FLAGS } from '../questionnaires/flags.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { walk } from '../questionnaires/question-map/walk.ts'
import { type FlagMoves, flagMoves } from '../scales/flag-findings.ts'
import { scoreAnswers } from '../scales/score-answers.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'

/** `at`: ISO instant. `by`: who entered it for the patient. */
export type NewAnswer = { tag: string; value: AnswerValue; at: string; by?: EnteredBy | undefined }

/**
 * `answers`: the valid ones. `set_aside`: those the new one invalidated. `alarms`: what is urgent because of this
 * answer, by its flag or by the instrument. `crisis`: the answer mentions thoughts of suicide. `attempt`: it tells of an
 * attempt, at any time. `moves`: what it does to the flags.
 */
export type Taken = { answers: Answers; set_aside: Answers; alarms: string[]; crisis: boolean; attempt: boolean; moves: FlagMoves }

/** Applies a first or changed answer: the path is recomputed (REQ-349 to REQ-352). */
export function takeAnswer(
  { key, questions, answers: before }: { key: string; questions: Questions; answers: Answers },
  { tag, value, at, by }: NewAnswer,
): Taken {
  const given: Answers = { ...before, [tag]: { value, at, ...(by && { by }) } }
  const gone = new Set(walk(questions, given).setAside)
  const answers = Object.fromEntries(Object.entries(given).filter(([one]) => !gone.has(one)))
  const question = getOwnProperty(questions, tag)
  const raised = question ? chosenLabels(question, value).flatMap((label) => getOwnProperty(question.flags ?? {}, label) ?? []) : []
  return {
    answers,
    set_aside: Object.fromEntries(Object.entries(given).filter(([one]) => gone.has(one))),
    alarms: [
      ...[...new Set(raised)].flatMap((flag) => getOwnProperty(URGENT_FLAGS, flag) ?? []),
      ...newAlarms(key, questions, { before, after: answers }),
    ],
    crisis: raised.includes('suicidality'),
    attempt: raised.includes('suicide_attempt_past'),
    moves: flagMoves({ key, questions, answers: before }, { key, questions, answers }),
  }
}

function newAlarms(key: string, questions: Questions, { before, after }: { before: Answers; after: Answers }): string[] {
  const urgent = (answers: Answers) => scoreAnswers(key, questions, answers)?.raised.filter(({ severity }) => severity === 'urgent') ?? []
  const known = new Set(urgent(before).map(({ id }) => id))
  return urgent(after).flatMap(({ id, label }) => (known.has(id) || id === 'suicidality' ? [] : [label]))
}
