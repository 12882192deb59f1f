import { type CancelReason, VISITS_LIMIT, type VisitWay } from '@clinic/contract/booking/visits'
import type { HomePlace } from '@clinic/core/booking/visit-zone'
import type { Sql, Tx } from '../../platform/db/database.ts'
import type { Appointment } from '../appointments/appointment-store.ts'

/** An appointment with what staff recorded. */
export type StoredVisit = Appointment & {
  way: VisitWay | null
  arrived_at: string | null
  no_show_at: string | null
  cancel_reason: CancelReason | null
}

const columns = (sql: Sql | Tx) => sql`a.*, u.name, u.first_name, u.last_name`

export function findVisits(sql: Sql, patient_id: string): Promise<StoredVisit[]> {
  return sql<StoredVisit[]>`
    select ${columns(sql)} from appointments a join users u on u.id = a.user_id
    where a.patient_id = any(record_family(${patient_id})) and a.state <> 'held' order by a.starts_at desc, a.id desc limit ${VISITS_LIMIT}`
}

export type OwnVisit = Pick<
  StoredVisit,
  'id' | 'patient_id' | 'visit' | 'state' | 'starts_at' | 'ends_at' | 'patient_zone' | 'arrived_at' | 'no_show_at'
> & { patient_name: string }

/** A practitioner’s visits between two instants, earliest first, without cancelled ones. */
export function findOwnVisits(sql: Sql, { user_id, from, until }: { user_id: number; from: string; until: string }): Promise<OwnVisit[]> {
  return sql<OwnVisit[]>`
    select a.id, a.patient_id, a.visit, a.state, a.starts_at, a.ends_at, a.patient_zone, a.arrived_at, a.no_show_at,
      trim(p.first_name || ' ' || p.last_name) as patient_name
    from appointments a join patients p using (patient_id)
    where a.user_id = ${user_id} and a.starts_at >= ${from} and a.starts_at < ${until} and a.state not in ('held', 'cancelled')
    order by a.starts_at, a.id`
}

/** A patient’s visit by id, under lock. */
export async function lockVisit(tx: Tx, patient_id: string, id: number): Promise<StoredVisit | null> {
  const [row] = await tx<StoredVisit[]>`
    select ${columns(tx)} from appointments a join users u on u.id = a.user_id
    where a.id = ${id} and a.patient_id = ${patient_id} and a.state <> 'held' for update of a`
  return row ?? null
}

/** The patient’s booked visit, under lock. */
export async function lockBookedVisit(tx: Tx, patient_id: string): Promise<StoredVisit | null> {
  const [row] = await tx<StoredVisit[]>`
    select ${columns(tx)} from appointments a join users u on u.id = a.user_id
    where a.patient_id = ${patient_id} and a.state = 'booked' for update of a`
  return row ?? null
}

export type NewVisit = Pick<
  StoredVisit,
  'uid' | 'patient_id' | 'user_id' | 'visit' | 'starts_at' | 'ends_at' | 'patient_zone' | 'location_name' | 'way' | 'visit_province'
> & { free_at: string; created_at: string; booked_at: string; key_hash: Buffer; booked_by: number }

/** Null when the time is taken, also by a concurrent transaction. */
export async function insertVisit(tx: Tx, row: NewVisit): Promise<StoredVisit | null> {
  const [visit] = await tx<StoredVisit[]>`
    with a as (insert into appointments ${tx({ ...row, state: 'booked' })} on conflict do nothing returning *)
    select ${columns(tx)} from a join users u on u.id = a.user_id`
  return visit ?? null
}

export type VisitChange = Partial<
  Pick<
    StoredVisit,
    | 'state'
    | 'user_id'
    | 'visit'
    | 'starts_at'
    | 'ends_at'
    | 'patient_zone'
    | 'sequence'
    | 'cancelled_at'
    | 'way'
    | 'visit_province'
    | 'arrived_at'
    | 'no_show_at'
    | 'cancel_reason'
  >
> & { free_at?: string }

/** Throws a database error when the time is taken. */
export async function updateVisit(tx: Tx, id: number, fields: VisitChange): Promise<StoredVisit> {
  const [row] = await tx<StoredVisit[]>`
    with a as (update appointments set ${tx(fields as Record<string, never>)} where id = ${id} returning *)
    select ${columns(tx)} from a join users u on u.id = a.user_id`
  if (!row) throw new Error('a locked visit is missing')
  return row
}

/** Where the patient lives. */
export async function findHome(sql: Sql | Tx, patient_id: string): Promise<HomePlace> {
  const [row] = await sql<HomePlace[]>`
    select p.province, coalesce(d.city, '') as city, coalesce(d.postal_code, '') as postal_code
    from patients p left join patient_details d using (patient_id) where p.patient_id = ${patient_id}`
  return row ?? { province: null, city: '', postal_code: '' }
}

/** The visit of a patient that was cancelled at an instant, under lock. */
export async function lockCancelledAt(tx: Tx, patient_id: string, instant: string): Promise<{ id: number; sequence: number } | null> {
  const [row] = await tx<{ id: number; sequence: number }[]>`
    select id, sequence from appointments where patient_id = ${patient_id} and state = 'cancelled' and cancelled_at = ${instant} for update`
  return row ?? null
}
