import type { Choice, Question, Questions } from '@clinic/contract/questionnaires'
import type { ChoiceFields } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { optionsOf } from '../question-map/options.ts'
import type { EditConflict, EditOutcome } from './edit-result.ts'
import { withField } from './relabel.ts'
import { sameValue } from './same-value.ts'

const KEPT = [
  'popup_message',
  'natural_language',
  'override_natural_language',
  'variable',
  'exportable_value',
  'visible_html',
  'group_label',
  'select_all',
  'enable_notice',
  'trigger_questionnaires',
  'alert_message',
  'meanings',
] as const satisfies readonly (keyof Choice)[]
const FIELDS = [...KEPT, 'score', 'exclusive', 'flags'] as const satisfies readonly (keyof ChoiceFields)[]

type SetChoice = { tag: string; label: string; to: ChoiceFields; from?: ChoiceFields | undefined }

/**
 * Sets what is kept of one choice (REQ-419 to REQ-421). Empty and false are the same as absent, a score that is absent is 0. Where `from` is
 * given and something else stands there by now: a conflict.
 */
export function setChoice(questions: Questions, { tag, label, to, from = {} }: SetChoice): EditOutcome {
  const question = getOwnProperty(questions, tag)
  if (!question) return { refused: 'unknown-tag', tag }
  const labels = optionsOf(question).map((option) => option.label)
  if (!labels.includes(label)) return { refused: 'unknown-label', tag, label }
  const present = fieldsOf(question, label)
  const changed = FIELDS.filter((field) => to[field] !== undefined && !sameValue(plain(field, present), plain(field, to)))
  const conflicts = changed
    .filter((field) => from[field] !== undefined && !sameValue(plain(field, present), plain(field, from)))
    .map((field): EditConflict => ({ tag, field: `${label}: ${field}`, present: plain(field, present), wanted: plain(field, to) }))
  if (conflicts.length > 0) return { refused: 'conflict', conflicts }
  if (changed.length === 0) return { refused: 'unchanged' }
  const given = Object.fromEntries(changed.map((field) => [field, to[field]])) as ChoiceFields
  return {
    questions: { ...questions, [tag]: withChoice(question, label, given) },
    said: changed.map((field) => ({ said: 'field-updated', field: `${label}: ${field}`, tag })),
  }
}

function fieldsOf(question: Question, label: string): ChoiceFields {
  return {
    ...getOwnProperty(question.choices ?? {}, label),
    score: getOwnProperty(question.scores ?? {}, label),
    exclusive: question.exclusive?.includes(label),
    flags: getOwnProperty(question.flags ?? {}, label),
  }
}

function plain(field: (typeof FIELDS)[number], fields: ChoiceFields): unknown {
  const value = fields[field]
  if (field === 'score') return value ?? 0
  return isEmpty(value) ? null : value
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0) || holdsNothing(value)
}

/** Meanings without a phrase in either language. */
function holdsNothing(value: unknown): boolean {
  return typeof value === 'object' && !Array.isArray(value) && Object.values(value ?? {}).every(isEmpty)
}

function withChoice(question: Question, label: string, given: ChoiceFields): Question {
  const { score, exclusive, flags, ...rest } = given
  let result = question
  if (Object.keys(rest).length > 0) {
    const kept = Object.entries({ ...getOwnProperty(question.choices ?? {}, label), ...rest }).filter(([, value]) => !isEmpty(value))
    result = withField(result, 'choices', withEntry(question.choices, label, kept.length > 0 ? Object.fromEntries(kept) : undefined))
  }
  if (score !== undefined) result = withField(result, 'scores', { ...question.scores, [label]: score })
  if (flags !== undefined) result = withField(result, 'flags', withEntry(question.flags, label, flags.length > 0 ? flags : undefined))
  if (exclusive !== undefined) {
    const isAlone = (one: string) => (one === label ? exclusive : question.exclusive?.includes(one))
    const inOrder = optionsOf(question).flatMap((option) => (isAlone(option.label) ? [option.label] : []))
    result = withField(result, 'exclusive', inOrder.length > 0 ? inOrder : undefined)
  }
  return result
}

function withEntry<Value>(
  record: Record<string, Value> | undefined,
  label: string,
  value: Value | undefined,
): Record<string, Value> | undefined {
  const others = Object.entries(record ?? {}).filter(([key]) => key !== label)
  const entries = value === undefined ? others : [...others, [label, value] as const]
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
