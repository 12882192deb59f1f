import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { PATIENT_DATA_CATEGORIES } from './vocabulary.ts'

const destinations = z.record(z.string(), z.string().nullable())

/** The question types of the builder (REQ-413). Without one, kind and `input` decide. */
export const WIDGETS = [
  'multi_select',
  'radio',
  'select_box',
  'button',
  'slider',
  'text',
  'section',
  'draw',
  'date',
  'numerical',
  'picture',
  'medication',
  'history',
  'star',
  'form',
] as const
export type Widget = (typeof WIDGETS)[number]

/** `phrases`: per option and language. */
export const MEANING_LIMITS = { phrases: 40, length: 120 } as const
const phrases = z.array(z.string().trim().min(1).max(MEANING_LIMITS.length)).max(MEANING_LIMITS.phrases)
/** What patients say who mean an option, as the clinic taught it, by language. */
const taughtMeanings = z.strictObject({ en: phrases.optional(), fr: phrases.optional() })
export type TaughtMeanings = z.infer<typeof taughtMeanings>

/**
 * Builder settings of one option beside label and destination (REQ-419 to REQ-421). Its points are in the question’s
 * `scores`; unselecting the others in `exclusive`.
 */
export const choice = z.object({
  popup_message: z.string().optional(),
  natural_language: z.string().optional(),
  override_natural_language: z.boolean().optional(),
  variable: z.string().optional(),
  exportable_value: z.string().optional(),
  visible_html: z.string().optional(),
  group_label: z.string().optional(),
  select_all: z.boolean().optional(),
  enable_notice: z.boolean().optional(),
  trigger_questionnaires: z.array(z.string()).optional(),
  alert_message: z.string().optional(),
  meanings: taughtMeanings.optional(),
})
export type Choice = z.infer<typeof choice>

/** The chart field an answer maps to (REQ-423), with the categories of REQ-424. */
export const patientDataTarget = z.object({ category: z.enum(PATIENT_DATA_CATEGORIES), property: z.string(), field: z.string() })
export type PatientDataTarget = z.infer<typeof patientDataTarget>

/**
 * One question of the map (REQ-349 to REQ-352). Its option map decides its kind; without one it takes text, a number
 * or a date. Fields after `yes_no_options` are ours: `variable` for rules, `flags`, `scores`, and the builder’s
 * (REQ-416 to REQ-423).
 */
export const question = z.object({
  text: z.string(),
  subtext: z.string().optional(),
  required: z.boolean(),
  start_branch: z.boolean(),
  in_branch: z.boolean(),
  branch_origin: z.string().nullable(),
  branch_id: z.string().nullable(),
  child_branches: z.record(z.string(), z.string()),
  branch_level: z.number().int().min(0),
  previous_question: z.string().nullable(),
  next_question: z.string().nullable(),
  question_number: z.number().int().min(1),
  options: destinations.optional(),
  select_multiple_options: destinations.optional(),
  yes_no_options: z.object({ yes: z.string().nullable(), no: z.string().nullable() }).optional(),
  input: z.enum(['text', 'number', 'date']).optional(),
  unit: z.string().optional(),
  unit_singular: z.string().optional(),
  unit_plural: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  variable: z.string().optional(),
  flags: z.record(z.string(), z.array(z.string())).optional(),
  scores: z.record(z.string(), z.number()).optional(),
  exclusive: z.array(z.string()).optional(),
  natural_language: z.string().optional(),
  widget: z.enum(WIDGETS).optional(),
  label: z.string().optional(),
  exportable_name: z.string().optional(),
  no_color_coding: z.boolean().optional(),
  not_related_to_total_score: z.boolean().optional(),
  use_input_for_scoring: z.boolean().optional(),
  patient_data: patientDataTarget.optional(),
  choices: z.record(z.string(), choice).optional(),
})
export type Question = z.infer<typeof question>

/** Questions keyed by tag (REQ-348). */
export const questions = z.record(z.string(), question)
export type Questions = z.infer<typeof questions>

/**
 * A questionnaire’s translation by tag. Options are keyed by their original label, under which answers are stored;
 * group labels, messages and looks by their original text.
 */
export const questionnaireSegments = z.object({
  name: z.string(),
  questions: z.record(
    z.string(),
    z.object({
      text: z.string(),
      subtext: z.string().optional(),
      unit: z.string().optional(),
      unit_singular: z.string().optional(),
      unit_plural: z.string().optional(),
      options: z.record(z.string(), z.string()).optional(),
      looks: z.record(z.string(), z.string()).optional(),
      groups: z.record(z.string(), z.string()).optional(),
      messages: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
export type QuestionnaireSegments = z.infer<typeof questionnaireSegments>

/** `async`, `renewal`, `follow_up`, a scale’s, or one made up by the clinic. */
export const questionnaireKey = z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, 'is not a key such as pain_scale')

/** A published version: immutable, and referenced by answers. */
export const questionnaire = z.object({
  key: questionnaireKey,
  name: z.string(),
  version: z.number().int().min(1),
  questions,
})
export type Questionnaire = z.infer<typeof questionnaire>

/** Who may change questionnaires; all staff may read them. */
export const QUESTIONNAIRE_WRITERS = ['pcrmanager', 'npmanager', 'admin'] as const

/**
 * `id` and `revision`: what saving and deleting take; null where the draft was deleted. `version`: null before the first
 * publication, when `questions` are the draft's. `draft`: where it differs from what is published.
 */
const listedQuestionnaire = questionnaire.extend({
  id: z.number().int().nullable(),
  revision: z.number().int().nullable(),
  version: z.number().int().min(1).nullable(),
  draft: z.object({ name: z.string(), questions }).nullable(),
})
export type ListedQuestionnaire = z.infer<typeof listedQuestionnaire>

export const listQuestionnaires = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires',
  summary: 'Questionnaires as published and as drafted (REQ-405)',
  access: 'staff',
  response: z.array(listedQuestionnaire),
})
