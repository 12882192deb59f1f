import type { PatientDataTarget, Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { answerText } from './answer-text.ts'
import type { Answers, AnswerValue } from './answers.ts'
import { type LiveAnswer, liveAnswers } from './live-answers.ts'
import { chosenLabels } from './question-map/options.ts'

/** The question and the chosen option, in words, that brought something about. */
type Cause = { tag: string; question: string; answer: string }

/**
 * `score`: the sum of what chosen options count and of numbers that score themselves; `null` where nothing asked so far is scored. `alerts`:
 * what the provider is told. `triggers`: keys of questionnaires to ask next, each once. `mapped`: values for the patient's record, the
 * latest where two answers go to one place.
 */
export type Outcomes = {
  score: number | null
  alerts: (Cause & { message: string })[]
  triggers: (Cause & { key: string })[]
  mapped: (Cause & { target: PatientDataTarget; value: AnswerValue })[]
}

/** What the answers that count bring about by the questionnaire's own settings (REQ-417, REQ-419, REQ-421 to REQ-423). */
export function outcomesOf(questions: Questions, answers: Answers): Outcomes {
  const live = liveAnswers(questions, answers)
  const points = live.flatMap(({ question, answer }) => pointsOf(question, answer.value))
  return {
    score: points.length === 0 ? null : points.reduce((sum, one) => sum + one, 0),
    alerts: live.flatMap((one) =>
      chosenChoices(one).flatMap(({ cause, choice }) => (choice.alert_message ? [{ ...cause, message: choice.alert_message }] : [])),
    ),
    triggers: firstOfEach(
      live.flatMap((one) =>
        chosenChoices(one).flatMap(({ cause, choice }) => (choice.trigger_questionnaires ?? []).map((key) => ({ ...cause, key }))),
      ),
    ),
    mapped: mappedOf(live),
  }
}

/** None where the question is no part of the total, or nothing of it is scored: a choice without a score counts 0 beside others that have one. */
function pointsOf(question: Question, value: AnswerValue): number[] {
  if (question.not_related_to_total_score) return []
  if (question.use_input_for_scoring && typeof value === 'number') return [value]
  const scores = question.scores ?? {}
  if (Object.keys(scores).length === 0) return []
  return chosenLabels(question, value).map((label) => getOwnProperty(scores, label) ?? 0)
}

function chosenChoices({ tag, question, answer }: LiveAnswer) {
  return chosenLabels(question, answer.value).flatMap((label) => {
    const choice = getOwnProperty(question.choices ?? {}, label)
    return choice ? [{ cause: { tag, question: question.text, answer: answerText(question, label) }, choice }] : []
  })
}

function firstOfEach(triggers: Outcomes['triggers']): Outcomes['triggers'] {
  return triggers.filter(({ key }, index) => triggers.findIndex((one) => one.key === key) === index)
}

function mappedOf(live: readonly LiveAnswer[]): Outcomes['mapped'] {
  const places = new Map<string, Outcomes['mapped'][number]>()
  for (const { tag, question, answer } of live) {
    const target = question.patient_data
    if (!target) continue
    const place = JSON.stringify([target.category, target.property, target.field])
    places.delete(place)
    places.set(place, { tag, question: question.text, answer: answerText(question, answer.value), target, value: answer.value })
  }
  return [...places.values()]
}
