import type { ReminderFacts, SkipReason } from '@clinic/core/booking/check-reminder'
import type { DueDay, PlannedKind } from '@clinic/core/booking/plan-reminders'
import type { Json, Sql, Tx } from '../../platform/db/database.ts'
import { likeTheDead } from '../emails/email-store.ts'

const PLANNED_DAY = 'reminders_planned'
/** Only one process plans at a time. */
const PLAN_LOCK = 7_410_021

/** The last fully planned clinic day, or null. */
export async function findPlannedDay(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ value: string }[]>`select value from settings where key = ${PLANNED_DAY}`
  return row?.value ?? null
}

export async function savePlannedDay(sql: Sql, day: string): Promise<void> {
  await sql`insert into settings (key, value) values (${PLANNED_DAY}, ${sql.json(day)}) on conflict (key) do update set value = excluded.value`
}

/**
 * `bounds`: the day’s first instant and the next day’s. `mail_at`: when patients of a province are emailed, with an
 * empty key for no province. `after`: last patient of the previous page; `size`: page size.
 */
export type ReminderPage = {
  kind: PlannedKind
  day: DueDay
  bounds: { from: string; until: string }
  mail_at: Readonly<Record<string, string>>
  after: string
  size: number
}

/**
 * Plans one page of a day’s patients by id, skipping reminders that a newer one of their kind replaces. Returns the
 * last patient, null on the last page, `busy` when another process is planning.
 */
export async function insertReminders(sql: Sql, page: ReminderPage): Promise<{ last: string | null } | 'busy'> {
  const { kind, day, mail_at, after, size } = page
  return sql.begin(async (tx) => {
    const [lock] = await tx<{ mine: boolean }[]>`select pg_try_advisory_xact_lock(${PLAN_LOCK}) as mine`
    if (!lock?.mine) return 'busy'
    const [row] = await tx<{ last: string | null; count: number }[]>`
      with page as materialized (
        select patient_id, province from patients
        where ${aboutDay(sql, page)} and patient_id > ${after} and patient_active and eligible and email <> ''
          and not exists (${likeTheDead(sql, 'patients')})
        order by patient_id limit ${size}
      ), older as (
        update patient_reminders r set passed_over = 'newer' from page
        where r.patient_id = page.patient_id and r.kind = ${kind} and r.claimed_at is null and r.passed_over is null
          and (r.due_on, r.days) <> (${day.due_on}::date, ${day.days}::integer)
      ), made as (
        insert into patient_reminders (patient_id, kind, due_on, days, mail_at, passed_over)
        select page.patient_id, ${kind}, ${day.due_on}::date, one.days, (${tx.json(mail_at as Json)}::jsonb ->> coalesce(page.province, ''))::timestamptz,
          case when one.days < ${day.days}::integer then 'newer' end
        from page, unnest(${[...day.older, day.days]}::integer[]) as one (days) order by page.patient_id, one.days
        on conflict do nothing
      )
      select max(patient_id) as last, count(*) as count from page`
    return { last: row && row.count === size ? row.last : null }
  })
}

function aboutDay(sql: Sql, { kind, day, bounds }: ReminderPage) {
  return kind === 'renewal'
    ? sql`upcoming_renewal_date = ${day.due_on}::date`
    : sql`questionnaire_in_progress and questionnaire_started_at >= ${bounds.from} and questionnaire_started_at < ${bounds.until}`
}

type FollowUpReminders = { patient_id: string; due_on: string; moments: readonly { days: number; mail_at: string }[] }

/** A request that is made again replaces the reminders of an earlier one. */
export async function insertFollowUpReminders(tx: Tx, { patient_id, due_on, moments }: FollowUpReminders): Promise<void> {
  await tx`
    update patient_reminders set passed_over = 'newer'
    where patient_id = ${patient_id} and kind = 'follow_up' and claimed_at is null and passed_over is null and due_on <> ${due_on}::date`
  await tx`
    insert into patient_reminders ${tx(moments.map((moment) => ({ patient_id, kind: 'follow_up', due_on, ...moment })))}
    on conflict do nothing`
}

/** A leased reminder with its patient’s current state. */
export type DueReminder = Omit<ReminderFacts, 'began_on'> & {
  id: number
  tries: number
  patient_id: string
  province: string | null
  language: 'en' | 'fr'
  began_at: string | null
}

/**
 * Leases the next due reminder, so that only one process sends it. `since`: chat messages after this count as an
 * ongoing conversation.
 */
export async function claimDueReminder(sql: Sql, { now, since }: { now: string; since: string }): Promise<DueReminder | null> {
  const [row] = await sql<DueReminder[]>`
    with r as (
      update patient_reminders set claimed_at = ${now}, tries = tries + 1 where id = (
        select id from patient_reminders where claimed_at is null and passed_over is null and mail_at <= ${now}
        order by mail_at, id limit 1 for update skip locked)
      returning *
    )
    select r.id, r.tries, r.patient_id, r.kind, r.due_on, r.days, p.province, p.patient_active, p.eligible, p.email, p.upcoming_renewal_date,
      p.in_pcr_queue or p.in_np_queue as waiting, p.follow_up_questionnaire_required as follow_up_due, case when p.questionnaire_in_progress then p.questionnaire_started_at end as began_at,
      coalesce((select language from patient_details d where d.patient_id = r.patient_id), 'en') as language,
      (select option from consents c where c.patient_id = any(record_family(r.patient_id)) order by given_at desc, id desc limit 1) as consent,
      exists (select from unsubscribed_patients u where u.patient_id = r.patient_id) as unsubscribed,
      exists (select from answer_sets s where s.patient_id = r.patient_id and s.key = 'renewal' and s.archived_at is null
        and s.started_at > coalesce(p.completed_appointment_at, '-infinity')) as renewing,
      exists (select from appointments a where a.patient_id = r.patient_id and a.state = 'booked' and a.ends_at > ${now}) as booked,
      exists (select from conversations v where v.patient_id = r.patient_id and v.last_turn_at > ${since}) as talking
    from r join patients p on p.patient_id = r.patient_id`
  return row ?? null
}

export async function noteReminded(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update patient_reminders set sent_at = ${now} where id = ${id}`
}

/** Returns a leased reminder to the queue for later. */
export async function postponeReminder(sql: Sql, id: number, mail_at: string): Promise<void> {
  await sql`update patient_reminders set claimed_at = null, mail_at = ${mail_at} where id = ${id}`
}

/** Stores why a leased reminder is not sent. */
export async function skipReminder(sql: Sql, id: number, why: SkipReason): Promise<void> {
  await sql`update patient_reminders set passed_over = ${why} where id = ${id} and sent_at is null`
}

export type Subscription = { patient_id: string; subscribed: boolean }

export async function findSubscription(sql: Sql | Tx, reminder_id: number): Promise<Subscription | null> {
  const [row] = await sql<Subscription[]>`
    select r.patient_id, u.patient_id is null as subscribed
    from patient_reminders r left join unsubscribed_patients u on u.patient_id = r.patient_id where r.id = ${reminder_id}`
  return row ?? null
}

/** The patient behind an email about a message in the chat. */
export async function findReplySubscription(sql: Sql | Tx, email_id: number): Promise<Subscription | null> {
  const [row] = await sql<Subscription[]>`
    select c.patient_id, u.patient_id is null as subscribed from reply_emails e join conversations c on c.id = e.conversation_id
    left join unsubscribed_patients u on u.patient_id = c.patient_id where e.id = ${email_id}`
  return row ?? null
}

/** The patient behind an email about a message after a visit. */
export async function findVisitSubscription(sql: Sql | Tx, message_id: number): Promise<Subscription | null> {
  const [row] = await sql<Subscription[]>`
    select m.patient_id, u.patient_id is null as subscribed
    from visit_messages m left join unsubscribed_patients u on u.patient_id = m.patient_id where m.id = ${message_id}`
  return row ?? null
}

/** Unsubscribes a patient, planned reminders included; false when already unsubscribed. */
export async function insertUnsubscribed(tx: Tx, patient_id: string, now: string): Promise<boolean> {
  const rows = await tx`
    insert into unsubscribed_patients (patient_id, unsubscribed_at) values (${patient_id}, ${now}) on conflict do nothing returning patient_id`
  if (rows.length === 0) return false
  await tx`
    update patient_reminders set passed_over = 'unsubscribed' where patient_id = ${patient_id} and claimed_at is null and passed_over is null`
  return true
}

/** False when not unsubscribed. */
export async function deleteUnsubscribed(tx: Tx, patient_id: string): Promise<boolean> {
  const rows = await tx`delete from unsubscribed_patients where patient_id = ${patient_id} returning patient_id`
  return rows.length > 0
}

/** When a patient unsubscribed; null: subscribed. */
export async function findUnsubscribedSince(sql: Sql, patient_id: string): Promise<string | null> {
  const [row] = await sql<{ unsubscribed_at: string }[]>`select unsubscribed_at from unsubscribed_patients where patient_id = ${patient_id}`
  return row?.unsubscribed_at ?? null
}
