import type { Question, Questions } from '@clinic/contract/questionnaires'
import { foldText } from '../../shared/fold-text.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Answers, AnswerValue } from '../answers.ts'
import { rulesOf } from '../types/question-types.ts'
import { type Run, recordTestCase } from './record-test-case.ts'

/** One thing that different result now, with a sentence for staff. */
export type TestCaseDifference = {
  what: 'impossible' | 'asked' | 'not-asked' | 'order' | 'sentences' | 'score' | 'flags' | 'alerts' | 'follow' | 'eligibility'
  text: string
}

/**
 * Gives a recorded patient's answers to another version and says what different result, nothing where nothing does. Answers that the new
 * version could not take count as not given; a question under another tag is known by its words.
 */
export function replayTestCase(run: Run, questions: Questions): TestCaseDifference[] {
  const tags = tagsNow(run, questions)
  const impossible: TestCaseDifference[] = []
  const answers: Answers = {}
  for (const [tag, answer] of Object.entries(run.answers)) {
    const now = tags.get(tag) ?? tag
    const question = getOwnProperty(questions, now)
    if (!question) continue
    const line = run.asked.find((one) => one.tag === tag)
    if (isPossible(question, answer.value)) answers[now] = answer
    else if (line?.answer) {
      const text = `The answer ${quote(line.answer)} to ${quote(question.text)} is no longer possible.`
      impossible.push({ what: 'impossible', text })
    }
  }
  const now = recordTestCase(questions, answers, run.key)
  return [...impossible, ...askedDifferences(run, now, tags), ...outcomeDifferences(run, now)]
}

/** Tags of the run by what they are now; those that are gone stay as they were. */
function tagsNow(run: Run, questions: Questions): Map<string, string> {
  const gone = run.asked.filter(({ tag }) => !getOwnProperty(questions, tag))
  if (gone.length === 0) return new Map()
  const known = new Set(run.asked.map(({ tag }) => tag))
  const free = Object.entries(questions).filter(([tag]) => !known.has(tag))
  const byWords = Map.groupBy(free, ([, { text }]) => segmentsOf(text))
  return new Map(
    gone.flatMap(({ tag, question }) => {
      const alike = byWords.get(segmentsOf(question)) ?? []
      return alike.length === 1 && alike[0] ? [[tag, alike[0][0]] as const] : []
    }),
  )
}

/** What a text is known by: its words, where it has any. */
function segmentsOf(text: string): string {
  return foldText(text) || text
}

/** Whether a question can be answered so: every option still there, words, a number in range or a date where they are asked for. */
export function isPossible(question: Question, value: AnswerValue): boolean {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return true
  return rulesOf(question).isPossible(question, value)
}

function askedDifferences(run: Run, now: Run, tags: ReadonlyMap<string, string>): TestCaseDifference[] {
  const before = run.asked.map(({ tag }) => tags.get(tag) ?? tag)
  const after = now.asked.map(({ tag }) => tag)
  const common = { before: before.filter((tag) => after.includes(tag)), after: after.filter((tag) => before.includes(tag)) }
  const came = now.asked.filter(({ tag }) => !before.includes(tag))
  const went = run.asked.filter((_, index) => !after.includes(before[index] ?? ''))
  const first = common.after.findIndex((tag, index) => tag !== common.before[index])
  const early = now.asked.find(({ tag }) => tag === common.after[first])
  return [
    ...came.map(({ question }): TestCaseDifference => ({ what: 'asked', text: `${quote(question)} is asked now and was not before.` })),
    ...went.map(({ question }): TestCaseDifference => ({ what: 'not-asked', text: `${quote(question)} is no longer asked.` })),
    ...(early ? [{ what: 'order', text: `The order is another from ${quote(early.question)} on.` } as const] : []),
  ]
}

function outcomeDifferences(run: Run, now: Run): TestCaseDifference[] {
  return [
    ...listDifferences({ what: 'sentences', where: 'The note' }, run.sentences, now.sentences),
    ...(run.score.total === now.score.total
      ? []
      : [{ what: 'score', text: `The score is ${now.score.total ?? 'none'} instead of ${run.score.total ?? 'none'}.` } as const]),
    ...listDifferences({ what: 'score', where: 'The score' }, run.score.raised, now.score.raised),
    ...flagDifferences(run.flags, now.flags),
    ...listDifferences({ what: 'alerts', where: 'The alert to the provider' }, run.alerts, now.alerts),
    ...listDifferences({ what: 'follow', where: 'The list of what follows' }, run.follow, now.follow),
    ...eligibilityDifference(run.eligibility, now.eligibility),
  ]
}

/** What is said now and was not, what was said and is not. Sentences that only change places are told by the order of the questions. */
function listDifferences(
  { what, where }: { what: TestCaseDifference['what']; where: string },
  before: readonly string[],
  after: readonly string[],
): TestCaseDifference[] {
  return [
    ...without(after, before).map((one) => ({ what, text: `${where} now says ${quote(one)}.` })),
    ...without(before, after).map((one) => ({ what, text: `${where} no longer says ${quote(one)}.` })),
  ]
}

/** What is in a list oftener than in another. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function flagDifferences(before: Run['flags'], after: Run['flags']): TestCaseDifference[] {
  const state = (flags: Run['flags'], flag: string) =>
    ({ true: 'raised', false: 'not raised', undefined: 'not asked about' })[`${getOwnProperty(flags, flag)}`]
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((flag) => getOwnProperty(before, flag) !== getOwnProperty(after, flag))
    .map((flag) => ({
      what: 'flags',
      text: `The flag ${quote(flag.replaceAll('_', ' '))} is ${state(after, flag)} instead of ${state(before, flag)}.`,
    }))
}

function eligibilityDifference(before: Run['eligibility'], after: Run['eligibility']): TestCaseDifference[] {
  if (before?.reason === after?.reason) return []
  const told = (one: Run['eligibility']) => (one ? `ineligible (${one.reason})` : 'eligible')
  return [{ what: 'eligibility', text: `The patient is ${told(after)} instead of ${told(before)}.` }]
}

function quote(text: string): string {
  return `“${text}”`
}
