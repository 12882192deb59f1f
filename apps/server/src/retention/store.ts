import type { ProvinceCode } from '@clinic/contract/provinces'
import { DUE_LISTED, type DueRecord, type LegalHold } from '@clinic/contract/retention'
import type { Json, Sql, Tx } from '../platform/db/database.ts'

/** Newest first. */
export function findHolds(sql: Sql | Tx, patient_id: string): Promise<LegalHold[]> {
  return sql<LegalHold[]>`
    select reason, set_by, set_at, lifted_by, lifted_at, lift_reason from legal_holds where patient_id = ${patient_id} order by id desc`
}

/** False when one is already active. */
export async function insertHold(tx: Tx, hold: { patient_id: string; reason: string; set_by: string; set_at: string }): Promise<boolean> {
  const rows = await tx`
    insert into legal_holds ${tx(hold)} on conflict (patient_id) where lifted_at is null do nothing returning id`
  return rows.length > 0
}

/** False when none is active. */
export async function liftHold(
  tx: Tx,
  { patient_id, reason, by, now }: { patient_id: string; reason: string; by: string; now: string },
): Promise<boolean> {
  const rows = await tx`
    update legal_holds set lifted_at = ${now}, lifted_by = ${by}, lift_reason = ${reason}
    where patient_id = ${patient_id} and lifted_at is null returning id`
  return rows.length > 0
}

/**
 * Locks idle conversations that belong to no one: no chart, no consent, no hold, no open alarm, and no one of the team in it. The lock puts a concurrent turn
 * either before or after the deletion.
 */
export async function lockAbandoned(tx: Tx, before: string, limit: number): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select c.id from conversations c
    where c.last_turn_at < ${before} and c.held_by is null and not exists (select from patients p where p.patient_id = c.patient_id)
      and not exists (select from consents a where a.conversation_id = c.id or a.patient_id = c.patient_id)
      and not exists (select from legal_holds h where h.patient_id = c.patient_id and h.lifted_at is null)
      and not exists (select from crisis_alarms a where a.conversation_id = c.id and a.closed_at is null)
    order by c.last_turn_at limit ${limit} for update of c skip locked`
  return rows.map(({ id }) => id)
}

/** Deletes conversations with all dependent rows. Of a closed alarm only what was said goes. */
export async function deleteConversations(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`delete from conversation_chunks where conversation_id = any(${[...ids]})`
  await tx`delete from patient_codes where conversation_id = any(${[...ids]})`
  await tx`delete from conversation_turns where conversation_id = any(${[...ids]})`
  await tx`
    delete from crisis_alarm_lines l using crisis_alarms a where a.id = l.alarm_id and a.conversation_id = any(${[...ids]})`
  await tx`delete from alarm_forms f using crisis_alarms a where a.id = f.alarm_id and a.conversation_id = any(${[...ids]})`
  await tx`
    update crisis_alarms set conversation_id = null, words = null, told = null, place = null, callback_number = null
    where conversation_id = any(${[...ids]})`
  await tx`delete from conversations where id = any(${[...ids]})`
}

export type OldRecord = { patient_id: string; province: ProvinceCode | null; date_of_birth: string | null; last_entry_at: string }

/** Charts without a write since a time, by id after a given one. */
export function findUntouched(sql: Sql, { before, after, limit }: { before: string; after: string; limit: number }): Promise<OldRecord[]> {
  return sql<OldRecord[]>`
    select p.patient_id, p.province, p.date_of_birth, greatest(p.updated_at, e.last, c.last) as last_entry_at
    from patients p
    left join lateral (select max(completed_at) as last from encounters where patient_id = p.patient_id) e on true
    left join lateral (select max(last_turn_at) as last from conversations where patient_id = p.patient_id) c on true
    where p.updated_at < ${before} and p.patient_id > ${after}
    order by p.patient_id limit ${limit}`
}

/** Stores due charts; returns the new ones. */
export async function saveDue(
  tx: Tx,
  due: readonly { patient_id: string; last_entry_at: string; due_on: string }[],
  now: string,
): Promise<string[]> {
  const rows = await tx<{ patient_id: string; known: boolean }[]>`
    with given as (select * from jsonb_to_recordset(${tx.json(due as unknown as Json)}) as g (patient_id text, last_entry_at timestamptz, due_on date)),
    before as (select patient_id from due_records where patient_id in (select patient_id from given)),
    kept as (
      insert into due_records (patient_id, last_entry_at, due_on, found_at) select patient_id, last_entry_at, due_on, ${now} from given
      on conflict (patient_id) do update set last_entry_at = excluded.last_entry_at, due_on = excluded.due_on
    )
    select g.patient_id, b.patient_id is not null as known from given g left join before b using (patient_id)`
  return rows.filter(({ known }) => !known).map(({ patient_id }) => patient_id)
}

/** Removes charts written to since they were found. Times have millisecond precision. */
export async function forgetTouched(tx: Tx): Promise<void> {
  await tx`delete from due_records d using patients p where p.patient_id = d.patient_id and date_trunc('milliseconds', p.updated_at) > d.last_entry_at`
}

/** Longest overdue first, at most `DUE_LISTED`. */
export function findDue(sql: Sql): Promise<DueRecord[]> {
  return sql<DueRecord[]>`
    select d.patient_id, trim(p.first_name || ' ' || p.last_name) as name, p.province, d.last_entry_at, d.due_on,
      exists (select from legal_holds h where h.patient_id = d.patient_id and h.lifted_at is null) as held
    from due_records d join patients p using (patient_id) order by d.due_on, d.patient_id limit ${DUE_LISTED}`
}

export async function countDue(sql: Sql): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*) as total from due_records`
  return row?.total ?? 0
}
