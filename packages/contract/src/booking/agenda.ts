import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { PROVINCE_CODES } from '../provinces.ts'

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const province = z.enum(PROVINCE_CODES)
/** Minutes since midnight in clinic time. */
const span = { starts: z.number().int(), ends: z.number().int() }

/**
 * A booked, reserved or past time. The patient is named to callers who may see them and to their practitioner. `opens`: the record may be opened.
 * `local`: when it begins on the patient’s clock, where that differs. `seconds`: how long a reservation is still held.
 */
const agendaVisit = z.object({
  ...span,
  id: z.number().int(),
  state: z.enum(['held', 'booked', 'arrived', 'completed', 'no-show', 'over']),
  visit: z.string(),
  patient_id: z.string().nullable(),
  name: z.string().nullable(),
  opens: z.boolean(),
  may_cancel: z.boolean(),
  local: z.string().nullable(),
  seconds: z.number().int().nullable(),
})
export type AgendaVisit = z.infer<typeof agendaVisit>

/** One practitioner on one day. Practitioners without hours, time off or visits are omitted. */
const agendaPerson = z.object({
  user_id: z.number().int(),
  name: z.string(),
  provinces: z.array(province),
  off: z.boolean(),
  hours: z.array(z.object(span)),
  visits: z.array(agendaVisit),
})
export type AgendaPerson = z.infer<typeof agendaPerson>

/** `ahead`: by how many minutes the main clock of a province is ahead of the clinic’s at noon; omitted where they agree. */
const agendaDay = z.object({
  day: z.string(),
  people: z.array(agendaPerson),
  ahead: z.array(z.object({ province, minutes: z.number().int() })),
})
export type AgendaDay = z.infer<typeof agendaDay>

/** `day`: the one that was asked for, else the next on which someone still works. `minute`: clinic time now, since midnight. */
export const readAgenda = endpoint({
  method: 'GET',
  path: '/api/booking/agenda',
  summary: 'Working hours and visits of all NPs on a day, or in its week from Monday; without a day: the next working day',
  access: QUEUE_STAFF,
  query: z.strictObject({ day: z.union([possibleDay, z.literal('')]).default(''), span: z.enum(['day', 'week']).default('day') }),
  response: z.object({ zone: z.string(), today: z.string(), minute: z.number().int(), day: z.string(), days: z.array(agendaDay) }),
})
export type Agenda = z.infer<typeof readAgenda.response>
