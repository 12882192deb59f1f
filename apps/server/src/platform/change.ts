import type { AuditEntry } from '@clinic/contract/audit'
import { ASSISTANT_NAME } from '@clinic/contract/vocabulary'
import type { Json, Sql, TransactionSql, Tx } from './database.ts'
import { EVENTS_CHANNEL, type Notice } from './events.ts'

export type Actor = { kind: 'staff'; id: number; name: string } | { kind: 'assistant' } | { kind: 'nobody'; name: string }

/**
 * Who acts, when and from where. `now` is an ISO moment in UTC and `zone` the clinic's time zone: inner functions never ask a clock. `sql` is
 * the pool, or the transaction that several changes share.
 */
export type Context = { sql: Sql; actor: Actor; now: string; zone: string; address: string }

/** Said instead of an entry by a chat turn with no effect of its own: its row in `conversation_turns` is the record. */
export const KEPT_AS_TURN = 'kept as a turn'
/** Said when somebody opens or closes a record: what they read there has its own entry. */
export const KEPT_AS_VIEWING = 'kept as a viewing'
/** Said of a batch none of whose rows was written: the import that it belongs to has an entry. */
export const KEPT_AS_IMPORT = 'kept as an import'
/** Where a change without an entry of its own is told instead. */
type ToldElsewhere = typeof KEPT_AS_TURN | typeof KEPT_AS_VIEWING | typeof KEPT_AS_IMPORT

/** What a write hands back: its result, its audit entry (or several, never none), and what live screens should hear. */
export type Changed<T> = {
  result: T
  audit: AuditEntry | readonly [AuditEntry, ...AuditEntry[]] | ToldElsewhere
  live?: readonly Notice[]
}

/**
 * Runs a write in one transaction and puts its audit entries and its live events into the same one: no entry, no change.
 * Only from here comes a `Tx`.
 */
export async function change<T>(context: Context, work: (tx: Tx) => Promise<Changed<T>>): Promise<T> {
  const outcome = await begin(context.sql, async (sql) => {
    const tx = sql as Tx
    const { result, audit, live = [] } = await work(tx)
    await record(tx, context, { entries: entriesOf(audit), live })
    return { result }
  })
  return (outcome as { result: T }).result
}

/** Runs several changes as one: all of them or none. */
export async function together<C extends Context, T>(context: C, work: (context: C) => Promise<T>): Promise<T> {
  const outcome = await begin(context.sql, async (sql) => ({ result: await work({ ...context, sql: sql as unknown as Sql }) }))
  return (outcome as { result: T }).result
}

/** Inside a shared transaction a change is a savepoint of it. */
function begin(sql: Sql, work: (sql: TransactionSql) => Promise<unknown>): Promise<unknown> {
  return 'savepoint' in sql ? (sql as unknown as TransactionSql).savepoint(work) : sql.begin(work)
}

/** A read that must leave a trace (PHIPA s.10.1, A-13): the entry is its only write. */
export async function note(context: Context, entry: AuditEntry): Promise<void> {
  await change(context, async () => ({ result: undefined, audit: entry }))
}

async function record(tx: Tx, context: Context, told: { entries: readonly AuditEntry[]; live: readonly Notice[] }): Promise<void> {
  if (told.entries.length === 0 && told.live.length === 0) return
  const rows = told.entries.map((entry) => ({
    user_id: context.actor.kind === 'staff' ? context.actor.id : null,
    user_name: actorName(context.actor),
    action: entry.action,
    description: entry.description,
    entity_kind: entry.entity.kind,
    entity_id: entry.entity.id,
    entity_type: entry.entity.type ?? null,
    changes: entry.changes ?? {},
    additional_info: entry.additionalInfo ?? '',
    patient_id: entry.patient_id ?? null,
  }))
  await tx`
    with told as (
      insert into audit_log (created_at, address, user_id, user_name, action, description, entity_kind, entity_id, entity_type, changes, additional_info, patient_id)
      select ${context.now}::timestamptz, ${context.address}, e.* from jsonb_to_recordset(${tx.json(rows as Json)}) as e (
        user_id integer, user_name text, action text, description text, entity_kind text, entity_id text, entity_type text,
        changes jsonb, additional_info text, patient_id text)
    )
    select pg_notify(${EVENTS_CHANNEL}, live.event::text) from jsonb_array_elements(${tx.json(told.live as unknown as Json)}) as live (event)`
}

function entriesOf(audit: Changed<unknown>['audit']): readonly AuditEntry[] {
  if (typeof audit === 'string') return []
  return 'action' in audit ? [audit] : audit
}

/** The name an entry carries: the person's, or the assistant's (REQ-672, E-5). */
function actorName(actor: Actor): string {
  return actor.kind === 'assistant' ? ASSISTANT_NAME : actor.name
}
