import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'

const MANAGERS = ['pcrmanager', 'npmanager', 'admin'] as const
const DAY_MINUTES = 1440
const OPENING_TIMES_LIMIT = 28
const DAYS_CLOSED_LIMIT = 100
/** Minutes without anyone, after which a call or an email is offered. */
export const OFFER_MINUTES_MAX = 240

/** ISO weekday: Monday 1 to Sunday 7. Minutes since midnight in clinic time. */
const openingTime = z.strictObject({
  weekday: z.number().int().min(1).max(7),
  starts: z
    .number()
    .int()
    .min(0)
    .max(DAY_MINUTES - 1),
  ends: z.number().int().min(1).max(DAY_MINUTES),
})
/** `holidays`: closed on the general holidays of the Canada Labour Code. `days_off`: closed too, both ends included. */
const openingHours = z.strictObject({
  weekly: z.array(openingTime).max(OPENING_TIMES_LIMIT),
  holidays: z.boolean(),
  days_off: z.array(z.strictObject({ first_day: possibleDay, last_day: possibleDay })).max(DAYS_CLOSED_LIMIT),
  offer_minutes: z.number().int().min(1).max(OFFER_MINUTES_MAX),
})
export type OpeningHours = z.infer<typeof openingHours>

/** `hours` null: not set, so patients are told that no one can say how long it takes. `zone`: the clinic’s. */
const known = z.object({ hours: openingHours.nullable(), zone: z.string() })

export const readOpeningHours = endpoint({
  method: 'GET',
  path: '/api/conversations/opening_hours',
  summary: 'When the care team answers patients who ask for a person',
  access: MANAGERS,
  response: known,
})
export const writeOpeningHours = endpoint({
  method: 'PUT',
  path: '/api/conversations/opening_hours',
  summary: 'Sets when the care team answers patients who ask for a person (F-10); patients who wait are told of the change',
  access: MANAGERS,
  body: openingHours,
  response: known,
})
