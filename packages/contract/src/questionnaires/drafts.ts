import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { QUESTIONNAIRE_WRITERS, question, questionnaireKey, questions } from '../questionnaires.ts'
import { questionnaireEdit, questionsPatch } from './edits.ts'

/** `image`: bytes of the picture. `edits`: per call. `shown`: newest edits listed at once. */
export const DRAFT_LIMITS = { name: 120, description: 2000, image: 300 * 1024, questions: 1000, edits: 50, shown: 200 } as const
/** Enough for the largest document, or a picture, as JSON. */
const BODY_LIMIT = 4 * 1024 * 1024
/** An editor who stops reporting counts as gone after this long. */
export const EDITING_SECONDS = 45

const revision = z.number().int().min(1)
const moment = z.string()
/** A `data:` URL: PNG, JPEG or WebP. */
const image = z
  .string()
  .max(Math.ceil((DRAFT_LIMITS.image * 4) / 3) + 40)
  .nullable()

/** General information (REQ-410). */
const described = {
  name: z.string().trim().min(1).max(DRAFT_LIMITS.name),
  description: z.string().trim().max(DRAFT_LIMITS.description),
  image,
}
const information = z.object({ name: z.string(), description: z.string(), image: z.string().nullable() })
export type Information = z.infer<typeof information>

/**
 * One draft per questionnaire; it remains after publishing. `based_on`: the newest published version; `differs`: the
 * draft deviates from it. `suggested`: a newer bundled version that the clinic has not adopted.
 */
const draft = information.extend({
  id: z.number().int(),
  key: z.string(),
  revision: z.number().int(),
  based_on: z.number().int().nullable(),
  differs: z.boolean(),
  questions,
  suggested: z.object({ version: z.number().int(), questions }).nullable(),
  created_by: z.string(),
  created_at: moment,
  updated_by: z.string(),
  updated_at: moment,
})
export type QuestionnaireDraft = z.infer<typeof draft>

const draftRow = z.object({
  id: z.number().int(),
  key: z.string(),
  name: z.string(),
  revision: z.number().int(),
  questions: z.number().int(),
  updated_by: z.string(),
  updated_at: moment,
  version: z.number().int().nullable(),
  published_at: moment.nullable(),
  differs: z.boolean(),
  suggested: z.number().int().nullable(),
})
export type DraftRow = z.infer<typeof draftRow>

/**
 * `edit`: its kind, or `describe` for general information. `tags`: the questions it changed. `place`: index in its
 * batch, null without one.
 */
const madeEdit = z.object({
  revision: z.number().int(),
  edit: z.string(),
  tags: z.array(z.string()),
  patch: questionsPatch,
  place: z.number().int().nullable(),
  user_id: z.number().int().nullable(),
  user: z.string(),
  at: moment,
})
export type MadeEdit = z.infer<typeof madeEdit>

/** Changes since a revision: current questions (null: deleted), and general information if changed. */
const news = {
  revision: z.number().int(),
  changed: z.record(z.string(), question.nullable()),
  information: information.nullable(),
}

/**
 * Result of one edit: the new revision, the tag of a created question, a message; or why it was refused, with codes
 * of `core/questionnaires/edits/edit-result.ts` or `too-many-questions`.
 */
const editResult = z.object({
  revision: z.number().int().nullable(),
  created: z.string().nullable(),
  said: z.array(z.looseObject({ said: z.string() })),
  refused: z.looseObject({ refused: z.string() }).nullable(),
})
export type EditOutcome = z.infer<typeof editResult>

const changesSince = z.object({ ...news, edits: z.array(madeEdit) })
export type ChangesSince = z.infer<typeof changesSince>
const editsAnswer = z.object({ ...news, results: z.array(editResult) })
export type EditsAnswer = z.infer<typeof editsAnswer>

export const createQuestionnaire = endpoint({
  method: 'POST',
  path: '/api/medical_questionnaires',
  summary: 'Begins a questionnaire: with one question, as a copy of a published one, or with the questions sent (REQ-404)',
  access: QUESTIONNAIRE_WRITERS,
  bodyLimit: BODY_LIMIT,
  body: z
    .strictObject({
      key: questionnaireKey,
      name: described.name,
      description: described.description.default(''),
      from: questionnaireKey.optional(),
      questions: questions.optional(),
    })
    .refine((body) => body.from === undefined || body.questions === undefined, { error: 'is either a copy or new', path: ['from'] }),
  response: draft,
})

export const saveQuestionnaire = endpoint({
  method: 'PUT',
  path: '/api/medical_questionnaires/{id}',
  summary: 'Saves a draft upon the revision that was read: all questions, general information, or both (REQ-406, E-1)',
  access: QUESTIONNAIRE_WRITERS,
  bodyLimit: BODY_LIMIT,
  body: z.strictObject({ revision, questions: questions.optional(), ...z.object(described).partial().shape }),
  response: draft,
})

export const deleteQuestionnaire = endpoint({
  method: 'DELETE',
  path: '/api/medical_questionnaires/{id}',
  summary: 'Deletes a draft; published versions unchanged (REQ-407)',
  access: QUESTIONNAIRE_WRITERS,
  response: z.object({ id: z.number().int() }),
})

export const restoreQuestionnaire = endpoint({
  method: 'POST',
  path: '/api/medical_questionnaires/{id}/restore',
  summary: 'Brings a deleted draft back as it was',
  access: QUESTIONNAIRE_WRITERS,
  response: draft,
})

export const listDrafts = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/drafts',
  summary: 'Every questionnaire with the state of its draft, and what was deleted',
  access: 'staff',
  response: z.object({ drafts: z.array(draftRow), deleted: z.array(draftRow) }),
})

export const readDraft = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/{id}/draft',
  summary: 'A draft with its questions; {id} is its number or its key',
  access: 'staff',
  response: draft,
})

export const readEdits = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/{id}/edits',
  summary: 'What has changed in a draft since a revision, and who did what; with `batch`, which of its edits were made, whenever that was',
  access: 'staff',
  query: z.object({ since: z.coerce.number().int().min(0).default(0), batch: z.uuid().optional() }),
  response: changesSince,
})

export const editDraft = endpoint({
  method: 'POST',
  path: '/api/medical_questionnaires/{id}/edits',
  summary: 'Makes edits, each on the newest questions; the same `batch` sent again makes none twice',
  access: QUESTIONNAIRE_WRITERS,
  bodyLimit: BODY_LIMIT,
  body: z.strictObject({ revision, batch: z.uuid().optional(), edits: z.array(questionnaireEdit).min(1).max(DRAFT_LIMITS.edits) }),
  response: editsAnswer,
})

const editors = z.object({ others: z.array(z.object({ name: z.string(), since: moment })) })

export const openDraft = endpoint({
  method: 'PUT',
  path: '/api/medical_questionnaires/{id}/viewing',
  summary: 'Says that one has this draft open, and answers who else has',
  access: 'staff',
  response: editors,
})

export const closeDraft = endpoint({
  method: 'DELETE',
  path: '/api/medical_questionnaires/{id}/viewing',
  summary: 'Says that one has closed this draft',
  access: 'staff',
  response: editors,
})
