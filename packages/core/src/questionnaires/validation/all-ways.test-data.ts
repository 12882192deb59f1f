import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { Answers, AnswerValue } from '../answers.ts'
import { optionsOf } from '../question-map/options.ts'
import { walk } from '../question-map/walk.ts'

/** Answers tried in all before a map is given up. */
const MAX_TRIES = 500

/** Every different row of questions, by trying every answer; `null` where there are too many. */
export function allPaths(questions: Questions): Set<string> | null {
  const ways = new Set<string>()
  let tries = 0
  const go = (answers: Answers): void => {
    tries += 1
    if (tries > MAX_TRIES) return
    const { path, next } = walk(questions, answers)
    const question = getOwnProperty(questions, next)
    if (next === null || !question) ways.add(JSON.stringify(path))
    else for (const value of everyAnswer(question)) go({ ...answers, [next]: { value } })
  }
  go({})
  return tries > MAX_TRIES ? null : ways
}

function everyAnswer(question: Question): AnswerValue[] {
  const labels = optionsOf(question).map(({ label }) => label)
  const skip = question.required ? [] : ['']
  if (labels.length === 0) return ['x']
  if (question.yes_no_options) return [true, false, ...skip]
  if (question.options && Object.keys(question.options).length > 0) return [...labels, ...skip]
  const alone = new Set(question.exclusive)
  const sets: string[][] = [[]]
  for (const label of labels.filter((one) => !alone.has(one))) sets.push(...sets.map((set) => [...set, label]))
  return [...sets.filter((set) => set.length > 0), ...labels.filter((label) => alone.has(label)).map((label) => [label]), ...skip]
}

/** Bends some pointers forward, to nothing or to a question with a higher number; lets the first of several options stand alone. */
export function jumpy(map: Questions, jumps: readonly [number, number, number][]): Questions {
  const bent = structuredClone(map)
  const tags = Object.keys(bent)
  for (const [which, where, what] of jumps) {
    const question = bent[tags[which % tags.length] ?? '']
    if (!question) continue
    const later = tags.filter((tag) => (bent[tag]?.question_number ?? 0) > question.question_number)
    const target = what % 5 === 0 ? null : (later[where % Math.max(1, later.length)] ?? null)
    const labels = optionsOf(question).map(({ label }) => label)
    if (question.select_multiple_options && where % 2 === 0) question.exclusive = labels.slice(0, 1)
    const label = labels[what % (labels.length + 1)]
    const options = question.options ?? question.select_multiple_options ?? question.yes_no_options
    if (label === undefined || !options) question.next_question = target
    else Object.assign(options, { [label]: target })
  }
  return bent
}
