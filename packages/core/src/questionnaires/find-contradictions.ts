import type { AnswerSetOverview } from '@clinic/contract/chart'
import { daysBetween } from '../shared/dates.ts'

/** An answer on the record. `set`: the place of its questionnaire among the answer sets. */
export type AnswerRef = { set: number; tag: string; question: string; answer: string }

type Test = (answer: string) => boolean
type Rule = { first: string; is: Test; second: string; and: Test }

const is =
  (wanted: string): Test =>
  (answer) =>
    answer === wanted
const isNot =
  (unwanted: string): Test =>
  (answer) =>
    answer !== unwanted

/** Two answers to different questions that cannot both be right, if given within the two weeks that both ask about. */
const TOGETHER: readonly Rule[] = [
  { first: 'self_harm', is: is('No'), second: 'phq9_9', and: isNot('Not at all') },
  { first: 'self_harm', is: is('Yes'), second: 'phq9_9', and: is('Not at all') },
  { first: 'health_changes', is: is('No'), second: 'new_diagnosis', and: isNot('None of these') },
  { first: 'health_changes', is: is('No'), second: 'mental_health', and: is('Harder than before') },
]

/** “Have you ever” questions: a later “No” cannot undo an earlier “Yes”. */
const EVER: readonly Rule[] = [
  ...['schizophrenia', 'psychosis', 'family_psychosis', 'bipolar', 'past_attempt', 'past_reaction', 'current_reaction'].map((tag) => {
    return { first: tag, is: is('No'), second: tag, and: is('Yes') }
  }),
  { first: 'used_cannabis', is: is('Never'), second: 'used_cannabis', and: isNot('Never') },
]

const FORTNIGHT_DAYS = 14

/** Answers of the questionnaire at `place` that disagree with each other, with a scale of the same days or with an earlier answer. Sets newest first. */
export function findContradictions(sets: readonly AnswerSetOverview[], place: number): { first: AnswerRef; second: AnswerRef }[] {
  const day = sets[place]?.finished_at
  if (!day) return []
  const finished = answersOf(sets).filter(({ set }) => sets[set]?.finished_at)
  const now = finished.filter(({ set }) => set === place)
  const close = finished.filter(({ set }) => daysApart(sets[set]?.finished_at ?? day, day) <= FORTNIGHT_DAYS)
  const earlier = finished.filter(({ set }) => set > place)
  return [
    ...TOGETHER.flatMap((rule) => pairs(rule, now, () => close)),
    // The intake and the renewal reuse tags for different questions.
    ...EVER.flatMap((rule) => pairs(rule, now, ({ question }) => earlier.filter((one) => one.question === question))),
  ]
}

/** Every answer of the sets with the place of its set, in the order of the sets. */
export function answersOf(sets: readonly AnswerSetOverview[]): AnswerRef[] {
  return sets.flatMap(({ lines }, set) => lines.map(({ tag, question, answer }) => ({ set, tag, question, answer })))
}

/** `others`: the answers that are compared with an answer of now. */
function pairs(
  rule: Rule,
  now: readonly AnswerRef[],
  others: (first: AnswerRef) => readonly AnswerRef[],
): { first: AnswerRef; second: AnswerRef }[] {
  const first = now.find(({ tag, answer }) => tag === rule.first && rule.is(answer))
  const second = first && others(first).find(({ tag, answer }) => tag === rule.second && rule.and(answer))
  return first && second ? [{ first, second }] : []
}

function daysApart(one: string, other: string): number {
  return Math.abs(daysBetween(one.slice(0, 10), other.slice(0, 10)))
}
