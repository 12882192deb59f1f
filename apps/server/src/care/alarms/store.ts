import type { Alarm } from '@clinic/contract/alarms'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { AlarmLevel, AlarmSource } from '@clinic/contract/vocabulary'
import type { Closing } from '@clinic/core/alarms/check-closing'
import type { Patient } from '@clinic/core/patients/patient'
import type { Connected } from '@clinic/core/queues/can-see'
import type { Json, Sql, Tx } from '../../platform/db/database.ts'
import { RECORD_ACCESS } from '../patients/access/record-access.ts'

const ON_CALL = 'alarm_on_call'

type Placed = Pick<Connected, 'record_access'> &
  Pick<Patient, 'in_pcr_queue' | 'in_np_queue' | 'assigned_pcr' | 'assigned_np' | 'date_of_birth'>
/** An alarm with its patient, if there is one. `province`: where the person says they are, else `home_province`. `last_turn_at`: of the conversation. */
export type StoredAlarm = Pick<
  Alarm,
  'id' | 'kind' | 'level' | 'source' | 'raised_at' | 'last_at' | 'released_at' | 'words' | 'told' | 'patient_id'
> & {
  conversation_id: string | null
  name: string | null
  province: ProvinceCode | null
  home_province: ProvinceCode | null
  place: string | null
  city: string | null
  language: 'en' | 'fr' | null
  callback_number: string | null
  phone: string | null
  last_turn_at: string | null
  conversation_closed_at: string | null
  /** When the clocks of an escalation began. */
  since: string
  taken_by: number | null
  taken_name: string | null
  taken_at: string | null
  closed_at: string | null
  closed_by: string | null
  outcome: string | null
  outcome_reason: string | null
  next_step: string | null
} & { [Field in keyof Placed]: Placed[Field] | null }

function joined(sql: Sql | Tx) {
  return sql`
    select a.id::integer, a.kind, a.level, a.source, a.raised_at, a.last_at, a.released_at, a.words, a.told, a.place, a.callback_number,
      a.conversation_id, coalesce(a.called_since, a.raised_at) as since, a.taken_by, taker.name as taken_name, a.taken_at, a.closed_at, by.name as closed_by, a.outcome, a.outcome_reason, a.next_step, p.patient_id, nullif(trim(p.first_name || ' ' || p.last_name), '') as name,
      p.date_of_birth, coalesce(a.province, p.province) as province, p.province as home_province, nullif(d.city, '') as city, d.language, nullif(p.phone, '') as phone,
      p.in_pcr_queue, p.in_np_queue, p.assigned_pcr, p.assigned_np, ${sql.unsafe(RECORD_ACCESS)} as record_access, c.last_turn_at, c.closed_at as conversation_closed_at
    from crisis_alarms a left join patients p on p.patient_id = a.patient_id left join patient_details d on d.patient_id = a.patient_id
      left join conversations c on c.id = a.conversation_id left join users by on by.id = a.closed_by left join users taker on taker.id = a.taken_by`
}

/** Those that no one has taken first, and the longest wait first: at the start of a shift those of the night (F-4). */
export function findOpenAlarms(sql: Sql): Promise<StoredAlarm[]> {
  return sql<StoredAlarm[]>`${joined(sql)} where a.closed_at is null order by a.taken_by is not null, a.raised_at, a.id`
}

/** Newest first. */
export function findClosedAlarms(sql: Sql, { since, limit }: { since: string; limit: number }): Promise<StoredAlarm[]> {
  return sql<StoredAlarm[]>`${joined(sql)} where a.closed_at > ${since} order by a.closed_at desc, a.id desc limit ${limit}`
}

export async function findAlarm(sql: Sql | Tx, id: number): Promise<StoredAlarm | null> {
  const [row] = await sql<StoredAlarm[]>`${joined(sql)} where a.id = ${id}`
  return row ?? null
}

/** The same under a lock; its closing is then final. */
export async function lockAlarm(tx: Tx, id: number): Promise<StoredAlarm | null> {
  await tx`select from crisis_alarms where id = ${id} for update`
  return findAlarm(tx, id)
}

type Line = Alarm['lines'][number]

/** What followed in each crisis, oldest first. */
export async function findLines(sql: Sql, ids: readonly number[]): Promise<Map<number, Line[]>> {
  const rows = await sql<(Line & { alarm_id: number })[]>`
    select alarm_id::integer, at, kind, words from crisis_alarm_lines where alarm_id = any(${[...ids]}) order by alarm_id, id`
  const lines = new Map<number, Line[]>()
  for (const { alarm_id, ...line } of rows) lines.set(alarm_id, [...(lines.get(alarm_id) ?? []), line])
  return lines
}

/** Who was called about each alarm since no one has had it, oldest first. */
export async function findCalled(sql: Sql, ids: readonly number[]): Promise<Map<number, Alarm['called']>> {
  const rows = await sql<{ alarm_id: number; step: string; at: string }[]>`
    select c.alarm_id::integer, c.step, c.called_at as at from alarm_calls c
      join crisis_alarms a on a.id = c.alarm_id and c.since = coalesce(a.called_since, a.raised_at)
    where c.alarm_id = any(${[...ids]}) order by c.alarm_id, c.called_at`
  const called = new Map<number, Alarm['called']>()
  for (const { alarm_id, ...one } of rows) called.set(alarm_id, [...(called.get(alarm_id) ?? []), one])
  return called
}

type Whose = { conversation_id: string | null; patient_id: string }

/** The newest open alarm of a conversation, or of a patient by phone, under lock. */
export async function lockCurrent(tx: Tx, { conversation_id, patient_id }: Whose): Promise<{ id: number; kind: string } | null> {
  const [row] = await tx<{ id: number; kind: string }[]>`
    select id::integer, kind from crisis_alarms
    where closed_at is null and ${conversation_id === null ? tx`conversation_id is null and patient_id = ${patient_id}` : tx`conversation_id = ${conversation_id}`}
    order by id desc limit 1 for update`
  return row ?? null
}

/** The newest alarm of a conversation, open or closed, under lock. */
export async function lockLatest(tx: Tx, conversation_id: string): Promise<{ id: number } | null> {
  const [row] = await tx<{ id: number }[]>`
    select id::integer from crisis_alarms where conversation_id = ${conversation_id} order by id desc limit 1 for update`
  return row ?? null
}

export type NewAlarm = Whose & {
  kind: string
  level: AlarmLevel
  source: AlarmSource
  now: string
  words: string | null
  told: string | null
  callback_number: string | null
}

/** The patient is named only where there is a record. */
export async function insertAlarm(tx: Tx, alarm: NewAlarm): Promise<number> {
  const { conversation_id, patient_id, kind, level, source, now, words, told, callback_number } = alarm
  const [row] = await tx<{ id: number }[]>`
    insert into crisis_alarms (conversation_id, episode, patient_id, kind, level, source, raised_at, last_at, words, told, callback_number)
    values (${conversation_id},
      ${conversation_id === null ? null : tx`(select coalesce(max(episode), 0) + 1 from crisis_alarms where conversation_id = ${conversation_id})`},
      (select patient_id from patients where patient_id = ${patient_id}), ${kind}, ${level}, ${source}, ${now}, ${now}, ${words}, ${told},
      ${callback_number})
    returning id::integer`
  if (!row) throw new Error('an alarm was not inserted')
  return row.id
}

export type NewLine = { alarm_id: number; kind: Line['kind']; now: string; words: string | null; told: string | null }

/** Adds what followed. `danger`: the person is not out of danger after all. */
export async function insertLine(
  tx: Tx,
  line: NewLine,
  alarm: { kind: string; patient_id: string; callback_number: string | null },
): Promise<void> {
  const { alarm_id, kind, now, words, told } = line
  await tx`insert into crisis_alarm_lines (alarm_id, at, kind, words, told) values (${alarm_id}, ${now}, ${kind}, ${words}, ${told})`
  const number = alarm.callback_number
  await tx`
    update crisis_alarms set last_at = ${now}, kind = ${alarm.kind},
      patient_id = coalesce(patient_id, (select p.patient_id from patients p where p.patient_id = ${alarm.patient_id}))
      ${kind === 'released' ? tx`, released_at = ${now}` : tx``} ${kind === 'danger' ? tx`, released_at = null` : tx``}
      ${number === null ? tx`` : tx`, callback_number = ${number}`}
    where id = ${alarm_id}`
}

/** What is not said now stays as it was. */
export async function saveWhereabouts(
  tx: Tx,
  id: number,
  {
    place = null,
    province = null,
    callback_number = null,
  }: { place?: string | null; province?: string | null; callback_number?: string | null },
): Promise<void> {
  await tx`
    update crisis_alarms set place = coalesce(${place}, place), province = coalesce(${province}, province),
      callback_number = coalesce(${callback_number}, callback_number)
    where id = ${id}`
}

/** Who the conversation turns out to be with. Closed alarms are linked too. */
export async function linkToPatient(
  tx: Tx,
  { conversation_id, patient_id }: { conversation_id: string; patient_id: string },
): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    update crisis_alarms set patient_id = ${patient_id} where conversation_id = ${conversation_id} and patient_id is distinct from ${patient_id}
    returning id::integer`
  return rows.map(({ id }) => id)
}

export async function saveTaken(tx: Tx, id: number, { by, now }: { by: number; now: string }): Promise<void> {
  await tx`update crisis_alarms set taken_by = ${by}, taken_at = ${now} where id = ${id}`
}

/** No one has the alarm from now on, and everyone is called again. */
export async function clearTaken(tx: Tx, id: number, now: string): Promise<void> {
  await tx`update crisis_alarms set taken_by = null, taken_at = null, called_since = ${now} where id = ${id}`
}

export async function closeRow(tx: Tx, id: number, { closing, by, now }: { closing: Closing; by: number; now: string }): Promise<void> {
  const { outcome, reason, next_step } = closing
  await tx`
    update crisis_alarms set closed_at = ${now}, closed_by = ${by}, outcome = ${outcome}, outcome_reason = ${reason}, next_step = ${next_step}
    where id = ${id}`
}

export async function findOnCall(sql: Sql | Tx): Promise<string[]> {
  const [row] = await sql<{ value: { emails: string[] } }[]>`select value from settings where key = ${ON_CALL}`
  return row?.value.emails ?? []
}

export async function saveOnCall(tx: Tx, emails: readonly string[]): Promise<void> {
  const value = { emails: [...emails] } as Json
  await tx`insert into settings (key, value) values (${ON_CALL}, ${tx.json(value)}) on conflict (key) do update set value = excluded.value`
}
