import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { changedRow } from '../queues.ts'

export const MOST_GRAMS = 100
export const MOST_MONTHS = 12
export const MOST_WEEKS = 52
const REASON_LENGTH = 2000

const reason = z.string().trim().min(1, 'is missing').max(REASON_LENGTH)
const note = z.string().trim().max(REASON_LENGTH).default('')
const amount = {
  grams_per_day: z.number().gt(0).max(MOST_GRAMS).multipleOf(0.01),
  months: z.number().int().min(1).max(MOST_MONTHS),
}
const next_on = possibleDay
/** Absent: the words of `core/queues/visit-message.ts`; null: the patient is told nothing. */
const message = z.string().trim().min(1, 'is missing').max(REASON_LENGTH).nullable().optional()

/** `reason`: for `defer`, what is missing; for `refer`, to whom. `next_on`: the day on which the patient comes back into the PCR queue. `message`: to the patient, in the chat. */
export const visitDecision = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('authorize'), ...amount, reason: note, message }),
  z.strictObject({ kind: z.literal('authorize-less'), ...amount, reason, message }),
  z.strictObject({ kind: z.literal('defer'), next_on, reason, message }),
  z.strictObject({ kind: z.literal('decline'), reason, message }),
  z.strictObject({ kind: z.literal('refer'), reason, message }),
  z.strictObject({ kind: z.literal('see-again'), weeks: z.number().int().min(1).max(MOST_WEEKS), reason: note, message }),
  z.strictObject({ kind: z.literal('call-back'), next_on, reason: note, message }),
])
export type VisitDecision = z.infer<typeof visitDecision>

/** Additive: the specified call completes without a decision (REQ-501 to REQ-507). */
export const decideVisit = endpoint({
  method: 'POST',
  path: '/api/queues/np/{patient_id}/decide',
  summary: 'Complete the appointment with the decision of the visit (F-8)',
  access: ['np', 'npmanager', 'admin'],
  body: visitDecision,
  response: changedRow,
})

/** `emailed`: whether a patient who is away is emailed that a message waits. */
export const readMessageFacts = endpoint({
  method: 'GET',
  path: '/api/queues/np/{patient_id}/message',
  summary: 'The language of the message that a completion writes to the patient, and whether they are emailed that one waits',
  access: ['np', 'npmanager', 'admin'],
  response: z.object({ language: z.enum(['en', 'fr']), emailed: z.boolean() }),
})
