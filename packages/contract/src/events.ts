import { z } from 'zod'

/**
 * Server-sent events of `GET /api/events`: which row changed, never its content. `session`: locked, unlocked or
 * ended. `viewing`: a chart was opened or closed. `language`: retrain the assistant. `answers`: a patient’s answers
 * were saved; `version` is their revision. `alarm`: one was raised, added to, taken, escalated or closed.
 * `conversation`: something was said in one of this patient, or someone joined or left.
 * `typing`: this patient is writing to the person who has the conversation.
 * `questionnaire`: a draft changed to revision `version`; without one, its editors or published versions changed.
 * `own`: false where no list of the receiver’s own patients changed.
 */
export const liveEvent = z.object({
  kind: z.enum(['patient', 'user', 'session', 'viewing', 'answers', 'language', 'questionnaire', 'alarm', 'conversation', 'typing']),
  id: z.string(),
  version: z.number().int().nullable(),
  own: z.boolean().optional(),
})
export type LiveEvent = z.infer<typeof liveEvent>
export const EVENTS_PATH = '/api/events'
