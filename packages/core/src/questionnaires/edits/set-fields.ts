import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { QuestionFields } from '@clinic/contract/questionnaires/edits'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { EditConflict, EditOutcome } from './edit-result.ts'
import { withField } from './relabel.ts'
import { sameValue } from './same-value.ts'

const FIELDS = [
  'text',
  'subtext',
  'label',
  'widget',
  'input',
  'unit',
  'unit_singular',
  'unit_plural',
  'minimum',
  'maximum',
  'variable',
  'exportable_name',
  'natural_language',
  'no_color_coding',
  'not_related_to_total_score',
  'use_input_for_scoring',
  'patient_data',
] as const satisfies readonly (keyof QuestionFields)[]

type SetFields = { tag: string; to: Partial<Given>; from?: Partial<Given> | undefined }
type Given = { [Field in keyof QuestionFields]: QuestionFields[Field] | undefined }

/** Sets fields that touch no other question (REQ-341, REQ-397). Where `from` is given and something else stands there by now: a conflict. */
export function setFields(questions: Questions, { tag, to, from = {} }: SetFields): EditOutcome {
  const question = getOwnProperty(questions, tag)
  if (!question) return { refused: 'unknown-tag', tag }
  const given = FIELDS.filter((field) => to[field] !== undefined)
  const changed = given.filter((field) => !sameValue(question[field] ?? null, to[field]))
  const conflicts = changed
    .filter((field) => from[field] !== undefined && !sameValue(question[field] ?? null, from[field]))
    .map((field): EditConflict => ({ tag, field, present: question[field] ?? null, wanted: to[field] }))
  if (conflicts.length > 0) return { refused: 'conflict', conflicts }
  if (changed.length === 0) return { refused: 'unchanged' }
  const result = changed.reduce<Question>((one, field) => withField(one, field, to[field] ?? undefined), question)
  return { questions: { ...questions, [tag]: result }, said: changed.map((field) => ({ said: 'field-updated', field, tag })) }
}
