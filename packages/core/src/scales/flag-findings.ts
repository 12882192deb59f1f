import type { Questions } from '@clinic/contract/questionnaires'
import { answerText } from '../questionnaires/answer-text.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { liveAnswers } from '../questionnaires/live-answers.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { scaleName } from './bands.ts'
import { scoreAnswers } from './score-answers.ts'

/** A flag and the answer that raises it. `tag`: null for a score, which names what it found instead of an answer. */
export type FlagFinding = { flag: string; tag: string | null; question: string; answer: string }
/** A finding that the newest answer took away. `now`: the new answer; null where the question is no longer asked. */
export type CorrectedFinding = FlagFinding & { now: string | null }
/** What one answer changes. */
export type FlagMoves = { found: FlagFinding[]; corrected: CorrectedFinding[] }

type Answered = { key: string; questions: Questions; answers: Answers }

/** Every flag that the answers raise, with each answer that does. A score counts where no answer raises the same flag. */
export function flagFindings({ key, questions, answers }: Answered): FlagFinding[] {
  const ofAnswers = liveAnswers(questions, answers).flatMap(({ tag, question, answer }) => {
    const raised = chosenLabels(question, answer.value).flatMap((label) => getOwnProperty(question.flags ?? {}, label) ?? [])
    return [...new Set(raised)].map((flag) => ({ flag, tag, question: question.text, answer: answerText(question, answer.value) }))
  })
  const named = new Set(ofAnswers.map(({ flag }) => flag))
  const score = scoreAnswers(key, questions, answers)
  const ofScore = Object.entries(score?.flags ?? {}).flatMap(([flag, raised]) => {
    const rule = score?.raised.find(({ id }) => id === flag)
    return raised && rule && !named.has(flag) ? [{ flag, tag: null, question: scaleName(key), answer: rule.label }] : []
  })
  return [...ofAnswers, ...ofScore]
}

/** What a new answer raises that was not raised before, and what it no longer does. */
export function flagMoves(before: Answered, after: Answered): FlagMoves {
  const [earlier, later] = [flagFindings(before), flagFindings(after)]
  const answerNow = (tag: string | null) => {
    const line = liveAnswers(after.questions, after.answers).find((one) => one.tag === tag)
    return line ? answerText(line.question, line.answer.value) : null
  }
  return {
    found: later.filter((one) => !earlier.some((other) => isSame(one, other) && one.answer === other.answer)),
    corrected: earlier.flatMap((one) => (later.some((other) => isSame(one, other)) ? [] : [{ ...one, now: answerNow(one.tag) }])),
  }
}

function isSame(one: FlagFinding, other: FlagFinding): boolean {
  return one.flag === other.flag && one.tag === other.tag
}
