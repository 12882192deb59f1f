import type { Question, Questions } from '@clinic/contract/questionnaires'
import { foldText } from '../shared/fold-text.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { Answer, Answers } from './answers.ts'
import { isSkipped } from './live-answers.ts'
import { kindOf } from './question-map/kind.ts'
import { chosenLabels } from './question-map/options.ts'
import { rulesOf } from './types/question-types.ts'

/**
 * Answers to an older version that still mean the same in a newer one (D-11): same tag, same words (case and punctuation aside), same kind,
 * unit and input, every chosen option still there, a number still within its bounds. Where a question only got another tag, its answer stands
 * under that. The rest is asked again, also what was skipped and has to be answered now.
 */
export function migrateAnswers(from: Questions, to: Questions, answers: Answers): Answers {
  const now = tagsNow(from, to)
  const kept = Object.entries(answers).flatMap(([tag, answer]): [string, Answer][] => {
    const [before, tagNow] = [getOwnProperty(from, tag), now.get(tag)]
    const after = getOwnProperty(to, tagNow)
    return before && after && tagNow !== undefined && isPossible(before, after, answer) ? [[tagNow, answer]] : []
  })
  return Object.fromEntries(kept)
}

/** What is asked alike under the same tag, else what alone is asked alike in the same branch, so that no answer goes to another's question. */
function tagsNow(from: Questions, to: Questions): Map<string, string> {
  const now = new Map<string, string>()
  for (const [tag, before] of Object.entries(from)) {
    const after = getOwnProperty(to, tag)
    if (after && meaningOf(before) === meaningOf(after)) now.set(tag, tag)
  }
  const taken = new Set(now.values())
  const gone = Object.entries(from).filter(([tag]) => !now.has(tag))
  const came = Map.groupBy(
    Object.entries(to).filter(([tag]) => !taken.has(tag)),
    ([, question]) => placeOf(question, question.branch_origin),
  )
  // From the outside in: where a branch begins has its name before what stands in it.
  const levels = [...Map.groupBy(gone, ([, { branch_level }]) => branch_level)].sort(([a], [b]) => a - b)
  for (const [, left] of levels) {
    const places = Map.groupBy(left, ([, question]) => placeOf(question, originNow(question, now, to)))
    for (const [place, olds] of places) {
      const news = came.get(place) ?? []
      if (olds.length === 1 && news.length === 1 && olds[0] && news[0]) now.set(olds[0][0], news[0][0])
    }
  }
  return now
}

/** `undefined` where the question that its branch began at is gone: then nothing stands in the same branch. Other words don't matter there. */
function originNow({ branch_origin }: Question, now: ReadonlyMap<string, string>, to: Questions): string | null | undefined {
  return branch_origin === null ? null : (now.get(branch_origin) ?? (getOwnProperty(to, branch_origin) && branch_origin))
}

function placeOf(question: Question, origin: string | null | undefined): string {
  return JSON.stringify([origin === undefined ? 'gone' : [origin], question.branch_id, meaningOf(question)])
}

function meaningOf(question: Question): string {
  const { answered } = rulesOf(question)
  return JSON.stringify([foldText(question.text), kindOf(question), question.input ?? null, question.unit ?? null, answered])
}

function isPossible(before: Question, after: Question, answer: Answer): boolean {
  const { value } = answer
  if (after.required && isSkipped(answer)) return false
  if (chosenLabels(before, value).length !== chosenLabels(after, value).length) return false
  return kindOf(after) !== 'none' || isSkipped(answer) || rulesOf(after).isPossible(after, value)
}
