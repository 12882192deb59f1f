import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { PROVINCE_CODES } from '../provinces.ts'

export const VISIT_WAYS = ['phone', 'video'] as const
export type VisitWay = (typeof VISIT_WAYS)[number]
export const CANCEL_REASONS = ['patient', 'practitioner', 'clinic', 'not-needed', 'other'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]
/** `over`: its time has passed and no outcome is recorded. */
export const VISIT_STATES = ['booked', 'cancelled', 'completed', 'no-show', 'over'] as const
export type VisitState = (typeof VISIT_STATES)[number]
export const VISIT_ACTIONS = ['move', 'cancel', 'no-show', 'arrive'] as const
export type VisitAction = (typeof VISIT_ACTIONS)[number]
/** A patient’s visits shown, newest first. */
export const VISITS_LIMIT = 50

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const VISIT_KINDS = ['new', 'renewal', 'follow_up'] as const
const province = z.enum(PROVINCE_CODES)

/**
 * A time in clinic time and in the patient’s (`local`), as `yyyy-MM-dd HH:mm` and in words with the zone. `sameClock`:
 * both show the same. Instants are ISO in UTC.
 */
const times = {
  startAt: z.string(),
  untilAt: z.string(),
  at: z.string(),
  localAt: z.string(),
  local: z.string(),
  clinic: z.string(),
  sameClock: z.boolean(),
}

/** `province`: where the patient will be; null: at home. `way` null: the patient booked it. `actions`: what can be done now. */
const visit = z.object({
  ...times,
  id: z.number().int(),
  slotId: z.string(),
  visit: z.enum(VISIT_KINDS),
  practitioner: z.string(),
  state: z.enum(VISIT_STATES),
  way: z.enum(VISIT_WAYS).nullable(),
  province: province.nullable(),
  arrived_at: z.string().nullable(),
  cancel_reason: z.enum(CANCEL_REASONS).nullable(),
  actions: z.array(z.enum(VISIT_ACTIONS)),
})
export type Visit = z.infer<typeof visit>

const freeTime = z.object({ ...times, slotId: z.string(), practitioner: z.string() })
export type FreeTime = z.infer<typeof freeTime>

const ofPatient = { access: QUEUE_STAFF, response: visit } as const
const place = z.strictObject({ slotId: z.string().max(60), province, way: z.enum(VISIT_WAYS) })

/**
 * `home`: the patient’s province. `video`: the clinic has a video link. `wanted`: the day around which the NP of the last visit wants to see the
 * patient again; null: no such decision, or a visit is ahead.
 */
export const listVisits = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/visits',
  summary: 'A patient’s visits, newest first: booked, cancelled, completed and missed',
  access: QUEUE_STAFF,
  response: z.object({
    name: z.string(),
    home: province.nullable(),
    video: z.boolean(),
    wanted: z.string().nullable(),
    visits: z.array(visit),
  }),
})
export type VisitList = z.infer<typeof listVisits.response>

/** `from`: the first day; absent: today. `whose`: the caller’s own times alone. */
export const listFreeTimes = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/visits/free',
  summary: 'Free times of three weeks of the NPs licensed where the patient will be',
  access: QUEUE_STAFF,
  query: z.strictObject({ visit: z.enum(VISIT_KINDS), province, from: possibleDay.optional(), whose: z.enum(['mine']).optional() }),
  response: z.array(freeTime),
})
export const bookVisit = endpoint({
  ...ofPatient,
  method: 'POST',
  path: '/api/patients/{patient_id}/visits',
  summary: 'Books a visit for a patient, who is told by email',
  body: place,
})
export const moveVisit = endpoint({
  ...ofPatient,
  method: 'POST',
  path: '/api/patients/{patient_id}/visits/{id}/move',
  summary: 'Moves a booked visit to another time, place or practitioner; the patient is told by email',
  body: place,
})
export const cancelVisit = endpoint({
  ...ofPatient,
  method: 'POST',
  path: '/api/patients/{patient_id}/visits/{id}/cancel',
  summary: 'Cancels a booked visit with a reason; the patient is told by email',
  body: z.strictObject({ reason: z.enum(CANCEL_REASONS) }),
})
export const markNoShow = endpoint({
  ...ofPatient,
  method: 'POST',
  path: '/api/patients/{patient_id}/visits/{id}/no_show',
  summary: 'Records that the patient did not come to a visit that has begun',
})
export const noteArrival = endpoint({
  ...ofPatient,
  method: 'POST',
  path: '/api/patients/{patient_id}/visits/{id}/arrive',
  summary: 'Records that the patient has arrived, on the day of the visit',
})
