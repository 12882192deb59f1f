import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const destinations = z.record(z.string(), z.string().nullable())

/**
 * One question of the map (REQ-349 to REQ-352). The kind of a question is told by which option map it has; with none it takes words, a
 * number or a date. `variable`, `flags` and `scores` are ours: what rules read, what an answer raises, and what each option counts in a scale.
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
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  variable: z.string().optional(),
  flags: z.record(z.string(), z.array(z.string())).optional(),
  scores: z.record(z.string(), z.number()).optional(),
  exclusive: z.array(z.string()).optional(),
  natural_language: z.string().optional(),
})
export type Question = z.infer<typeof question>

/** Questions keyed by tag (REQ-348). */
export const questions = z.record(z.string(), question)
export type Questions = z.infer<typeof questions>

/** What a questionnaire says in another language, by tag; options by the label of the original, under which answers are kept. */
export const questionnaireWords = z.object({
  name: z.string(),
  questions: z.record(
    z.string(),
    z.object({
      text: z.string(),
      subtext: z.string().optional(),
      unit: z.string().optional(),
      options: z.record(z.string(), z.string()).optional(),
    }),
  ),
})
export type QuestionnaireWords = z.infer<typeof questionnaireWords>

/** A published version: it never changes, and answers name it. */
export const questionnaire = z.object({
  /** `async`, `renewal`, `follow_up`, or that of a scale. */
  key: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/, 'is not a key such as pain_scale'),
  name: z.string(),
  version: z.number().int().min(1),
  questions,
})
export type Questionnaire = z.infer<typeof questionnaire>

export const listQuestionnaires = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires',
  summary: 'Published questionnaires (REQ-405)',
  access: 'staff',
  response: z.array(questionnaire),
})
