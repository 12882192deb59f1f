import type { EmailKind, PlannedEmail } from '@clinic/core/booking/plan-emails'
import type { Fragment, Sql, Tx } from '../../platform/db/database.ts'
import type { AppointmentState } from '../appointments/appointment-store.ts'

/** Whether the patient was sent an email about the appointment, or one is being sent. */
export async function wasTold(tx: Tx, appointment_id: number): Promise<boolean> {
  const rows = await tx`
    select from appointment_mails where appointment_id = ${appointment_id} and kind in ('confirmed', 'moved') and claimed_at is not null limit 1`
  return rows.length > 0
}

/** Replaces all emails not yet sent. */
export async function replacePlanned(tx: Tx, appointment_id: number, mails: readonly PlannedEmail[]): Promise<void> {
  await tx`delete from appointment_mails where appointment_id = ${appointment_id} and claimed_at is null`
  if (mails.length > 0) await tx`insert into appointment_mails ${tx(mails.map((mail) => ({ appointment_id, ...mail })))}`
}

/** A due email with its appointment’s current state and its recipient. */
export type DueEmail = {
  id: number
  kind: EmailKind
  tries: number
  appointment_id: number
  patient_id: string
  uid: string
  sequence: number
  state: AppointmentState
  starts_at: string
  ends_at: string
  patient_zone: string
  way: 'phone' | 'video' | null
  email: string
  patient_active: boolean
  /** A record of someone who has died, with the same birth date and email; null: none. */
  dead_id: string | null
  language: 'en' | 'fr'
}

/**
 * Someone who has died had the same birth date and email: no email goes to that address, regardless of who wrote in the chat, until a manager says that
 * they are two people. `patients`: the name under which the query has them.
 */
export function likeTheDead(sql: Sql, patients: 'p' | 'patients'): Fragment {
  const one = (column: string) => sql.unsafe(`${patients}.${column}`)
  return sql`
    select dead.patient_id from patients dead
    where dead.death_recorded_at is not null and dead.patient_id <> ${one('patient_id')} and dead.email <> ''
      and dead.date_of_birth = ${one('date_of_birth')} and lower(dead.email) = lower(${one('email')})
      and not exists (select from likely_duplicates pair where pair.settled = 'different'
        and pair.one_id = least(dead.patient_id, ${one('patient_id')} collate "C")
        and pair.other_id = greatest(dead.patient_id, ${one('patient_id')} collate "C"))`
}

/** Leases the next due email, so that only one process sends it. */
export async function claimDueEmail(sql: Sql, now: string): Promise<DueEmail | null> {
  const [row] = await sql<DueEmail[]>`
    with m as (
      update appointment_mails set claimed_at = ${now}, tries = tries + 1 where id = (
        select id from appointment_mails where claimed_at is null and due_at <= ${now} order by due_at, id limit 1 for update skip locked)
      returning *
    )
    select m.id, m.kind, m.tries, m.appointment_id, a.patient_id, a.uid, a.sequence, a.state, a.starts_at, a.ends_at, a.patient_zone, a.way,
      p.email, p.patient_active, (${likeTheDead(sql, 'p')} limit 1) as dead_id, coalesce(d.language, 'en') as language
    from m join appointments a on a.id = m.appointment_id join patients p on p.patient_id = a.patient_id
      left join patient_details d on d.patient_id = a.patient_id`
  return row ?? null
}

export async function noteSent(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update appointment_mails set sent_at = ${now} where id = ${id}`
}

/** Returns a leased email to the queue for later. */
export async function postponeEmail(sql: Sql, id: number, due_at: string): Promise<void> {
  await sql`update appointment_mails set claimed_at = null, due_at = ${due_at} where id = ${id}`
}

export async function dropEmail(sql: Sql | Tx, id: number): Promise<void> {
  await sql`delete from appointment_mails where id = ${id} and sent_at is null`
}

/** Unclaimed emails due before a time, reminders included. */
export async function countOverdue(sql: Sql, before: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select (select count(*) from appointment_mails where claimed_at is null and due_at < ${before})::integer
      + (select count(*) from patient_reminders where claimed_at is null and passed_over is null and mail_at < ${before})::integer as count`
  return row?.count ?? 0
}
