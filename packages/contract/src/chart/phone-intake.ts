import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { question } from '../questionnaires.ts'
import { ineligibleReason } from '../vocabulary.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

/** Limits of one answer: characters of text, options of a list, characters of a drawing and of a base64 photo. */
export const ANSWER_LIMITS = { text: 2000, selected: 200, drawing: 6000, picture: 204_800 } as const

/** `by`: the staff member who saved the latest answer; null: the patient, in the chat. */
const kept = z.object({ version: z.number().int(), at: z.string(), by: z.string().nullable() })

/**
 * A published questionnaire that staff can ask. `questions` and `minutes`: on its longest path. `begun`: unfinished
 * answers; `finished`: the last completion; both with their version. `called_by`: the questionnaire whose phone
 * answers triggered this one (REQ-421).
 */
const askable = z.object({
  key: z.string(),
  name: z.string(),
  version: z.number().int(),
  kind: z.enum(['visit', 'scale', 'own']),
  questions: z.number().int(),
  minutes: z.number().int(),
  begun: kept.extend({ answered: z.number().int() }).nullable(),
  finished: kept.nullable(),
  called_by: z.string().nullable(),
})
export type AskableQuestionnaire = z.infer<typeof askable>

/** Who is on the phone, for verification. */
const person = z.object({ patient_id: z.string(), name: z.string(), date_of_birth: z.string().nullable(), phone: z.string() })
const askables = z.object({ patient: person, questionnaires: z.array(askable) })
export type Askables = z.infer<typeof askables>

const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])

/** `answer` as text, empty when declined. `flags`: the risks it raised. */
const answered = z.object({
  tag: z.string(),
  question,
  value: answerValue,
  answer: z.string(),
  flags: z.array(z.string()),
})
export type AnsweredQuestion = z.infer<typeof answered>

/**
 * Results so far. `eligibility`: the rule met and its cause, for the practitioner to decide (D-9). `review`: why a
 * practitioner decides first although no rule stops the patient (F-19). `red_flags`: clinically urgent by the instrument.
 * `crisis`: an answer mentions thoughts of suicide (D-6). `attempt`: one tells of an attempt, at any time (F-5).
 * `lines`: whom to call where the patient lives, as the emergency numbers have it (F-20). `alerts`: as configured in the builder.
 */
const findings = z.object({
  eligibility: z
    .object({ reason: ineligibleReason, eligible_date: z.string().nullable(), question: z.string(), answer: z.string() })
    .nullable(),
  review: z.array(z.string()),
  red_flags: z.array(z.string()),
  crisis: z.boolean(),
  attempt: z.boolean(),
  lines: z.array(z.object({ service: z.string(), label: z.string(), number: z.string(), tel: z.string() })),
  alerts: z.array(z.string()),
  score: z.object({ total: z.number(), band: z.string().nullable() }).nullable(),
})
export type Findings = z.infer<typeof findings>

/**
 * A phone intake in progress. `revision` of the saved answers, 0 without any. `carried_from`: the older version whose
 * still valid answers were carried over (D-11). `answered`: in the order asked. `next`: null when complete.
 */
const asked = z.object({
  key: z.string(),
  name: z.string(),
  version: z.number().int(),
  revision: z.number().int(),
  carried_from: z.number().int().nullable(),
  changed: z.object({ at: z.string(), by: z.string().nullable() }).nullable(),
  answered: z.array(answered),
  next: z.object({ tag: z.string(), question }).nullable(),
  progress: z.object({ done: z.number().int(), total: z.number().int(), minutesLeft: z.number().int() }),
  set_aside: z.number().int(),
  findings,
})
export type AskedQuestionnaire = z.infer<typeof asked>

/** The answers this change is based on: `revision` under `version`. */
const upon = z.object({ version: z.number().int().min(1), revision: z.number().int().min(0) })

export const listAskable = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/questionnaires',
  summary: 'The published questionnaires that this patient can be asked by phone, and how far each is answered',
  access: QUEUE_STAFF,
  response: askables,
})

export const readPhoneAnswers = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/questionnaires/{key}',
  summary: 'One questionnaire with the answers that are kept so far and the question that comes now',
  access: QUEUE_STAFF,
  response: asked,
})

/**
 * `declined`: the patient prefers not to answer; only where no answer is required. `drawing` as `core/questionnaires/reading/drawing.ts` keeps it;
 * `picture`: the bytes of a photograph that the patient mailed or handed over, in base64. The same call again after a lost answer keeps
 * nothing twice.
 */
export const savePhoneAnswer = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/questionnaires/{key}/answers',
  summary: 'Keeps one answer given by phone, the first to its question or another one',
  access: QUEUE_STAFF,
  body: upon.extend({
    tag: z.string().min(1).max(200),
    text: z.string().max(ANSWER_LIMITS.text).optional(),
    selected: z.array(z.string().max(ANSWER_LIMITS.text)).max(ANSWER_LIMITS.selected).optional(),
    declined: z.boolean().optional(),
    drawing: z.string().max(ANSWER_LIMITS.drawing).optional(),
    picture: z.string().max(ANSWER_LIMITS.picture).optional(),
  }),
  response: asked,
})

/** A questionnaire triggered by phone answers (REQ-421). */
const called = z.object({ key: z.string(), name: z.string(), called_by: z.string() })
export type TriggeredQuestionnaire = z.infer<typeof called>

/** `called`: triggered questionnaires still to ask, from these and earlier answers. */
const finished = z.object({ finished_at: z.string(), sentences: z.array(z.string()), findings, called: z.array(called) })
export type FinishedAsking = z.infer<typeof finished>

export const finishPhoneAnswers = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/questionnaires/{key}/finish',
  summary: 'Finishes a questionnaire asked by phone: its answers go into the record as those of the chat do',
  access: QUEUE_STAFF,
  body: upon,
  response: finished,
})

export const skipTriggered = endpoint({
  method: 'DELETE',
  path: '/api/patients/{patient_id}/questionnaires/{key}/call',
  summary: 'Passes over a questionnaire that answers given by phone ask for; answers which are still to be asked',
  access: QUEUE_STAFF,
  response: z.object({ called: z.array(called) }),
})
