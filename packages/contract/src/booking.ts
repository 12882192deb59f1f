import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { possibleDay } from './possible-day.ts'
import { PROVINCE_CODES } from './provinces.ts'

/** Appointment types with their minutes (D-1) and the name shown to patients. */
export const VISITS = {
  new: { minutes: 30, name: 'First visit' },
  renewal: { minutes: 15, name: 'Renewal' },
  follow_up: { minutes: 15, name: 'Follow-up' },
} as const
export type VisitKind = keyof typeof VISITS
/** Break after each appointment (D-1). */
export const BUFFER_MINUTES = 5
/** Appointments start on the hour and every so many minutes after it, in clinic time. */
export const SLOT_GRID_MINUTES = 15
/** Earliest and latest start offered: in two hours, in three weeks. */
export const NOTICE_MINUTES = 120
export const DAYS_AHEAD = 21
/** Staff also book what a practitioner plans for later: at most a year and a week. */
export const STAFF_DAYS_AHEAD = 372
/** Slots shown to a patient at once. */
export const MOST_SLOTS = 40
/** How long a slot is reserved for a patient who has not booked it yet (D-1). */
export const HOLD_MINUTES = 10
/** How long a patient can undo a cancellation. */
export const CANCEL_UNDO_SECONDS = 60
export const VISIT_PLACE = 'By phone or video'

/** ISO weekdays, Monday 1 to Sunday 7. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const weekday = z.number().int().min(1).max(7)
const DAY_MINUTES = 1440
const HOURS_LIMIT = 42
const DAYS_OFF_LIMIT = 200

/** Weekly working hours: minutes since midnight in clinic time. */
const workingTime = z.strictObject({
  weekday,
  starts: z
    .number()
    .int()
    .min(0)
    .max(DAY_MINUTES - 1),
  ends: z.number().int().min(1).max(DAY_MINUTES),
})
export type WorkingTime = z.infer<typeof workingTime>

/** Days off, both ends included. */
const daysOff = z.strictObject({ first_day: possibleDay, last_day: possibleDay })
export type DaysOff = z.infer<typeof daysOff>

/** `version` 0: not set yet. `zone`: the clinic’s time zone, which the minutes are in. */
export const workingHours = z.object({
  user_id: z.number().int(),
  name: z.string(),
  zone: z.string(),
  version: z.number().int(),
  hours: z.array(workingTime),
  days_off: z.array(daysOff),
})
export type WorkingHours = z.infer<typeof workingHours>

const BOOKING_SCOPES = ['np', 'npmanager', 'admin'] as const
/** Those who book visits for patients (F-9) see when practitioners work. */
const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const

export const readWorkingHours = endpoint({
  method: 'GET',
  path: '/api/booking/working_hours/{user_id}',
  summary: 'When an NP works: one’s own, or as a manager anybody’s',
  access: BOOKING_SCOPES,
  response: workingHours,
})
/** `version`: the one that was read; a concurrent change is not overwritten. */
export const writeWorkingHours = endpoint({
  method: 'PUT',
  path: '/api/booking/working_hours/{user_id}',
  summary: 'Sets when an NP works',
  access: BOOKING_SCOPES,
  body: z.strictObject({
    version: z.number().int().min(0),
    hours: z.array(workingTime).max(HOURS_LIMIT),
    days_off: z.array(daysOff).max(DAYS_OFF_LIMIT),
  }),
  response: workingHours,
})

/** Six weeks: a month with the ends of its neighbours. */
export const CALENDAR_DAYS = 42
/**
 * One day of one practitioner: working hours, time off, upcoming and completed appointments. Practitioners with none
 * of these are omitted.
 */
const calendarPerson = z.object({
  user_id: z.number().int(),
  name: z.string(),
  off: z.boolean(),
  hours: z.array(workingTime.omit({ weekday: true })),
  booked: z.number().int(),
  completed: z.number().int(),
})
export type CalendarPerson = z.infer<typeof calendarPerson>
const calendarDay = z.object({ day: z.string(), people: z.array(calendarPerson) })
export const readCalendar = endpoint({
  method: 'GET',
  path: '/api/booking/calendar',
  summary: 'The NPs’ working days of at most six weeks, and the appointments booked and completed on them',
  access: QUEUE_STAFF,
  query: z.strictObject({ from: possibleDay, to: possibleDay }),
  response: z.object({ zone: z.string(), today: z.string(), days: z.array(calendarDay) }),
})
export type Calendar = z.infer<typeof readCalendar.response>

export const DAY_PATIENTS_LIMIT = 200
/** `patients`: those of the day whom the caller may see, in order; `completed`: all of them. `at` is in clinic time. */
const completedAppointment = z.object({
  patient_id: z.string(),
  name: z.string(),
  appointment_type: z.string(),
  at: z.string(),
  practitioner: z.string(),
})
/**
 * A booked slot, in clinic time. The patient is named to callers who may see them and to their practitioner. `opens`:
 * the chart may be opened.
 */
const bookedAppointment = z.object({
  id: z.number().int(),
  user_id: z.number().int(),
  practitioner: z.string(),
  at: z.string(),
  until: z.string(),
  held: z.boolean(),
  visit: z.string(),
  patient_id: z.string().nullable(),
  name: z.string().nullable(),
  opens: z.boolean(),
  may_cancel: z.boolean(),
})
export type BookedAppointment = z.infer<typeof bookedAppointment>
export const readDay = endpoint({
  method: 'GET',
  path: '/api/booking/calendar/{day}',
  summary: 'The appointments booked and completed on one day',
  access: QUEUE_STAFF,
  response: z.object({
    day: z.string(),
    booked: z.array(bookedAppointment),
    completed: z.number().int(),
    patients: z.array(completedAppointment),
  }),
})
export type BookingDay = z.infer<typeof readDay.response>

export const cancelAppointment = endpoint({
  method: 'POST',
  path: '/api/booking/appointments/{id}/cancel',
  summary: 'Cancels a booked appointment: one’s own, or as a manager anybody’s; the patient is told by mail',
  access: BOOKING_SCOPES,
  response: z.object({ id: z.number().int() }),
})

export const LOCATION_LIMITS = { name: 80, street: 120, city: 80, phone: 40, hours: 200 } as const
const words = (limit: number) => z.string().trim().max(limit)
/** `hours`: opening hours as text. An inactive location is temporarily closed. */
const locationFields = z.strictObject({
  name: words(LOCATION_LIMITS.name),
  street: words(LOCATION_LIMITS.street),
  city: words(LOCATION_LIMITS.city),
  province: z.enum(PROVINCE_CODES),
  postal_code: words(10),
  phone: words(LOCATION_LIMITS.phone),
  hours: words(LOCATION_LIMITS.hours),
  active: z.boolean(),
})
export type LocationFields = z.infer<typeof locationFields>
const location = locationFields.extend({ id: z.number().int(), version: z.number().int() })
export type Location = z.infer<typeof location>
/** Far above any real network, which has some dozens of clinics. */
export const LOCATIONS_LIMIT = 500

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/booking/locations',
  summary: 'Where the clinics are, by province and name',
  access: 'staff',
  response: z.array(location),
})
export const createLocation = endpoint({
  method: 'POST',
  path: '/api/booking/locations',
  summary: 'Adds a clinic',
  access: ['admin'],
  body: locationFields,
  response: location,
})
/** `version`: the one that was read; a concurrent change is not overwritten. */
export const updateLocation = endpoint({
  method: 'PUT',
  path: '/api/booking/locations/{id}',
  summary: 'Changes a clinic',
  access: ['admin'],
  body: locationFields.extend({ version: z.number().int().min(1) }),
  response: location,
})
export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/api/booking/locations/{id}',
  summary: 'Takes a clinic off the list',
  access: ['admin'],
  response: z.object({ id: z.number().int() }),
})

/** A free slot as specified (REQ-200), with local texts rendered by the server (E-10). Instants are ISO in UTC. */
const slot = z.object({
  slotId: z.string(),
  provider_firstName: z.string(),
  provider_lastName: z.string(),
  location_name: z.string(),
  visitType: z.string(),
  startAt: z.string(),
  untilAt: z.string(),
  localDate: z.string(),
  localTime: z.string(),
  localText: z.string(),
  clinicText: z.string(),
})
export type Slot = z.infer<typeof slot>

/**
 * What the emailed link shows, without health information. `over`: started or past. `held`: another slot reserved for
 * so many more seconds. `undo_seconds`: how long the cancellation can be undone. `language`: the patient’s.
 * `calendar`: an iCalendar file (RFC 5545).
 */
const linkedAppointment = z.object({
  state: z.enum(['booked', 'cancelled', 'completed', 'over']),
  slot,
  sameClock: z.boolean(),
  held: z.object({ slot, seconds: z.number().int() }).nullable(),
  undo_seconds: z.number().int(),
  language: z.enum(['en', 'fr']),
  calendar: z.string(),
})
export type AppointmentByLink = z.infer<typeof linkedAppointment>

const linkKey = z.string().min(1).max(100)
const byLink = { access: 'public' } as const
const keyBody = z.strictObject({ key: linkKey })

export const readByLink = endpoint({
  ...byLink,
  response: linkedAppointment,
  method: 'GET',
  path: '/api/booking/link',
  summary: 'The appointment behind a mailed link',
  query: z.strictObject({ key: linkKey }),
})
export const listSlotsByLink = endpoint({
  method: 'GET',
  path: '/api/booking/link/slots',
  summary: 'Other free times for the appointment behind a mailed link',
  access: 'public',
  query: z.strictObject({ key: linkKey }),
  response: z.array(slot),
})
export const reserveByLink = endpoint({
  ...byLink,
  response: linkedAppointment,
  method: 'POST',
  path: '/api/booking/link/hold',
  summary: 'Keeps another time for ten minutes for whoever has the mailed link',
  body: z.strictObject({ key: linkKey, slotId: z.string().max(60) }),
})
export const bookByLink = endpoint({
  ...byLink,
  response: linkedAppointment,
  method: 'POST',
  path: '/api/booking/link/book',
  summary: 'Moves the appointment behind a mailed link to the time that is kept',
  body: keyBody,
})
export const releaseLinked = endpoint({
  ...byLink,
  response: linkedAppointment,
  method: 'POST',
  path: '/api/booking/link/release',
  summary: 'Lets go of the time that is kept, the appointment stays as it is',
  body: keyBody,
})
export const cancelByLink = endpoint({
  ...byLink,
  response: linkedAppointment,
  method: 'POST',
  path: '/api/booking/link/cancel',
  summary: 'Cancels the appointment behind a mailed link',
  body: keyBody,
})
export const restoreByLink = endpoint({
  ...byLink,
  response: linkedAppointment,
  method: 'POST',
  path: '/api/booking/link/restore',
  summary: 'Takes a cancellation back, for a minute and while the time is still free',
  body: keyBody,
})
