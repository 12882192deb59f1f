import { z } from 'zod'

/**
 * What a live screen hears (server-sent events of `GET /api/events`): which row changed, never what is in it. `session`: one of one's own was
 * locked, unlocked or ended. `viewing`: somebody opened or closed a patient’s record. `language`: the assistant is to learn again.
 * `answers`: a patient's answers were kept, by staff on the phone or from the chat while somebody has the record open; `version`: their revision.
 * `questionnaire`: a draft, `version` its revision; without one somebody opened or closed it, or its published versions are others.
 */
export const liveEvent = z.object({
  kind: z.enum(['patient', 'user', 'session', 'viewing', 'answers', 'language', 'questionnaire']),
  id: z.string(),
  version: z.number().int().nullable(),
})
export type LiveEvent = z.infer<typeof liveEvent>
export const EVENTS_PATH = '/api/events'
