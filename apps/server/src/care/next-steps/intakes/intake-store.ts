import type { IntakeSigns } from '@clinic/core/queues/silent-intake'
import { dayIn } from '../../../platform/clock.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findMissedVisit } from '../find-missed-visit.ts'
import { hasCallAhead } from '../has-call-ahead.ts'
import { hasVisitAhead } from '../has-visit-ahead.ts'

/** Patients after an id whose intake may have been silent since an instant, by id: more than the rule ends, and none that it would not see. */
export async function findSilent(sql: Sql, { since, after, limit }: { since: string; after: string; limit: number }): Promise<string[]> {
  const rows = await sql<{ patient_id: string }[]>`
    select p.patient_id from patients p
    where p.patient_active and p.eligible and not p.in_pcr_queue and not p.in_np_queue and not p.async_questionnaire_complete
      and p.completed_appointment_at is null and p.upcoming_renewal_date is null and p.patient_id > ${after}
      and (p.questionnaire_started_at is null or p.questionnaire_started_at < ${since})
      and (p.questionnaire_in_progress or exists (select from conversations c where c.patient_id = p.patient_id))
      and not exists (select from conversations c where c.patient_id = p.patient_id and c.last_turn_at >= ${since})
      and not exists (select from patient_reminders r where r.patient_id = p.patient_id and r.sent_at >= ${since})
    order by p.patient_id limit ${limit}`
  return rows.map(({ patient_id }) => patient_id)
}

/**
 * Locks a patient’s conversations and then their row, in the order of a chat turn. False where anyone else has one of them: they are
 * writing, and the next run looks again.
 */
export async function lockSilent(tx: Tx, patient_id: string): Promise<boolean> {
  const locked = await tx`select id from conversations where patient_id = ${patient_id} order by id for update skip locked`
  const [all] = await tx<{ count: number }[]>`select count(*)::int as count from conversations where patient_id = ${patient_id}`
  // The one that has the conversations also needs the row: to lock that here would make both skip the patient.
  if (locked.length !== all?.count) return false
  const row = await tx`select from patients where patient_id = ${patient_id} and merged_into is null for update skip locked`
  return row.length > 0
}

type Signs = Pick<IntakeSigns, 'chatted' | 'held' | 'openAlarm'> & {
  heard_at: string | null
  reminded_at: string | null
  returned_at: string | null
}

/** What is known of an intake beside its row; under the locks of `lockSilent` it stays true. */
export async function readSigns(tx: Tx, patient_id: string, { now, zone }: { now: string; zone: string }): Promise<IntakeSigns> {
  const [row] = await tx<Signs[]>`
    select talk.chatted, talk.held, exists (
        select from crisis_alarms a left join conversations c on c.id = a.conversation_id
        where a.closed_at is null and (a.patient_id = ${patient_id} or c.patient_id = ${patient_id})
      ) as "openAlarm",
      greatest(talk.heard_at, (select questionnaire_started_at from patients where patient_id = ${patient_id}),
        (select max(at) from contact_attempts where patient_id = ${patient_id} and undone_at is null),
        (select max(created_at) from audit_log where patient_id = ${patient_id} and action = 'Questionnaire Answered')) as heard_at,
      (select max(sent_at) from patient_reminders where patient_id = ${patient_id}) as reminded_at,
      (select max(created_at) from audit_log where patient_id = ${patient_id} and action = 'Returned To Queue') as returned_at
    from (
      select count(*) > 0 as chatted, coalesce(bool_or(held_by is not null), false) as held, max(greatest(last_turn_at, last_staff_at)) as heard_at
      from conversations where patient_id = ${patient_id}
    ) as talk`
  if (!row) throw new Error('an aggregate gives a row')
  const { heard_at, reminded_at, returned_at, ...signs } = row
  const dayOf = (at: string | null) => (at === null ? null : dayIn(zone, at))
  return {
    ...signs,
    ...{ heardOn: dayOf(heard_at), remindedOn: dayOf(reminded_at), returnedOn: dayOf(returned_at), today: dayIn(zone, now) },
    visitAhead: await hasVisitAhead(tx, patient_id, now),
    callAhead: await hasCallAhead(tx, patient_id, now),
    visitMissed: (await findMissedVisit(tx, patient_id, now)) !== null,
  }
}
