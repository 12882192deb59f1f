import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

/** Who the patient is and how to reach them: what a representative needs on the telephone. */
const details = z.object({
  gender: z.string().nullable(),
  phone: z.string(),
  email: z.string(),
  health_number: z.string(),
  street_address: z.string(),
  city: z.string(),
  postal_code: z.string(),
})

/**
 * One question as it was put and answered; `flags` are the risks that this answer raised. `drawing`: SVG path data on the canvas of
 * `core/questionnaires/reading/drawing.ts`, where the answer was drawn. `picture`: the id of a photograph (`record-pictures.ts`).
 */
const line = z.object({
  tag: z.string(),
  question: z.string(),
  answer: z.string(),
  drawing: z.string().nullable(),
  picture: z.string().nullable(),
  at: z.string().nullable(),
  flags: z.array(z.string()),
})
export type AnswerLine = z.infer<typeof line>

/**
 * A filled-in questionnaire, with the words of the version that asked (E-11: of some instruments only the total is kept). `by`: whoever of the
 * staff kept the latest answer, by phone. By what its builder
 * set: `sentences` for the note, each with the question it stands for; `score` (`null`: nothing is scored); `alerts` to the practitioner;
 * `mapped`: what goes where in the record (REQ-417 to REQ-423).
 */
const answerSet = z.object({
  key: z.string(),
  name: z.string(),
  version: z.number().int().nullable(),
  by: z.string().nullable(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  archived_at: z.string().nullable(),
  lines: z.array(line),
  set_aside: z.number().int(),
  sentences: z.array(z.object({ tag: z.string(), sentence: z.string() })),
  score: z.number().nullable(),
  alerts: z.array(z.object({ tag: z.string(), message: z.string() })),
  mapped: z.array(z.object({ place: z.string(), answer: z.string() })),
})
export type AnswerSetOverview = z.infer<typeof answerSet>

/** A total over time, oldest first, with the band it falls into; `high`: the band that a practitioner has to look at. */
const score = z.object({
  key: z.string(),
  name: z.string(),
  points: z.array(z.object({ at: z.string(), value: z.number(), band: z.string().nullable(), high: z.boolean() })),
})
export type Score = z.infer<typeof score>

const consent = z.object({
  version: z.string(),
  option: z.enum(['yes', 'no']),
  signature: z.string(),
  date_of_birth: z.string().nullable(),
  scrolled_percent: z.number().nullable(),
  given_at: z.string(),
})

/** What changed since the patient last answered the same question. */
const changed = z.object({ question: z.string(), from: z.string(), to: z.string() })

const overview = z.object({
  details: details.nullable(),
  consents: z.array(consent),
  answer_sets: z.array(answerSet),
  changed: z.array(changed),
  scores: z.array(score),
  /** The booked visit that is still to come: in the patient's zone and in the clinic's. */
  upcoming: z.object({ who: z.string(), visit: z.string(), local: z.string(), clinic: z.string() }).nullable(),
  /** Since when they want no reminders by mail; `null`: they get them. */
  unsubscribed_at: z.string().nullable(),
  encounters: z.array(z.object({ completed_at: z.string(), user: z.string(), type: z.string(), was_new_patient: z.boolean() })),
})
export type Overview = z.infer<typeof overview>

export const readOverview = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/overview',
  summary: 'What the record holds beside the status row: details, consents, answers by version, scores, appointments',
  access: QUEUE_STAFF,
  response: overview,
})

/** Seconds after which somebody who no longer says so has closed the record. */
export const VIEWING_SECONDS = 45
const viewers = z.object({ others: z.array(z.object({ name: z.string(), since: z.string() })) })
export const startViewing = endpoint({
  method: 'PUT',
  path: '/api/patients/{patient_id}/viewing',
  summary: 'Says that one has this record open, and answers who else has',
  access: QUEUE_STAFF,
  response: viewers,
})
export const endViewing = endpoint({
  method: 'DELETE',
  path: '/api/patients/{patient_id}/viewing',
  summary: 'Says that one has closed this record',
  access: QUEUE_STAFF,
  response: viewers,
})
