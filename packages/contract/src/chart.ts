import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CONSENT_PURPOSES, DECISIONS } from './vocabulary.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

/** What a representative needs on the phone: identity and contact details. */
const details = z.object({
  gender: z.string().nullable(),
  /** Of the last conversation. */
  language: z.enum(['en', 'fr']),
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
  /** Who entered it for the patient; absent: the patient. */
  entered_by: z.object({ name: z.string(), via: z.enum(['phone', 'chat']) }).optional(),
  flags: z.array(z.string()),
})
export type AnswerLine = z.infer<typeof line>

/**
 * A completed questionnaire in the wording of its version (E-11: some instruments store only the total). `by`: the
 * staff member who saved the latest answer by phone. As configured in the builder: `sentences` for the note with
 * their questions, `score` (null: not scored), `alerts`, `mapped` chart fields (REQ-417 to REQ-423).
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

/** A completed appointment. `decision` null: completed without one. */
const encounter = z.object({
  completed_at: z.string(),
  user: z.string(),
  type: z.string(),
  was_new_patient: z.boolean(),
  decision: z
    .object({
      kind: z.enum(DECISIONS),
      grams_per_day: z.number().nullable(),
      months: z.number().int().nullable(),
      next_on: z.string().nullable(),
      reason: z.string(),
    })
    .nullable(),
})

/** A total over time, oldest first, with its band; `high`: the band that needs a practitioner’s attention. */
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
  /** Each purpose is a record of its own; one that is missing was not asked and is off. */
  purposes: z.array(z.object({ purpose: z.enum(CONSENT_PURPOSES), given: z.boolean() })),
})

/** A step of the follow-up of a medical document that is still ahead; the schedule is a draft until the clinical lead confirms it. */
const plannedFollowUp = z.object({ kind: z.enum(['call', 'questions', 'tests']), on: z.iso.date() })
export type PlannedFollowUp = z.infer<typeof plannedFollowUp>

/** A changed answer to the same question. */
const changed = z.object({ question: z.string(), from: z.string(), to: z.string() })

/** What happens to a clinical flag (F-18). `known`: it was raised before its history began. */
export const FLAG_CHANGES = ['known', 'raised', 'raised-again', 'corrected', 'lowered'] as const
export type FlagChange = (typeof FLAG_CHANGES)[number]
/** Through what. `age`: the date of birth. `undo`: a person undid the lowering. */
export const FLAG_SOURCES = ['chat', 'phone', 'age', 'staff', 'undo', 'before-history'] as const
export type FlagSource = (typeof FLAG_SOURCES)[number]
/** `provisional`: raised by answers that are not finished. `corrected`: still raised, although its answer was changed. */
export const FLAG_STATES = ['raised', 'provisional', 'corrected', 'lowered'] as const
export type FlagState = (typeof FLAG_STATES)[number]

/**
 * `by`: the member of staff. `questionnaire`: its name; `tag`: of its question, null for a score. `answer`: as it was then; `now`: what it was
 * corrected to, null where the question is no longer asked. `provisional`: its answers are not finished.
 */
const flagEvent = z.object({
  what: z.enum(FLAG_CHANGES),
  at: z.string(),
  source: z.enum(FLAG_SOURCES),
  by: z.string().nullable(),
  questionnaire: z.string().nullable(),
  version: z.number().int().nullable(),
  tag: z.string().nullable(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  now: z.string().nullable(),
  reason: z.string().nullable(),
  provisional: z.boolean(),
})
export type FlagEvent = z.infer<typeof flagEvent>

/** A flag that was ever raised, with all that happened to it, oldest first. */
const flagHistory = z.object({ flag: z.string(), state: z.enum(FLAG_STATES), events: z.array(flagEvent) })
export type FlagHistory = z.infer<typeof flagHistory>

/** How grave an interaction is. A: not before practitioner and prescriber agree. B: the practitioner decides and monitors. C: counsel. */
export const INTERACTION_SEVERITIES = ['A', 'B', 'C'] as const

/**
 * An interaction of a listed medicine with cannabis. `words`: the entry as it was written. `source`: null where none is named. `checked_on`:
 * null until a pharmacist of the clinic has confirmed it.
 */
const interaction = z.object({
  words: z.string(),
  severity: z.enum(INTERACTION_SEVERITIES),
  text: z.string(),
  action: z.string(),
  source: z.string().nullable(),
  checked_on: z.string().nullable(),
})
export type ListedInteraction = z.infer<typeof interaction>

/** The French of questionnaires, questions and answers on record, by their English; what is not there has none. */
const frenchWords = z.object({
  names: z.record(z.string(), z.string()),
  questions: z.record(z.string(), z.object({ text: z.string(), answers: z.record(z.string(), z.string()) })),
})
export type FrenchWords = z.infer<typeof frenchWords>

const overview = z.object({
  /** Of the medicines on the record, the gravest first; `unrecognised`: entries that no interaction could be looked up for. */
  interactions: z.array(interaction),
  unrecognised: z.array(z.string()),
  flags: z.array(flagHistory),
  details: details.nullable(),
  consents: z.array(consent),
  answer_sets: z.array(answerSet),
  changed: z.array(changed),
  scores: z.array(score),
  /** The next booked appointment; `at` is a moment. */
  upcoming: z.object({ who: z.string(), visit: z.string(), at: z.string() }).nullable(),
  /** When they unsubscribed from reminders; null: subscribed. */
  unsubscribed_at: z.string().nullable(),
  encounters: z.array(encounter),
  follow_ups: z.array(plannedFollowUp),
  /** For those who asked for `language=fr`. */
  french: frenchWords.optional(),
})
export type Overview = z.infer<typeof overview>

export const readOverview = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/overview',
  summary: 'What the record holds beside the status row: details, consents, answers by version, scores, appointments',
  access: QUEUE_STAFF,
  query: z.strictObject({ language: z.enum(['en', 'fr']).default('en') }),
  response: overview,
})

/** A viewer who stops reporting counts as gone after this long. */
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
