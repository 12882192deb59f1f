import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { QUESTIONNAIRE_WRITERS, questionnaire } from '../questionnaires.ts'

/** `runs`: test cases per questionnaire. `answers`: per test case. */
export const VERSION_LIMITS = { notes: 2000, signed: 2000, seen: 500, runs: 100, runName: 120, answers: 1000 } as const
const RUN_BODY = 1024 * 1024

const moment = z.string()
const notes = z.string().trim().min(1, 'says what is new').max(VERSION_LIMITS.notes)

/** A published version without its questions. `origin`: its author. */
const versionRow = z.object({
  version: z.number().int(),
  name: z.string(),
  notes: z.string(),
  origin: z.enum(['starter', 'clinic']),
  questions: z.number().int(),
  published_by: z.string(),
  published_at: moment,
})
export type VersionRow = z.infer<typeof versionRow>

/** `signed`: ids of the warnings that were acknowledged at publishing. */
const version = z.object({
  ...questionnaire.shape,
  ...versionRow.omit({ questions: true }).shape,
  description: z.string(),
  image: z.string().nullable(),
  signed: z.array(z.string()),
})
export type PublishedVersion = z.infer<typeof version>

export const listVersions = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/{key}/versions',
  summary: 'The published versions of a questionnaire, newest first, with who published each and why',
  access: 'staff',
  response: z.array(versionRow),
})

export const readVersion = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/{key}/versions/{version}',
  summary: 'One published version, as it was asked',
  access: 'staff',
  response: version,
})

export const publishDraft = endpoint({
  method: 'POST',
  path: '/api/medical_questionnaires/{id}/publish',
  summary:
    'Publishes a draft as it was read: no fault, every warning signed, what the chat asks otherwise seen, every golden patient that changed approved',
  access: QUESTIONNAIRE_WRITERS,
  body: z.strictObject({
    revision: z.number().int().min(1),
    notes,
    signed: z.array(z.string().max(4000)).max(VERSION_LIMITS.signed).default([]),
    /** Tags of questions that the chat asks differently from their type. */
    seen: z.array(z.string().max(200)).max(VERSION_LIMITS.seen).default([]),
    approved: z.array(z.number().int()).max(VERSION_LIMITS.runs).default([]),
    /** New meanings may change how replies that were understood are read. */
    reread: z.boolean().default(false),
  }),
  response: versionRow,
})

export const restoreVersion = endpoint({
  method: 'POST',
  path: '/api/medical_questionnaires/{id}/roll_back',
  summary: 'Gives the draft the questions of a published version; it is published anew to be asked again',
  access: QUESTIONNAIRE_WRITERS,
  body: z.strictObject({ revision: z.number().int().min(1), version: z.number().int().min(1) }),
  response: z.object({ revision: z.number().int() }),
})

export const resolveSuggestion = endpoint({
  method: 'POST',
  path: '/api/medical_questionnaires/{id}/suggestion',
  summary: 'Takes the newer questions that built in into the draft, or declines them',
  access: QUESTIONNAIRE_WRITERS,
  body: z.strictObject({ revision: z.number().int().min(1), take: z.boolean() }),
  response: z.object({ revision: z.number().int() }),
})

/** Answers by question tag, as the chat stores them. */
const answers = z.record(z.string().max(120), z.object({ value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]) }))

/** Results of answers: questions in order, sentences, scores, flags, alerts, triggered questionnaires, eligibility. */
const run = z.object({
  key: z.string().nullable(),
  answers,
  asked: z.array(z.object({ tag: z.string(), question: z.string(), answer: z.string().nullable() })),
  sentences: z.array(z.string()),
  score: z.object({ total: z.number().nullable(), raised: z.array(z.string()) }),
  flags: z.record(z.string(), z.boolean()),
  alerts: z.array(z.string()),
  follow: z.array(z.string()),
  eligibility: z.object({ reason: z.string(), because: z.string() }).nullable(),
})

/** A saved test case, replayed at each publishing: a different result needs approval. */
const goldenRun = z.object({
  id: z.number().int(),
  name: z.string(),
  run,
  recorded_by: z.string(),
  recorded_at: moment,
  /** Who approved a changed result. */
  approved_by: z.string().nullable(),
  approved_at: moment.nullable(),
})
export type TestCase = z.infer<typeof goldenRun>

export const listTestCases = endpoint({
  method: 'GET',
  path: '/api/medical_questionnaires/{key}/runs',
  summary: 'The golden patients of a questionnaire',
  access: 'staff',
  response: z.array(goldenRun),
})

export const recordTestCase = endpoint({
  method: 'POST',
  path: '/api/medical_questionnaires/{key}/runs',
  summary: 'Keeps answers as a golden patient, with what the draft makes of them now',
  access: QUESTIONNAIRE_WRITERS,
  bodyLimit: RUN_BODY,
  body: z.strictObject({ name: z.string().trim().min(1).max(VERSION_LIMITS.runName), answers }),
  response: goldenRun,
})

export const removeTestCase = endpoint({
  method: 'DELETE',
  path: '/api/medical_questionnaires/{key}/runs/{run_id}',
  summary: 'A golden patient is no longer played',
  access: QUESTIONNAIRE_WRITERS,
  response: z.object({ id: z.number().int() }),
})
