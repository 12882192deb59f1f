import type { AnswerSetOverview } from '@clinic/contract/chart'
import { type AnswerRef, answersOf, findContradictions } from './find-contradictions.ts'

/** One sentence of the brief. `before`: the earlier answer to the same question, where it was different. */
type BriefSentence = { text: string; source: AnswerRef; before: string | null }

/** What to know before a visit: every statement has the answer behind it. */
export type Brief = {
  name: string
  finished_at: string
  sentences: BriefSentence[]
  contradictions: { first: AnswerRef; second: AnswerRef }[]
  gaps: AnswerRef[]
  /** Questionnaires that were started after this one and not finished. */
  unfinished: string[]
}

/** The answer that leaves a question open. */
const OPEN_ANSWER = 'Not sure'

/** The brief of the newest finished questionnaire that has sentences of its own; null if there is none. Sets newest first. */
export function buildBrief(sets: readonly AnswerSetOverview[]): Brief | null {
  const place = sets.findIndex((set) => set.finished_at !== null && set.sentences.length > 0)
  const current = sets[place]
  if (!current?.finished_at) return null
  const answers = answersOf(sets)
  const now = answers.filter((one) => one.set === place)
  const earlier = answers.filter((one) => one.set > place && sets[one.set]?.finished_at)
  return {
    name: current.name,
    finished_at: current.finished_at,
    sentences: current.sentences.flatMap(({ tag, sentence }) => {
      const source = now.find((one) => one.tag === tag)
      return source ? [{ text: sentence, source, before: answerBefore(source, earlier) }] : []
    }),
    contradictions: findContradictions(sets, place),
    gaps: now.filter(({ answer }) => answer === OPEN_ANSWER),
    unfinished: sets.slice(0, place).flatMap((set) => (set.finished_at === null && set.archived_at === null ? [set.name] : [])),
  }
}

/** Compared only if the wording is the same: the intake and the renewal reuse tags for different questions. */
function answerBefore({ tag, question, answer }: AnswerRef, earlier: readonly AnswerRef[]): string | null {
  const last = earlier.find((one) => one.tag === tag && one.question === question)
  return last && last.answer !== answer ? last.answer : null
}
