import { z } from 'zod'
import { choice, patientDataTarget, question, questions, WIDGETS } from '../questionnaires.ts'

/** Longest tag and option label, in characters. */
export const MAX_TAG = 120
export const MAX_LABEL = 400

const tag = z.string().min(1).max(MAX_TAG)
const label = z.string().min(1).max(MAX_LABEL)
const kind = z.enum(['none', 'yes_no_options', 'options', 'select_multiple_options'])
/** The tag the client gave a new question. Refused when taken, so that later edits never apply to another question. */
const as = tag.optional()

/** Edits local to one question (REQ-341, REQ-416 to REQ-423). Null removes a field. */
export const questionFields = z.object({
  text: z.string().max(2000),
  subtext: z.string().max(2000).nullable(),
  label: z.string().max(200).nullable(),
  widget: z.enum(WIDGETS).nullable(),
  input: z.enum(['text', 'number', 'date']).nullable(),
  unit: z.string().max(40).nullable(),
  unit_singular: z.string().max(40).nullable(),
  unit_plural: z.string().max(40).nullable(),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  variable: z.string().max(80).nullable(),
  exportable_name: z.string().max(80).nullable(),
  natural_language: z.string().max(2000).nullable(),
  no_color_coding: z.boolean().nullable(),
  not_related_to_total_score: z.boolean().nullable(),
  use_input_for_scoring: z.boolean().nullable(),
  patient_data: patientDataTarget.nullable(),
})
export type QuestionFields = z.infer<typeof questionFields>

/**
 * Edits local to one option. `score`: its points; `exclusive`: unselects the others; `flags`: what it raises. Empty
 * text, an empty list, false and `meanings` without a phrase remove a field.
 */
export const choiceFields = choice.extend({ score: z.number(), exclusive: z.boolean(), flags: z.array(z.string()) }).partial()
export type ChoiceFields = z.infer<typeof choiceFields>

/**
 * Questions before and after an edit by tag, null when absent; undo and redo restore them exactly. Option order
 * matters: store a patch as `json`, never `jsonb`.
 */
export const questionsPatch = z.record(z.string(), z.object({ before: question.nullable(), after: question.nullable() }))
export type QuestionsPatch = z.infer<typeof questionsPatch>

/**
 * One edit by tag and label, so that two editors’ edits of one draft apply in sequence and none is lost. `from` is
 * the value the editor saw: if it changed since, that is a conflict and nothing is overwritten.
 */
export const questionnaireEdit = z.discriminatedUnion('edit', [
  z.object({ edit: z.literal('set_fields'), tag, to: questionFields.partial(), from: questionFields.partial().optional() }),
  z.object({ edit: z.literal('set_choice'), tag, label, to: choiceFields, from: choiceFields.optional() }),
  z.object({ edit: z.literal('rename_tag'), tag, to: z.string() }),
  z.object({ edit: z.literal('change_kind'), tag, kind, from: kind.optional() }),
  z.object({ edit: z.literal('add_option'), tag, label: label.optional() }),
  z.object({ edit: z.literal('rename_option'), tag, label, to: z.string() }),
  z.object({ edit: z.literal('move_option'), tag, label, index: z.number().int().min(0) }),
  z.object({ edit: z.literal('delete_option'), tag, label }),
  z.object({ edit: z.literal('add_branch'), tag, label, branch_id: z.string().min(1).max(80), as }),
  z.object({ edit: z.literal('add_next'), tag, as }),
  z.object({ edit: z.literal('add_first'), as }),
  z.object({ edit: z.literal('delete_question'), tag }),
  z.object({ edit: z.literal('point'), tag, label: label.nullable(), to: z.string().nullable(), from: z.string().nullable().optional() }),
  z.object({ edit: z.literal('put_back'), patch: questionsPatch }),
  z.object({ edit: z.literal('load'), questions }),
])
export type QuestionnaireEdit = z.infer<typeof questionnaireEdit>
