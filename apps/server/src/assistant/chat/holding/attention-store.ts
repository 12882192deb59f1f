import type { ChatLanguage } from '@clinic/contract/chat'
import type { ChatLine, LineMark, StaffRole } from '@clinic/contract/chat/attention'
import type { Staff } from '@clinic/core/authorization/staff'
import type { Attention } from '@clinic/core/chat/attention/attend'
import { type ChatState, upToDate } from '@clinic/core/chat/state/state'
import { drawnPath } from '@clinic/core/questionnaires/reading/drawing'
import { namedPicture } from '@clinic/core/questionnaires/reading/picture'
import type { Connected } from '@clinic/core/queues/can-see'
import { RECORD_ACCESS } from '../../../care/patients/access/record-access.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { ATTENTION_VALUE } from './attention-value.ts'

const MOST_CONVERSATIONS = 50

/** A conversation with who has it. `patient`: null where no patient record created. */
export type Attended = {
  id: string
  patient_id: string
  started_at: string
  turn: number
  /** The last turn in which the patient said something. */
  spoken: number
  closed_at: string | null
  attention: Attention
  holder: string | null
  holder_first: string | null
  patient: (Connected & { version: number; eligible: boolean | null }) | null
  /** The patient has a name and a province. */
  known: boolean
  /** An alarm of this conversation is open. */
  in_danger: boolean
}

/** What decides who may see patient `p`. */
export const PLACED = `jsonb_build_object('version', p.version, 'eligible', p.eligible, 'province', p.province, 'in_pcr_queue', p.in_pcr_queue, 'in_np_queue', p.in_np_queue,
  'assigned_pcr', p.assigned_pcr, 'assigned_np', p.assigned_np, 'record_access', ${RECORD_ACCESS})`

const attended = (sql: Sql | Tx) => sql`
  select c.id, c.patient_id, c.started_at, c.turn, c.closed_at,
    (select coalesce(max(t.turn), 0) from conversation_turns t where t.conversation_id = c.id and t.heard is not null) as spoken, ${sql.unsafe(ATTENTION_VALUE)} as attention, u.name as holder, u.first_name as holder_first,
    case when p.patient_id is not null then ${sql.unsafe(PLACED)} end as patient,
    coalesce(trim(concat(p.first_name, p.last_name)) <> '' and p.province is not null, false) as known,
    exists (select from crisis_alarms a where a.conversation_id = c.id and a.closed_at is null) as in_danger
  from conversations c left join patients p on p.patient_id = c.patient_id left join users u on u.id = c.held_by`

export async function findAttended(sql: Sql | Tx, id: string): Promise<Attended | null> {
  const [row] = await sql<Attended[]>`${attended(sql)} where c.id = ${id}`
  return row ?? null
}

/**
 * The language that a conversation is in. While a person has it the dialog waits as it was, and its newest turn alone says what the patient reads
 * now.
 */
export async function findLanguage(sql: Sql, id: string): Promise<ChatLanguage> {
  const [row] = await sql<{ state: ChatState; event: { language?: ChatLanguage } | null; reply: { ACTION: string } | null }[]>`
    select c.state, t.event, t.reply from conversations c
      left join conversation_turns t on t.conversation_id = c.id and t.turn = c.turn where c.id = ${id}`
  if (!row) return 'en'
  const chosen = row.reply?.ACTION === 'ATTENDED' ? row.event?.language : undefined
  return chosen ?? upToDate(row.state).language
}

/**
 * The same under the lock that every turn of the patient takes too. Locked first and then read: who waits for the lock would otherwise read the name
 * of the holder and the last message as they were before the wait.
 */
export async function lockAttended(tx: Tx, id: string): Promise<Attended | null> {
  await tx`select from conversations where id = ${id} for update`
  return findAttended(tx, id)
}

/** Those that a user has, locked; those locked by others are skipped. */
export function lockHeldOf(tx: Tx, user_id: number): Promise<Attended[]> {
  return tx<Attended[]>`${attended(tx)} where c.held_by = ${user_id} order by c.id for update of c skip locked`
}

/** The conversation of a patient that someone has or that waits for someone, locked. */
export async function lockAttendedOf(tx: Tx, patient_id: string): Promise<Attended[]> {
  return tx<Attended[]>`
    ${attended(tx)} where c.patient_id = ${patient_id} and c.attention not in ('bot', 'returned') and c.closed_at is null order by c.id for update of c`
}

export type Holder = Staff & { conversation_id: string; active: boolean; seen_at: string | null }

/** Everyone who has a conversation, with what decides whether they may. */
export function findHolders(sql: Sql): Promise<Holder[]> {
  return sql<Holder[]>`
    select c.id as conversation_id, c.holder_seen_at as seen_at, u.active and u.deleted_at is null as active, u.id, u.name, u.queue_enabled,
      u.licensed_provinces as provinces, g.scopes, g.pcr_capable, g.np_capable
    from conversations c join users u on u.id = c.held_by cross join lateral (
      select coalesce(array_agg(distinct s), '{}') as scopes, coalesce(bool_or(a.pcr_capable), false) as pcr_capable,
        coalesce(bool_or(a.np_capable), false) as np_capable
      from user_auth_groups m join auth_groups a on a.id = m.auth_group_id left join lateral unnest(a.scopes) as s on true where m.user_id = u.id
    ) g order by c.id limit 500`
}

/** A live screen of the user is open now. */
export async function saveHolderSeen(tx: Tx, user_id: number, now: string): Promise<void> {
  await tx`update conversations set holder_seen_at = ${now} where held_by = ${user_id}`
}

export async function isHolder(sql: Sql, user_id: number): Promise<boolean> {
  const rows = await sql`select 1 as one from conversations where held_by = ${user_id} limit 1`
  return rows.length > 0
}

export type FoundConversation = { id: string; started_at: string; closed: boolean; messages: number }

/** The conversations of a patient in which something was said, the latest first. */
export function findConversationsOf(sql: Sql, patient_id: string): Promise<FoundConversation[]> {
  return sql<FoundConversation[]>`
    select c.id, c.started_at, c.closed_at is not null as closed, coalesce(f.messages, 0) as messages
    from conversations c left join conversation_figures f on f.conversation_id = c.id
    where c.patient_id = any(record_family(${patient_id})) and c.turn > 0 order by c.last_turn_at desc, c.id limit ${MOST_CONVERSATIONS}`
}

export async function saveAttention(tx: Tx, id: string, attention: Attention): Promise<void> {
  const { state, version, ...rest } = attention
  await tx`
    update conversations set ${tx({ attention: state, attention_version: version, ...rest })},
      holder_seen_at = case when held_by is not distinct from ${attention.held_by}::integer then holder_seen_at end where id = ${id}`
}

type NewLine = {
  conversation_id: string
  turn: number
  at: string
  user_id: number | null
  role: StaffRole
  mark?: LineMark | null
  internal?: boolean
  text?: string
  client_id?: string | null
}

/** Adds a line at the end and answers its number; the conversation is under lock. */
export async function insertLine(tx: Tx, line: NewLine): Promise<number> {
  const { conversation_id, turn, at, user_id, role, mark = null, internal = false, text = '', client_id = null } = line
  const [added] = await tx<{ seq: number }[]>`
    insert into conversation_lines (conversation_id, seq, turn, at, user_id, role, mark, internal, text, client_id)
    select ${conversation_id}, coalesce(max(seq), 0) + 1, ${turn}, ${at}, ${user_id}, ${role}, ${mark}, ${internal},
      ${tx.types.sealed(text)}, ${client_id}
    from conversation_lines where conversation_id = ${conversation_id} returning seq`
  if (!added) throw new Error('a line that is added has a number')
  return added.seq
}

export async function hasLine(tx: Tx, conversation_id: string, client_id: string): Promise<boolean> {
  const rows = await tx`select from conversation_lines where conversation_id = ${conversation_id} and client_id = ${client_id}`
  return rows.length > 0
}

/** Whether one of the names is that of a patient who is not the one of the conversation and does not share their name. */
export async function findNamed(
  sql: Sql,
  { conversation_id, names }: { conversation_id: string; names: readonly string[] },
): Promise<boolean> {
  const lasts = names.map((name) => name.slice(name.indexOf(' ') + 1))
  const rows = await sql`
    select 1 as one from patients p where lower(p.last_name) = any(${lasts}) and lower(p.first_name || ' ' || p.last_name) = any(${[...names]})
      and not exists (
        select from conversations c join patients o on o.patient_id = c.patient_id where c.id = ${conversation_id}
          and (o.patient_id = p.patient_id or lower(o.first_name || ' ' || o.last_name) = lower(p.first_name || ' ' || p.last_name))
      ) limit 1`
  return rows.length > 0
}

export type StoredLine = Omit<ChatLine, 'name' | 'picture'> & {
  name: string | null
  first_name: string | null
  internal: boolean
  pictured: boolean
}

/** Lines after `after`, in order. */
export function findLines(sql: Sql | Tx, conversation_id: string, after = 0): Promise<StoredLine[]> {
  return sql<StoredLine[]>`
    select l.seq, l.turn, l.at, u.name, u.first_name, l.role, l.mark, l.internal, l.text,
      exists (select from line_pictures p where p.conversation_id = l.conversation_id and p.seq = l.seq) as pictured
    from conversation_lines l left join users u on u.id = l.user_id
    where l.conversation_id = ${conversation_id} and l.seq > ${after} order by l.seq`
}

/** Conversations that someone holds and that have been quiet since a moment. */
export function findQuiet(sql: Sql, since: string): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select id from conversations where held_by is not null
      and coalesce(unanswered_since, greatest(held_at, last_staff_at, last_patient_at)) <= ${since} order by id limit 200`
}

export type SaidTurn = { turn: number; at: string; heard: string | null; said: string; picture: string | null; drawing: string | null }

/** What the patient and the assistant said, in order; choices in their words, forms and pictures named. */
export async function findSaid(sql: Sql, id: string): Promise<SaidTurn[]> {
  const turns = await sql<(Omit<SaidTurn, 'picture' | 'drawing'> & { event: { context?: Record<string, unknown> | null } })[]>`
    select turn, at, heard, said, event from conversation_turns where conversation_id = ${id} order by turn`
  return turns.map(({ event: { context }, heard, ...turn }) => {
    const { picture, drawing } = context ?? {}
    return {
      ...turn,
      heard: heard || (contextText(context ?? {}) ?? heard),
      picture: typeof picture === 'string' ? namedPicture(picture) : null,
      drawing: typeof drawing === 'string' ? drawnPath(drawing) : null,
    }
  })
}

function contextText(context: Record<string, unknown>): string | null {
  if (Array.isArray(context.selected)) return context.selected.join(', ')
  const kind = Object.keys(context)[0]
  return (kind !== undefined && NAMED[kind]) || null
}

const NAMED: Readonly<Record<string, string>> = {
  consent: 'Sent the consent form',
  personalInformation: 'Sent personal details',
  answers: 'Sent the answers of a form',
  drawing: 'Sent a drawing',
  picture: 'Sent a picture',
  appointment: 'Chose a time',
}
