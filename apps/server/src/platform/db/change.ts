import type { AuditEntry } from '@clinic/contract/audit'
import { ASSISTANT_NAME } from '@clinic/contract/vocabulary'
import { EVENTS_CHANNEL, type Notice } from '../events.ts'
import { announce } from './announce.ts'
import type { Json, Sql, TransactionSql, Tx } from './database.ts'
import { GENERIC_PLANS } from './driver/transaction.ts'

export type Actor = { kind: 'staff'; id: number; name: string } | { kind: 'assistant' } | { kind: 'nobody'; name: string }

/**
 * Who acts, when and from where. `now` is an ISO moment in UTC and `zone` the clinic's time zone: inner functions never ask a clock. `sql` is
 * the pool, or the transaction that several changes share.
 */
export type Context = { sql: Sql; actor: Actor; now: string; zone: string; address: string }
/**
 * A context inside of `change`: without the pool, because a transaction that waits for a second connection can wait for itself. A context
 * that has the pool is not one, so functions that ask for it can only be called with what `change` hands out.
 */
export type Inside<C extends Context = Context> = Omit<C, 'sql'> & { readonly sql?: never }

/** Said instead of an entry by a chat turn with no effect of its own: its row in `conversation_turns` is the record. */
export const RECORDED_AS_TURN = 'kept as a turn'
/** A viewer opened or closes a record: what they read there has an audit entry of its own. */
export const RECORDED_AS_VIEWING = 'kept as a viewing'
/** Said of a batch none of whose rows was written: the import that it belongs to has an entry. */
export const RECORDED_AS_IMPORT = 'kept as an import'
/** Said of a nightly look that found nothing to change. */
export const FOUND_NOTHING = 'found nothing'
/** Said of a write that found everything as it asks for. */
export const NOTHING_CHANGED = 'nothing changed'
/** Said of a draft that is saved as it is typed: its first save, its signing and its end have entries. */
export const KEPT_AS_DRAFT = 'kept as a draft'
/** Said of how far someone has read: reading itself has an entry. */
export const KEPT_AS_SIGN = 'kept as a sign'
/** Where a change without an entry of its own is told instead. */
type NotifiedElsewhere =
  | typeof RECORDED_AS_TURN
  | typeof RECORDED_AS_VIEWING
  | typeof RECORDED_AS_IMPORT
  | typeof FOUND_NOTHING
  | typeof NOTHING_CHANGED
  | typeof KEPT_AS_DRAFT
  | typeof KEPT_AS_SIGN

/** `generic`: statements that find few rows by a key are planned once for all values, theirs and those of triggers (decision 205). */
type Plans = 'fitting' | 'generic'

/** What a write hands back: its result, its audit entry (or several, never none), and what live screens should hear. */
export type Changed<T> = {
  result: T
  audit: AuditEntry | readonly [AuditEntry, ...AuditEntry[]] | NotifiedElsewhere
  live?: readonly Notice[]
}

/**
 * Runs a write in one transaction and puts its audit entries and its live events into the same one: no entry, no change. That a patient
 * changed is notified of after the commit (decision 203).
 * Only from here comes a `Tx`. `work` names its second parameter like the context outside, which is then out of its reach.
 */
export async function change<T, C extends Context = Context>(
  context: C,
  work: (tx: Tx, inside: Inside<C>) => Promise<Changed<T>>,
  { plans = 'fitting' }: { plans?: Plans } = {},
): Promise<T> {
  const outcome = await begin<T>({ sql: context.sql, plans }, async (sql) => {
    const tx = sql as Tx
    const writes: Promise<unknown>[] = []
    sent.set(tx, writes)
    try {
      const { sql: _, ...inside } = context
      const { result, audit, live = [] } = await work(tx, inside as Inside<C>)
      // The commit goes out right behind it (decision 205).
      const recorded = record(tx, context, { entries: entriesOf(audit), live })
      recorded.catch(() => undefined)
      await Promise.all(writes)
      return { result, recorded }
    } finally {
      // A statement that is still running would run into the next transaction of its connection.
      await Promise.allSettled(writes)
    }
  })
  return outcome.result
}

/**
 * A write without a result: it is sent at once and in order, and the work continues. `change` waits for it before it
 * commits, and fails if it failed.
 */
export function send(tx: Tx, write: Promise<unknown>): void {
  const writes = sent.get(tx)
  if (!writes) throw new Error('a write outside of any change')
  writes.push(write)
  // `change` reports the failure, even if something else fails first.
  write.catch(() => undefined)
}

const sent = new WeakMap<Tx, Promise<unknown>[]>()

/** Runs several changes as one: all of them or none. */
export async function together<C extends Context, T>(context: C, work: (context: C) => Promise<T>): Promise<T> {
  const outcome = await begin<T>({ sql: context.sql, plans: 'fitting' }, async (sql) => ({
    result: await work({ ...context, sql: sql as unknown as Sql }),
  }))
  return outcome.result
}

/** The context in which further changes belong to the transaction of this one. */
export function within(tx: Tx, inside: Inside): Context {
  return { ...inside, sql: tx as unknown as Sql }
}

/** `recorded`: the audit entries, which may still be under way when the work has returned. */
type Outcome<R> = { result: R; recorded?: Promise<void> }

/** Inside a shared transaction a change is a savepoint; its events are announced once the whole transaction is committed. */
async function begin<R>(
  { sql, plans }: { sql: Sql; plans: Plans },
  work: (sql: TransactionSql) => Promise<Outcome<R>>,
): Promise<Outcome<R>> {
  const events: string[] = []
  const run = (tx: TransactionSql) => {
    unannounced.set(tx, events)
    return work(tx)
  }
  if ('savepoint' in sql) {
    const outcome = await (sql as unknown as TransactionSql).savepoint(run)
    await outcome.recorded
    unannounced.get(sql)?.push(...events)
    return outcome
  }
  const outcome = await sql.begin(plans === 'generic' ? GENERIC_PLANS : '', run)
  await outcome.recorded
  announce(sql, events)
  return outcome
}

/** Events of an open transaction that are announced after it. */
const unannounced = new WeakMap<object, string[]>()

/** A read that must leave a trace (PHIPA s.10.1, A-13): the entry is its only write. */
export async function note(context: Context, entry: AuditEntry): Promise<void> {
  await change(context, async () => ({ result: undefined, audit: entry }))
}

async function record(tx: Tx, context: Context, told: { entries: readonly AuditEntry[]; live: readonly Notice[] }): Promise<void> {
  if (told.entries.length === 0 && told.live.length === 0) return
  const each = (read: (entry: AuditEntry) => string | null) => told.entries.map(read)
  const [after, inside] = [told.live.filter(isAnnouncedAfter), told.live.filter((live) => !isAnnouncedAfter(live))]
  // By column: an import leaves as many entries as it has rows, and to take them apart as JSON takes longer than to keep them.
  // Sent now: what the caller sends next is the commit.
  const rows = await tx<{ event: string | null }[]>`
    with told as (
      insert into audit_log (created_at, address, user_id, user_name, action, description, entity_kind, entity_id, entity_type, changes, additional_info, patient_id)
      select ${context.now}::timestamptz, ${context.address}, ${context.actor.kind === 'staff' ? context.actor.id : null}::integer,
        ${actorName(context.actor)}, e.action, e.description, e.kind, e.id, e.type, e.changes::jsonb, e.info, e.patient_id
      from unnest(${each(({ action }) => action)}::text[], ${each(({ description }) => description)}::text[],
        ${each(({ entity }) => entity.kind)}::text[], ${each(({ entity }) => entity.id)}::text[], ${each(({ entity }) => entity.type ?? null)}::text[],
        ${each(({ changes }) => JSON.stringify(changes ?? {}))}::text[], ${each(({ additionalInfo }) => additionalInfo ?? '')}::text[],
        ${each(({ patient_id }) => patient_id ?? null)}::text[]) as e (action, description, kind, id, type, changes, info, patient_id)
    ), later as (
      insert into live_changes (event) select event from jsonb_array_elements(${tx.json(after as unknown as Json)}) as live (event) returning id, event
    )
    select (event || jsonb_build_object('change', id))::text as event from later
    union all
    select pg_notify(${EVENTS_CHANNEL}, event::text)::text from jsonb_array_elements(${tx.json(inside as unknown as Json)}) as live (event)`.execute()
  unannounced.get(tx)?.push(...rows.flatMap(({ event }) => event || []))
}

/**
 * PostgreSQL lets one transaction at a time commit with a notification. Only what happens all day is worth more: a change of rights, a
 * session that ends, an alarm or a line in a conversation is notified of by its own transaction.
 */
function isAnnouncedAfter({ kind }: Notice): boolean {
  return kind === 'patient'
}

function entriesOf(audit: Changed<unknown>['audit']): readonly AuditEntry[] {
  if (typeof audit === 'string') return []
  return 'action' in audit ? [audit] : audit
}

/** The name an entry carries: the person's, or the assistant's (REQ-672, E-5). */
function actorName(actor: Actor): string {
  return actor.kind === 'assistant' ? ASSISTANT_NAME : actor.name
}
