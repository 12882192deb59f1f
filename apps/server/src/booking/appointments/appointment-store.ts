import type { VisitKind } from '@clinic/contract/booking'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Connected } from '@clinic/core/queues/can-see'
import { RECORD_ACCESS } from '../../care/patients/access/record-access.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'

export type AppointmentState = 'held' | 'booked' | 'cancelled' | 'completed' | 'lapsed'
/** A booked appointment or a reserved slot, with its practitioner’s name. Instants are ISO in UTC. */
export type Appointment = {
  id: number
  uid: string
  patient_id: string
  user_id: number
  visit: VisitKind
  state: AppointmentState
  starts_at: string
  ends_at: string
  patient_zone: string
  location_name: string
  /** Where the patient will be; null: at home. */
  visit_province: ProvinceCode | null
  sequence: number
  held_until: string | null
  booked_at: string | null
  cancelled_at: string | null
  name: string
  first_name: string
  last_name: string
}

const columns = (sql: Sql | Tx) => sql`
  a.id, a.uid, a.patient_id, a.user_id, a.visit, a.state, a.starts_at, a.ends_at, a.patient_zone, a.location_name, a.visit_province, a.sequence, a.held_until,
  a.booked_at, a.cancelled_at, u.name, u.first_name, u.last_name`

/** Practitioners licensed in a province who accept patients, by id. */
export function findLicensed(sql: Sql | Tx, province: ProvinceCode): Promise<{ user_id: number; first_name: string; last_name: string }[]> {
  return sql`
    select id as user_id, first_name, last_name from users 
    where licensed_provinces @> ${[province]}::text[] and active and queue_enabled and deleted_at is null`
}

/** Taken slots of some practitioners between two instants; expired reservations do not count. */
export function findTaken(
  sql: Sql | Tx,
  { users, from, until, now }: { users: readonly number[]; from: string; until: string; now: string },
): Promise<{ user_id: number; starts_at: string; ends_at: string }[]> {
  return sql`
    select user_id, starts_at, ends_at from appointments
    where user_id = any(${users as number[]}) and starts_at < ${until} and ends_at > ${from} and (state in ('booked', 'completed') or held_until > ${now})
      and state in ('held', 'booked', 'completed')`
}

/** Locks the patient’s row, so that their appointments change one at a time; returns their province, whether they are active, and whether they have died. */
export async function lockForBooking(
  tx: Tx,
  patient_id: string,
): Promise<{ province: ProvinceCode | null; patient_active: boolean; died: boolean } | null> {
  const [row] = await tx<{ province: ProvinceCode | null; patient_active: boolean; died: boolean }[]>`
    select province, patient_active, death_recorded_at is not null as died from patients where patient_id = ${patient_id} for no key update`
  return row ?? null
}

/** Locks a practitioner’s hours until the transaction ends. */
export async function lockSchedule(tx: Tx, user_id: number): Promise<void> {
  await tx`select from schedules where user_id = ${user_id} for share`
}

/** Deletes the patient’s own reservation and the practitioner’s expired ones, which would still block the slot. */
export async function clearHolds(
  tx: Tx,
  { patient_id, user_id, now }: { patient_id: string; user_id: number; now: string },
): Promise<void> {
  await tx`
    delete from appointments where id in (
      select id from appointments where state = 'held' and (patient_id = ${patient_id} or (user_id = ${user_id} and held_until <= ${now}))
      order by id for update)`
}

export type NewHold = Pick<
  Appointment,
  'patient_id' | 'user_id' | 'visit' | 'starts_at' | 'ends_at' | 'patient_zone' | 'location_name' | 'visit_province'
> & {
  free_at: string
  created_at: string
  held_until: string
}

/** Null when the slot is taken, also by a concurrent transaction. */
export async function insertHold(tx: Tx, hold: NewHold): Promise<Appointment | null> {
  const [row] = await tx<Appointment[]>`
    with a as (insert into appointments ${tx({ ...hold, state: 'held' })} on conflict do nothing returning *)
    select ${columns(tx)} from a join users u on u.id = a.user_id`
  return row ?? null
}

/** The patient’s reservation or booked appointment, under lock. */
export async function lockLive(tx: Tx, patient_id: string, state: 'held' | 'booked'): Promise<Appointment | null> {
  const [row] = await tx<Appointment[]>`
    select ${columns(tx)} from appointments a join users u on u.id = a.user_id where a.patient_id = ${patient_id} and a.state = ${state}
    for update of a`
  return row ?? null
}

/** Locks an appointment by id; reservations are not found. */
/** Locks its patient first, as every change of a visit does, so that two of them cannot wait for each other. */
export async function lockWithPatient(tx: Tx, id: number): Promise<Appointment | null> {
  await tx`select from patients where patient_id = (select patient_id from appointments where id = ${id}) for update`
  return lockAppointment(tx, id)
}

export async function lockAppointment(tx: Tx, id: number): Promise<Appointment | null> {
  const [row] = await tx<Appointment[]>`
    select ${columns(tx)} from appointments a join users u on u.id = a.user_id where a.id = ${id} and a.state <> 'held' for update of a`
  return row ?? null
}

export async function findByKey(sql: Sql | Tx, key_hash: Buffer): Promise<Appointment | null> {
  const [row] = await sql<Appointment[]>`
    select ${columns(sql)} from appointments a join users u on u.id = a.user_id where a.key_hash = ${key_hash}`
  return row ?? null
}

/** The slot reserved for a patient now. */
export async function findHold(sql: Sql | Tx, patient_id: string, now: string): Promise<Appointment | null> {
  const [row] = await sql<Appointment[]>`
    select ${columns(sql)} from appointments a join users u on u.id = a.user_id
    where a.patient_id = ${patient_id} and a.state = 'held' and a.held_until > ${now}`
  return row ?? null
}

export async function deleteHold(tx: Tx, id: number): Promise<void> {
  await tx`delete from appointments where id = ${id} and state = 'held'`
}

/** Fields that can change after the reservation. */
export type AppointmentChange = Partial<
  Pick<Appointment, 'state' | 'user_id' | 'visit' | 'starts_at' | 'ends_at' | 'patient_zone' | 'held_until' | 'booked_at' | 'cancelled_at'>
> & {
  free_at?: string
  key_hash?: Buffer
  completed_at?: string | null
  sequence?: number
  visit_province?: ProvinceCode | null
  cancel_reason?: null
}

/** Throws a database error when the slot is taken. */
export async function updateAppointment(tx: Tx, id: number, fields: AppointmentChange): Promise<Appointment> {
  const [row] = await tx<Appointment[]>`
    with a as (update appointments set ${tx(fields as Record<string, never>)} where id = ${id} returning *)
    select ${columns(tx)} from a join users u on u.id = a.user_id`
  if (!row) throw new Error('a locked appointment is missing')
  return row
}

/** Whether a database error means that the slot, or the patient’s single appointment, is taken. */
export function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return code === '23P01' || code === '23505'
}

/** Completes the patient’s appointment between two instants. */
export async function completeBetween(
  tx: Tx,
  patient_id: string,
  { from, until, now }: { from: string; until: string; now: string },
): Promise<void> {
  await tx`
    update appointments set state = 'completed', completed_at = ${now}
    where patient_id = ${patient_id} and state = 'booked' and starts_at >= ${from} and starts_at < ${until}`
}

/** Reopens it unless the patient has another appointment by now. */
export async function reopenCompleted(tx: Tx, patient_id: string, completed_at: string): Promise<void> {
  await tx`
    update appointments a set state = 'booked', completed_at = null
    where patient_id = ${patient_id} and state = 'completed' and completed_at = ${completed_at}
      and not exists (select from appointments o where o.patient_id = a.patient_id and o.state = 'booked')`
}

/** The patient’s next appointment. */
export async function findNext(sql: Sql | Tx, patient_id: string, now: string): Promise<Appointment | null> {
  const [row] = await sql<Appointment[]>`
    select ${columns(sql)} from appointments a join users u on u.id = a.user_id
    where a.patient_id = ${patient_id} and a.state = 'booked' and a.ends_at > ${now}`
  return row ?? null
}

/** Booked or reserved slots per practitioner and day. `bounds` and `place` as in `countCompleted`. */
export function countBooked(
  sql: Sql,
  { bounds, now }: { bounds: readonly string[]; now: string },
): Promise<{ place: number; user_id: number; name: string; count: number }[]> {
  return sql`
    select width_bucket(a.starts_at, ${bounds as string[]}::timestamptz[]) as place, a.user_id, u.name, count(*) as count
    from appointments a join users u on u.id = a.user_id
    where a.starts_at >= ${bounds[0] ?? ''} and a.starts_at < ${bounds.at(-1) ?? ''} and a.state in ('held', 'booked')
      and (a.state = 'booked' or a.held_until > ${now})
    group by place, a.user_id, u.id order by u.last_name, u.first_name, u.id`
}

/** An appointment with what decides who may know its patient. */
export type Booked = Pick<Appointment, 'id' | 'patient_id' | 'user_id' | 'visit' | 'state' | 'starts_at' | 'ends_at' | 'name'> & {
  patient_name: string
  record_access: Connected['record_access']
  province: ProvinceCode | null
  in_pcr_queue: boolean
  in_np_queue: boolean
  assigned_pcr: number | null
  assigned_np: number | null
}

/** Booked or reserved between two instants, earliest first. */
export function findBooked(sql: Sql, { from, until, now }: { from: string; until: string; now: string }): Promise<Booked[]> {
  return sql<Booked[]>`
    select a.id, a.patient_id, a.user_id, a.visit, a.state, a.starts_at, a.ends_at, u.name, trim(p.first_name || ' ' || p.last_name) as patient_name,
      p.province, p.in_pcr_queue, p.in_np_queue, p.assigned_pcr, p.assigned_np,
      ${sql.unsafe(RECORD_ACCESS)} as record_access
    from appointments a join users u on u.id = a.user_id join patients p on p.patient_id = a.patient_id
    where a.starts_at >= ${from} and a.starts_at < ${until} and a.state in ('held', 'booked') and (a.state = 'booked' or a.held_until > ${now})
    order by a.starts_at, u.last_name, a.id`
}

/** What a calendar shows of a time, past or ahead. */
export type Placed = Booked & Pick<Appointment, 'patient_zone' | 'held_until'> & { arrived_at: string | null; no_show_at: string | null }

/** Everything between two instants that takes or took a practitioner’s time, earliest first: no cancelled visits, no expired reservations. */
export function findPlaced(sql: Sql, { from, until, now }: { from: string; until: string; now: string }): Promise<Placed[]> {
  return sql<Placed[]>`
    select a.id, a.patient_id, a.user_id, a.visit, a.state, a.starts_at, a.ends_at, a.patient_zone, a.held_until, a.arrived_at, a.no_show_at, u.name,
      trim(p.first_name || ' ' || p.last_name) as patient_name, p.province, p.in_pcr_queue, p.in_np_queue, p.assigned_pcr, p.assigned_np,
      ${sql.unsafe(RECORD_ACCESS)} as record_access
    from appointments a join users u on u.id = a.user_id join patients p on p.patient_id = a.patient_id
    where a.starts_at >= ${from} and a.starts_at < ${until} and a.state <> 'cancelled' and (a.state <> 'held' or a.held_until > ${now})
    order by a.starts_at, u.last_name, a.id`
}

/** The patient’s preferred language for emails. */
export async function selectLanguage(sql: Sql, patient_id: string): Promise<'en' | 'fr'> {
  const [row] = await sql<{ language: 'en' | 'fr' }[]>`select language from patient_details where patient_id = ${patient_id}`
  return row?.language ?? 'en'
}

export async function findProvince(sql: Sql, patient_id: string): Promise<ProvinceCode | null> {
  const [row] = await sql<{ province: ProvinceCode | null }[]>`select province from patients where patient_id = ${patient_id}`
  return row?.province ?? null
}
