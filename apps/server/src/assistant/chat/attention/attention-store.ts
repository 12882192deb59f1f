import type { ChatLine, LineMark, StaffRole } from '@clinic/contract/chat/attention'
import type { Attention } from '@clinic/core/chat/attention/attend'
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
  patient: (Connected & { version: number }) | null
}

const PLACED = `jsonb_build_object('version', p.version, 'province', p.province, 'in_pcr_queue', p.in_pcr_queue, 'in_np_queue', p.in_np_queue,
  'assigned_pcr', p.assigned_pcr, 'assigned_np', p.assigned_np, 'record_access', ${RECORD_ACCESS})`

const attended = (sql: Sql | Tx) => sql`
  select c.id, c.patient_id, c.started_at, c.turn, c.closed_at,
    (select coalesce(max(t.turn), 0) from conversation_turns t where t.conversation_id = c.id and t.heard is not null) as spoken, ${sql.unsafe(ATTENTION_VALUE)} as attention, u.name as holder, u.first_name as holder_first,
    case when p.patient_id is not null then ${sql.unsafe(PLACED)} end as patient
  from conversations c left join patients p on p.patient_id = c.patient_id left join users u on u.id = c.held_by`

export async function findAttended(sql: Sql, id: string): Promise<Attended | null> {
  const [row] = await sql<Attended[]>`${attended(sql)} where c.id = ${id}`
  return row ?? null
}

/** The same under the lock that every turn of the patient takes too. */
export async function lockAttended(tx: Tx, id: string): Promise<Attended | null> {
  const [row] = await tx<Attended[]>`${attended(tx)} where c.id = ${id} for update of c`
  return row ?? null
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
  await tx`update conversations set ${tx({ attention: state, attention_version: version, ...rest })} where id = ${id}`
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

/** Adds a line at the end; the conversation is under lock. */
export async function insertLine(tx: Tx, line: NewLine): Promise<void> {
  const { conversation_id, turn, at, user_id, role, mark = null, internal = false, text = '', client_id = null } = line
  await tx`
    insert into conversation_lines (conversation_id, seq, turn, at, user_id, role, mark, internal, text, client_id)
    select ${conversation_id}, coalesce(max(seq), 0) + 1, ${turn}, ${at}, ${user_id}, ${role}, ${mark}, ${internal},
      ${tx.types.sealed(text)}, ${client_id}
    from conversation_lines where conversation_id = ${conversation_id}`
}

export async function hasLine(tx: Tx, conversation_id: string, client_id: string): Promise<boolean> {
  const rows = await tx`select from conversation_lines where conversation_id = ${conversation_id} and client_id = ${client_id}`
  return rows.length > 0
}

export type StoredLine = Omit<ChatLine, 'name'> & { name: string | null; first_name: string | null; internal: boolean }

/** Lines after `after`, in order. */
export function findLines(sql: Sql | Tx, conversation_id: string, after = 0): Promise<StoredLine[]> {
  return sql<StoredLine[]>`
    select l.seq, l.turn, l.at, u.name, u.first_name, l.role, l.mark, l.internal, l.text
    from conversation_lines l left join users u on u.id = l.user_id
    where l.conversation_id = ${conversation_id} and l.seq > ${after} order by l.seq`
}

/** Conversations that someone holds and that have been quiet since a moment. */
export function findQuiet(sql: Sql, since: string): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select id from conversations where held_by is not null
      and coalesce(unanswered_since, greatest(held_at, last_staff_at, last_patient_at)) <= ${since} order by id limit 200`
}

export type SaidTurn = { turn: number; at: string; heard: string | null; said: string }

/** What the patient and the assistant said, in order; choices in their words, forms and pictures named. */
export async function findSaid(sql: Sql, id: string): Promise<SaidTurn[]> {
  const turns = await sql<(SaidTurn & { event: { context?: Record<string, unknown> | null } })[]>`
    select turn, at, heard, said, event from conversation_turns where conversation_id = ${id} order by turn`
  return turns.map(({ event: { context }, heard, ...turn }) => ({ ...turn, heard: heard ?? contextText(context ?? {}) }))
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
