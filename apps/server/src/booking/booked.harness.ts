import { randomUUID } from 'node:crypto'
import type { Slot, VisitKind } from '@clinic/contract/booking'
import type { Staff } from '@clinic/core/authorization/staff'
import { minuteOf } from '@clinic/core/booking/local-clock'
import { buildPatient, buildStaff, nobodyContext, TEST_NOW } from '../../test/build.ts'
import { change } from '../platform/db/change.ts'
import type { Sql } from '../platform/db/database.ts'
import { bookReserved } from './appointments/book-reserved.ts'
import { listSlots } from './appointments/list-slots.ts'
import { type Booking, reserveSlot } from './appointments/reserve-slot.ts'
import { changed } from './magic-links/change-by-link.ts'

export const SECRET = 'a secret for tests'
export const ZONE = 'America/Toronto'
const WEEKDAYS = [1, 2, 3, 4, 5]

/** An NP of Ontario who works from nine to twelve every weekday. */
export async function buildNp(sql: Sql, parts: Parameters<typeof buildStaff>[1] = {}): Promise<Staff> {
  const np = await buildStaff(sql, parts)
  await sql`insert into schedules (user_id, version, updated_at) values (${np.id}, 1, ${TEST_NOW})`
  await sql`insert into working_hours ${sql(WEEKDAYS.map((weekday) => ({ user_id: np.id, weekday, starts: 540, ends: 720 })))}`
  return np
}

/** Deletes all hours and appointments, for isolated tests. */
export async function clearBooking(sql: Sql): Promise<void> {
  await sql`delete from appointment_mails`
  await sql`delete from appointments`
  await sql`delete from days_off`
  await sql`delete from working_hours`
}

/** Free slots, by default for a new patient of Ontario. */
export function free(sql: Sql, more: Partial<Parameters<typeof listSlots>[1]> = {}): Promise<Slot[]> {
  return listSlots(sql, { province: 'ON', visit: 'new', now: TEST_NOW, zone: ZONE, patient_zone: ZONE, ...more })
}

type Order = { patient_id: string; slotId: string; now?: string; patient_zone?: string }

/** Reserves a slot like the chat, in its own transaction; null when taken. */
export async function hold(sql: Sql, { patient_id, slotId, now = TEST_NOW, patient_zone = ZONE }: Order): Promise<Booking['appointment']> {
  return inTurn(sql, now, (tx) => reserveSlot(tx, { slotId, patient_id, patient_zone, now, zone: ZONE }))
}

export async function book(sql: Sql, patient_id: string, now: string = TEST_NOW): Promise<Booking['appointment']> {
  return inTurn(sql, now, (tx) => bookReserved(tx, { patient_id, now, zone: ZONE, secret: SECRET }))
}

type Work = Parameters<typeof change<Booking['appointment']>>[1]

async function inTurn(sql: Sql, now: string, work: (tx: Parameters<Work>[0]) => Promise<Booking>): Promise<Booking['appointment']> {
  return change({ ...nobodyContext({ sql }, now), actor: { kind: 'assistant' } }, async (tx) => {
    const { appointment, applied } = await work(tx)
    return appointment ? changed(appointment, applied) : { result: null, audit: 'kept as a turn' }
  })
}

type BookedParts = Parameters<typeof buildPatient>[1] & { visit?: VisitKind; startAt?: string; patient_zone?: string }

/** A patient with a booked appointment, by default at the first free slot. `key`: the token in their link. */
export async function buildBooked(sql: Sql, { visit = 'new', startAt, patient_zone = ZONE, ...parts }: BookedParts = {}) {
  const patient = await buildPatient(sql, { email: `pat.${randomUUID()}@example.org`, ...parts })
  const [first] = await free(sql, { visit })
  const slotId = startAt ? first?.slotId.replace(/\.\d+\./, `.${minuteOf(startAt)}.`) : first?.slotId
  await hold(sql, { ...patient, slotId: slotId ?? '', patient_zone })
  const booked = await book(sql, patient.patient_id)
  const key = booked?.link?.split('key=')[1]
  if (!booked || !key) throw new Error('the slot was not booked')
  const [row] = await sql<{ id: number; email: string }[]>`
    select a.id, p.email from appointments a join patients p using (patient_id) where patient_id = ${patient.patient_id} and state = 'booked'`
  if (!row) throw new Error('the appointment is missing')
  return { ...patient, ...row, key, slot: booked.slot }
}
