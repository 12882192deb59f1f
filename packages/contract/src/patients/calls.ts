import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { statusRow } from '../patients.ts'
import { possibleLocal } from '../possible-day.ts'
import { LOST_REASONS } from '../queues/today.ts'

/** How a call to a patient ended. `language`: they speak a language that the caller does not. */
export const CALL_OUTCOMES = ['reached', 'voicemail', 'no-answer', 'busy', 'wrong-number', 'call-back', 'declined', 'language'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]
/** What follows a call. `correct`: the number has to be corrected first. `decide`: a manager decides. */
export const CALL_STEPS = ['none', 'call', 'correct', 'decide'] as const
export type CallStep = (typeof CALL_STEPS)[number]
export const END_REASONS = ['unreachable', 'no-contact-wanted', 'other'] as const
export type EndReason = (typeof END_REASONS)[number]
/** Calls shown, newest first. */
export const CALLS_LIMIT = 50
/** How far ahead the next call may be. */
export const CALL_DAYS = 90

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
/** A time by the patient’s clock. */
const local = possibleLocal

/** `local`, `next_local`: by the patient’s clock, `2026-11-24 09:00`. `decision`: a manager’s, after the last call. */
const attempt = z.object({
  id: z.number().int(),
  at: z.string(),
  local: z.string(),
  by: z.string(),
  outcome: z.enum(CALL_OUTCOMES),
  next_step: z.enum(CALL_STEPS),
  next_local: z.string().nullable(),
  decision: z.enum(['', 'again', 'end']),
})
export type CallAttempt = z.infer<typeof attempt>
/** `next_local`: `yyyy-MM-ddTHH:mm` by the patient’s clock. */
const proposal = z.object({ step: z.enum(CALL_STEPS), next_local: z.string().nullable() })
export type CallProposal = z.infer<typeof proposal>

/**
 * `clock`: what the patient’s clock shows now. `quiet`: no calls at this hour. `rest_until`: no call before, by the patient’s clock. `without_line`:
 * why nothing would happen next outside the PCR queue; null: something would (F-3).
 */
export const readCalls = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/calls',
  summary: 'The calls to a patient, and what each outcome of the next one would lead to',
  access: QUEUE_STAFF,
  response: z.object({
    name: z.string(),
    phone: z.string(),
    clock: z.string(),
    quiet: z.boolean(),
    rest_until: z.string().nullable(),
    last_id: z.number().int(),
    attempts: z.array(attempt),
    proposals: z.record(z.enum(CALL_OUTCOMES), proposal),
    to_decide: z.boolean(),
    without_line: z.enum(LOST_REASONS).nullable(),
  }),
})
export type CallLog = z.infer<typeof readCalls.response>

const changed = z.object({ patient: statusRow, message: z.string() })

/** `undo`: valid for a minute (C-12); null: cannot be undone. `after`: the ID of the last call that the caller knows of, 0 for none. `next_local`: instead of the proposed time. */
export const recordCall = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/calls',
  summary: 'Records how a call to a patient ended, and when the next one is',
  access: QUEUE_STAFF,
  body: z.strictObject({ outcome: z.enum(CALL_OUTCOMES), after: z.number().int().min(0), next_local: local.optional() }),
  response: changed.extend({ undo: z.object({ id: z.number().int(), until: z.string() }).nullable() }),
})
export const decideContact = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/calls/decision',
  summary: 'A manager decides what follows after the last call: try again from the start, or end the contact with a reason',
  access: ['pcrmanager', 'admin'],
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('again') }),
    z.strictObject({ decision: z.literal('end'), reason: z.enum(END_REASONS) }),
  ]),
  response: changed,
})
