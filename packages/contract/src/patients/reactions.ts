import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'

export const SEVERITIES = ['mild', 'moderate', 'severe', 'life-threatening'] as const
export type Severity = (typeof SEVERITIES)[number]
export const REACTION_OUTCOMES = ['ongoing', 'recovered', 'recovered-with-effects', 'fatal', 'unknown'] as const
export type ReactionOutcome = (typeof REACTION_OUTCOMES)[number]

/** Why a reaction is serious, as Health Canada asks. */
export const SERIOUS_REASONS = ['death', 'life-threatening', 'hospital', 'disability', 'birth-defect', 'important'] as const
export type SeriousReason = (typeof SERIOUS_REASONS)[number]
/** How likely the product caused it, as an NP judges. */
export const CAUSALITIES = ['not-assessed', 'unlikely', 'possible', 'probable', 'certain'] as const
export type Causality = (typeof CAUSALITIES)[number]

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const words = z.string().trim().min(1).max(2000)

/** `reported_on`: the day on which it was reported to Health Canada or the seller; null: not reported. */
const described = z.strictObject({
  onset_on: possibleDay,
  severity: z.enum(SEVERITIES),
  outcome: z.enum(REACTION_OUTCOMES),
  reported_on: possibleDay.nullable(),
  product: z.string().trim().min(1).max(200),
  what: words,
  action: words,
})
const details = {
  ...{ lot: z.string().trim().max(60), seller: z.string().trim().max(120) },
  serious: z.array(z.enum(SERIOUS_REASONS)).max(SERIOUS_REASONS.length),
  causality: z.enum(CAUSALITIES),
}
const reaction = described.extend(details)
export type Reaction = z.infer<typeof reaction>
/** Absent: as before, and nothing for a new reaction. */
const reactionInput = described.extend(z.strictObject(details).partial().shape)
export type ReactionInput = z.infer<typeof reactionInput>

/** A saved version: who recorded it and when. */
const recorded = reaction.extend({ version: z.number().int(), by: z.string(), at: z.string() })
export type RecordedReaction = z.infer<typeof recorded>

/** `now`: the newest version; `course`: the earlier ones, newest first. */
export const readReactions = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/reactions',
  summary: 'Adverse reactions of a patient with their course, newest onset first',
  access: QUEUE_STAFF,
  response: z.object({ reactions: z.array(z.object({ id: z.number().int(), now: recorded, course: z.array(recorded) })) }),
})
export type Reactions = z.infer<typeof readReactions.response>['reactions']

/** `id`: the reaction that continues, with the version that was read; null: a new one. Only practitioners change the causality. */
export const recordReaction = endpoint({
  method: 'POST',
  path: '/api/patients/{patient_id}/reactions',
  summary: 'Records an adverse reaction, or how it continued; what was recorded before stays',
  access: QUEUE_STAFF,
  body: z.strictObject({ id: z.number().int().nullable(), version: z.number().int().min(0), reaction: reactionInput }),
  response: z.object({ id: z.number().int(), version: z.number().int(), message: z.string() }),
})
