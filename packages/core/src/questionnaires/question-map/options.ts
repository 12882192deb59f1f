import type { Question } from '@clinic/contract/questionnaires'
import type { AnswerValue } from '../answers.ts'
import { kindOf } from './kind.ts'

export type Option = { label: string; destination: string | null }

/** The options of a question in their order, with the tag that each leads to. A question without options has none. */
export function optionsOf(question: Question): Option[] {
  const kind = kindOf(question)
  if (kind === 'none') return []
  return Object.entries(question[kind] ?? {}).map(([label, destination]) => ({ label, destination }))
}

/** The labels of its options, in their order. */
export function labelsOf(question: Question): string[] {
  return optionsOf(question).map(({ label }) => label)
}

/** The labels that an answer chose, in option order. Yes and no are `yes` and `no` whether stored as words or as true and false. */
export function chosenLabels(question: Question, value: AnswerValue): string[] {
  const given = new Set((Array.isArray(value) ? value : [value]).map((one) => asLabel(question, one)))
  return optionsOf(question)
    .map((option) => option.label)
    .filter((label) => given.has(label))
}

/** True where an answer says yes: to a yes/no question, or by an option whose first word is yes. */
export function saysYes(value: AnswerValue): boolean {
  return value === true || (typeof value === 'string' && /^yes\b/i.test(value.trim()))
}

function asLabel(question: Question, value: string | number | boolean): string {
  if (!question.yes_no_options) return String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value).trim().toLowerCase()
}
