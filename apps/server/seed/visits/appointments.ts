import { createHash } from 'node:crypto'
import { BUFFER_MINUTES, SLOT_GRID_MINUTES, VISIT_PLACE, VISITS, type VisitKind } from '@clinic/contract/booking'
import { type FreeSlot, findSlots } from '@clinic/core/booking/find-slots'
import { instantOf, minuteOf } from '@clinic/core/booking/local-clock'
import { mainTimeZone } from '@clinic/core/reference-data/provinces'
import type { Chance } from '@clinic/core/shared/chance'
import { addDays, daysBetween } from '@clinic/core/shared/dates'
import { makeLinkToken } from '../../src/booking/emails/make-link-token.ts'
import { hashToken } from '../../src/identity/auth/credentials/tokens.ts'
import { clockShifts, later } from '../../src/platform/clock.ts'
import type { Person } from '../people.ts'
import type { Encounter, Entry, Timeline } from '../scenarios/timelines.ts'
import { mailsOf } from './appointment-mails.ts'
import type { Appointment, AppointmentMail } from './appointment-rows.ts'
import type { Calendar } from './calendar.ts'
import { practitioners, workingHours } from './working-hours.ts'

export type Book = { appointments: Appointment[]; mails: AppointmentMail[]; entries: Entry[] }

/**
 * `secret`: signs links to appointments. `reached`: patients who get a renewal reminder, and so have booked nothing.
 */
export type BookGround = { calendar: Calendar; chance: Chance; people: readonly Person[]; secret: string; reached: ReadonlySet<string> }

const DAY = 86_400
const DAYS_BACK = 14
const DAYS_AHEAD = 14
const UPCOMING = 42

/** Appointments of the last and next two weeks, with their emails and audit entries. */
export function fillBook(ground: BookGround, lives: readonly Timeline[]): Book {
  const visits = [...pastVisits(ground, lives), ...comingVisits(ground, lives)].map((visit, place) =>
    bookOf(ground, { ...visit, id: place + 1 }),
  )
  return {
    appointments: visits.map(({ appointment }) => appointment),
    mails: visits.flatMap(({ mails }) => mails),
    entries: visits.flatMap(({ entries }) => entries),
  }
}

type Visit = Pick<Appointment, 'user_id' | 'visit' | 'starts_at' | 'completed_at'> & { life: Timeline }

/** Past visits, newest first; those that would overlap for a practitioner had no booked slot. */
function pastVisits({ calendar, chance }: BookGround, lives: readonly Timeline[]): Visit[] {
  const since = calendar.moment(DAYS_BACK, 0)
  const next = new Map<number, number>()
  return lives
    .flatMap((life) => life.encounters.map((encounter) => ({ life, encounter })))
    .filter(({ encounter }) => encounter.completed_at >= since)
    .sort((a, b) => (a.encounter.completed_at < b.encounter.completed_at ? 1 : -1))
    .flatMap(({ life, encounter }) => {
      const { user_id, completed_at } = encounter
      const visit = visitOf(encounter)
      const { minutes } = VISITS[visit]
      const starts = Math.floor((minuteOf(completed_at) - minutes) / SLOT_GRID_MINUTES) * SLOT_GRID_MINUTES
      if (starts + minutes + BUFFER_MINUTES > (next.get(user_id) ?? Number.POSITIVE_INFINITY) || chance.yes(0.2)) return []
      next.set(user_id, starts)
      return [{ life, user_id, visit, starts_at: instantOf(starts), completed_at }]
    })
}

function visitOf({ was_new_patient, appointment_type }: Encounter): VisitKind {
  if (was_new_patient) return 'new'
  return appointment_type === 'Renewal' ? 'renewal' : 'follow_up'
}

/** Free slots of practitioners on duty, each for a patient they may treat. */
function comingVisits({ calendar, chance, people, reached }: BookGround, lives: readonly Timeline[]): Visit[] {
  const { now, today, zone } = calendar
  const onDuty = practitioners(people).filter(({ active, queue_enabled }) => active && queue_enabled)
  const hours = workingHours(people)
  let free: FreeSlot[] = chance.shuffle(
    findSlots({
      schedules: onDuty.map(({ id }) => ({ user_id: id, hours: hours.filter(({ user_id }) => user_id === id), days_off: [], opened: [] })),
      taken: [],
      visit: 'new',
      from: today,
      days: DAYS_AHEAD,
      now,
      clock: clockShifts(zone, today, addDays(today, DAYS_AHEAD)),
    }),
  )
  const wishes = chance.shuffle(lives.flatMap((life) => wishOf(life, { today, reached }))).slice(0, UPCOMING)
  return wishes.flatMap(({ life, visit }) => {
    const { province } = life.patient
    const slot = free.find(
      ({ user_id }) => province !== null && onDuty.some(({ id, provinces }) => id === user_id && provinces.includes(province)),
    )
    if (!slot) return []
    free = free.filter(
      ({ user_id, starts }) => user_id !== slot.user_id || Math.abs(starts - slot.starts) > VISITS.new.minutes + BUFFER_MINUTES,
    )
    return [{ life, user_id: slot.user_id, visit, starts_at: instantOf(slot.starts), completed_at: null }]
  })
}

type Known = { today: string; reached: ReadonlySet<string> }

/** Likely bookings: patients waiting for a practitioner, with a renewal due, or seen some weeks ago. */
function wishOf(life: Timeline, { today, reached }: Known): { life: Timeline; visit: VisitKind }[] {
  const { patient_active, eligible, in_np_queue, assigned_np, is_new_patient, upcoming_renewal_date, patient_id } = life.patient
  if (!patient_active || !eligible || life.email === '' || assigned_np !== null || reached.has(patient_id)) return []
  if (in_np_queue) return [{ life, visit: is_new_patient ? 'new' : 'renewal' }]
  const until = upcoming_renewal_date === null ? null : daysBetween(today, upcoming_renewal_date)
  if (until === null) return []
  if (until > -20 && until < 45) return [{ life, visit: 'renewal' }]
  return until > 325 && until < 352 ? [{ life, visit: 'follow_up' }] : []
}

type Numbered = Visit & { id: number }

function bookOf(
  { calendar, chance, people, secret }: BookGround,
  visit: Numbered,
): { appointment: Appointment } & Pick<Book, 'mails' | 'entries'> {
  const { life, starts_at, completed_at } = visit
  const { patient_id, province } = life.patient
  const before = completed_at === null ? calendar.now : starts_at
  // No one books before their record exists.
  const booked_at =
    [later(before, -chance.between(0.15, 6) * DAY), completed_at === null ? life.updated_at : life.created_at].sort().at(-1) ?? before
  const uid = uuidOf(`${patient_id} ${starts_at}`)
  const ends_at = later(starts_at, VISITS[visit.visit].minutes * 60)
  const appointment: Appointment = {
    ...{ id: visit.id, uid, patient_id, user_id: visit.user_id, visit: visit.visit, starts_at, ends_at, booked_at, completed_at },
    state: completed_at === null ? 'booked' : 'completed',
    free_at: later(ends_at, BUFFER_MINUTES * 60),
    patient_zone: province === null ? calendar.zone : mainTimeZone(province),
    location_name: VISIT_PLACE,
    key_hash: `\\x${hashToken(makeLinkToken(secret, uid)).toString('hex')}`,
    created_at: booked_at,
  }
  const practitioner = people.find(({ id }) => id === visit.user_id)?.name ?? ''
  return { appointment, ...mailsOf(appointment, { life, practitioner, calendar }) }
}

/** Stable across seeds. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
