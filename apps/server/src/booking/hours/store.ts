import type { DaysOff, WorkingTime } from '@clinic/contract/booking'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { OpenedHours } from '@clinic/core/booking/working-hours'
import type { Connected } from '@clinic/core/queues/can-see'
import { RECORD_ACCESS } from '../../care/patients/access/record-access.ts'
import type { Sql, Tx } from '../../platform/db/database.ts'

/** A practitioner’s schedule. `version` 0: not set yet. */
export type Schedule = {
  user_id: number
  name: string
  provinces: ProvinceCode[]
  version: number
  hours: WorkingTime[]
  days_off: DaysOff[]
  opened: OpenedHours[]
}

/**
 * Schedules of all practitioners with enabled accounts by name, or of one. `opened`: extra availability on the given
 * days, both ends included.
 */
export function findSchedules(
  sql: Sql | Tx,
  { user_id = null, days = null }: { user_id?: number | null; days?: { from: string; to: string } | null },
): Promise<Schedule[]> {
  return sql<Schedule[]>`
    select u.id as user_id, u.name, u.licensed_provinces as provinces, coalesce(s.version, 0) as version,
      (select coalesce(jsonb_agg(jsonb_build_object('weekday', h.weekday, 'starts', h.starts, 'ends', h.ends) order by h.weekday, h.starts), '[]')
        from working_hours h where h.user_id = u.id) as hours,
      (select coalesce(jsonb_agg(jsonb_build_object('first_day', d.first_day, 'last_day', d.last_day) order by d.first_day), '[]')
        from days_off d where d.user_id = u.id) as days_off,
      (select coalesce(jsonb_agg(jsonb_build_object('day', o.day, 'starts', o.starts, 'ends', o.ends) order by o.day, o.starts), '[]')
        from opened_hours o where o.user_id = u.id and o.day between ${days?.from ?? null}::date and ${days?.to ?? null}::date) as opened
    from users u left join schedules s on s.user_id = u.id
    where u.active and u.deleted_at is null and (${user_id}::integer is null or u.id = ${user_id}::integer)
      and exists (select from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id and g.np_capable)
    order by u.last_name, u.first_name, u.id`
}

export async function hasUser(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select from users where id = ${id} and active and deleted_at is null`
  return rows.length > 0
}

/** Raises the version and locks the row; false when someone else was faster. */
export async function raiseVersion(tx: Tx, { user_id, version, now }: { user_id: number; version: number; now: string }): Promise<boolean> {
  const rows =
    version === 0
      ? await tx`insert into schedules (user_id, version, updated_at) values (${user_id}, 1, ${now}) on conflict do nothing returning user_id`
      : await tx`update schedules set version = version + 1, updated_at = ${now} where user_id = ${user_id} and version = ${version} returning user_id`
  return rows.length > 0
}

/** Replaces a practitioner’s hours and days off. */
export async function replaceHours(tx: Tx, user_id: number, { hours, days_off }: Pick<Schedule, 'hours' | 'days_off'>): Promise<void> {
  await tx`delete from working_hours where user_id = ${user_id}`
  await tx`delete from days_off where user_id = ${user_id}`
  if (hours.length > 0) await tx`insert into working_hours ${tx(hours.map((time) => ({ user_id, ...time })))}`
  if (days_off.length > 0) await tx`insert into days_off ${tx(days_off.map((days) => ({ user_id, ...days })))}`
}

/** Extra availability outside the weekly hours. */
export type OpenedTime = OpenedHours & { user_id: number }

/** Extra availability of some practitioners on some days. */
export function findOpened(sql: Sql | Tx, { users, days }: { users: readonly number[]; days: readonly string[] }): Promise<OpenedTime[]> {
  return sql<OpenedTime[]>`
    select user_id, day, starts, ends from opened_hours
    where user_id = any(${users as number[]}) and day = any(${days as string[]}::date[]) order by user_id, day, starts`
}

/** Locks schedules by ascending id against bookings and changes, creating missing ones empty. */
export async function lockSchedules(tx: Tx, users: readonly number[], now: string): Promise<void> {
  await tx`
    insert into schedules (user_id, version, updated_at) select distinct unnest(${users as number[]}::integer[]) as user_id, 1, ${now}::timestamptz
    order by user_id on conflict do nothing`
  await tx`select from schedules where user_id = any(${users as number[]}) order by user_id for update`
}

/** Adds extra availability, replacing one with the same start. */
export async function upsertOpened(tx: Tx, times: readonly OpenedTime[]): Promise<void> {
  if (times.length === 0) return
  const rows = times.map(({ user_id, day, starts, ends }) => ({ user_id, day, starts, ends }))
  await tx`insert into opened_hours ${tx(rows)} on conflict (user_id, day, starts) do update set ends = excluded.ends`
}

export async function deleteOpened(tx: Tx, times: readonly OpenedTime[]): Promise<void> {
  const rows = times.map(({ user_id, day, starts }) => ({ user_id, day, starts }))
  await tx`
    delete from opened_hours o using jsonb_to_recordset(${tx.json(rows)}) as g (user_id integer, day date, starts smallint)
    where o.user_id = g.user_id and o.day = g.day and o.starts = g.starts`
}

/**
 * A user that an import of slots may name. `treats`: can treat patients, with an account that is enabled or has no
 * password yet.
 */
export type Practitioner = { user_id: number; name: string; email: string; treats: boolean }

/** All accounts except deleted ones. */
export function findPeople(sql: Sql | Tx): Promise<Practitioner[]> {
  return sql<Practitioner[]>`
    select u.id as user_id, u.name, u.email, (u.active or u.password_hash = '') and exists (
      select from user_auth_groups m join auth_groups g on g.id = m.auth_group_id where m.user_id = u.id and g.np_capable) as treats
    from users u where u.deleted_at is null order by u.id`
}

/**
 * Completed appointments per practitioner and day, undone ones aside. `bounds`: the start of every day and of the day
 * after the last (ISO, UTC); `place`: 1 for the first day.
 */
export function countCompleted(
  sql: Sql,
  bounds: readonly string[],
): Promise<{ place: number; user_id: number; name: string; count: number }[]> {
  return sql`
    select width_bucket(e.completed_at, ${bounds as string[]}::timestamptz[]) as place, e.user_id, u.name, count(*) as count
    from encounters e join users u on u.id = e.user_id
    where e.completed_at >= ${bounds[0] ?? ''} and e.completed_at < ${bounds.at(-1) ?? ''} and e.undone_at is null
    group by place, e.user_id, u.id order by u.last_name, u.first_name, u.id`
}

/** An appointment with what decides who may know its patient. */
export type Completed = Pick<Connected, 'record_access'> & {
  patient_id: string
  name: string
  appointment_type: string
  completed_at: string
  practitioner: string
  province: ProvinceCode | null
  in_pcr_queue: boolean
  in_np_queue: boolean
  assigned_pcr: number | null
  assigned_np: number | null
}

/** Completed between two instants, earliest first. */
export function findCompleted(sql: Sql, { from, until }: { from: string; until: string }): Promise<Completed[]> {
  return sql<Completed[]>`
    select e.patient_id, trim(p.first_name || ' ' || p.last_name) as name, e.appointment_type, e.completed_at, u.name as practitioner,
      p.province, p.in_pcr_queue, p.in_np_queue, p.assigned_pcr, p.assigned_np,
      ${sql.unsafe(RECORD_ACCESS)} as record_access
    from encounters e join patients p on p.patient_id = e.patient_id join users u on u.id = e.user_id
    where e.completed_at >= ${from} and e.completed_at < ${until} and e.undone_at is null
    order by e.completed_at, e.id`
}
