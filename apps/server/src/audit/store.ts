import type { AuditChanges } from '@clinic/contract/audit'
import type { StoredTexts } from '@clinic/core/audit/canonical-text'
import type { Head, Seal } from '@clinic/core/audit/chain'
import type { Link } from '@clinic/core/audit/verify-chain'
import type { Sql, TransactionSql } from '../platform/db/database.ts'

export type StoredEntry = {
  id: number
  created_at: string
  user_name: string
  action: string
  description: string
  entity_kind: string
  entity_id: string
  entity_type: string | null
  changes: Record<string, unknown>
  additional_info: string
  patient_id: string | null
}

const columns = (sql: Sql) =>
  sql`id, created_at, user_name, action, description, entity_kind, entity_id, entity_type, changes, additional_info, patient_id`

/** Newest first. */
export function findEntries(sql: Sql, patient_id: string, limit: number): Promise<StoredEntry[]> {
  return sql<
    StoredEntry[]
  >`select ${columns(sql)} from audit_log where patient_id = any(record_family(${patient_id})) order by created_at desc, id desc limit ${limit}`
}

/** Changes of some fields in a patient’s newest entries, oldest first. */
export async function findChanges(
  sql: Sql,
  { patient_id, fields, limit }: { patient_id: string; fields: readonly string[]; limit: number },
): Promise<{ created_at: string; changes: AuditChanges }[]> {
  const rows = await sql<{ created_at: string; changes: AuditChanges }[]>`
    select created_at, changes from audit_log where patient_id = any(record_family(${patient_id})) and changes ?| ${[...fields]}
    order by created_at desc, id desc limit ${limit}`
  return rows.toReversed()
}

/** A user’s newest entry with this action and text: what an outside client has just written. */
export async function findNewest(
  sql: Sql,
  { user_id, action, additional_info }: { user_id: number; action: string; additional_info: string },
): Promise<StoredEntry | null> {
  const [row] = await sql<StoredEntry[]>`
    select ${columns(sql)} from audit_log where user_id = ${user_id} and action = ${action} and additional_info = ${additional_info}
    order by created_at desc, id desc limit 1`
  return row ?? null
}

export async function ensureMonths(sql: Sql, moments: readonly string[]): Promise<void> {
  for (const moment of moments) await sql`select ensure_audit_month(${moment}::timestamptz)`
}

const SEAL_LOCK = 7_410_012

/** One signer at a time across processes, until the transaction ends. */
export async function takeSigningLock(tx: TransactionSql): Promise<boolean> {
  const [row] = await tx<{ taken: boolean }[]>`select pg_try_advisory_xact_lock(${SEAL_LOCK}) as taken`
  return row?.taken === true
}

export async function isWaiting(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ waiting: boolean }[]>`select exists (select from audit_unsealed) as waiting`
  return row?.waiting === true
}

/**
 * Unsigned entries as the texts to sign, lowest id first. `offset 0` makes the planner look each one up instead of
 * scanning the table.
 */
export function findUnsigned(tx: TransactionSql, limit: number): Promise<StoredTexts[]> {
  return tx<StoredTexts[]>`
    select ${texts(tx)} from (select id, created_at from audit_unsealed order by id, created_at limit ${limit}) as q
    cross join lateral (select * from audit_log where id = q.id and created_at = q.created_at offset 0) as a order by q.id, q.created_at`
}

/** Every column as text, as in `SEALED_COLUMNS`. */
const texts = (sql: Sql | TransactionSql) => sql`
  a.id::text, to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at, a.user_id::text, a.user_name, a.action,
  a.description, a.entity_kind, a.entity_id, a.entity_type, a.changes::text, a.additional_info, a.patient_id, a.address`

/** The latest signature. */
export async function findHead(sql: Sql | TransactionSql): Promise<Head | null> {
  const [row] = await sql<Head[]>`select number, encode(hash, 'hex') as hash from audit_seals order by number desc limit 1`
  return row ?? null
}

/** Stores signatures and removes their entries from the waiting list. */
export async function insertSignatures(tx: TransactionSql, seals: readonly Seal[]): Promise<void> {
  const [numbers, ids, moments] = [seals.map(({ number }) => number), seals.map(({ id }) => id), seals.map(({ created_at }) => created_at)]
  await tx`
    insert into audit_seals (number, audit_id, created_at, hash)
    select n, id, at, decode(hash, 'hex')
    from unnest(${numbers}::bigint[], ${ids}::bigint[], ${moments}::timestamptz[], ${seals.map(({ hash }) => hash)}::text[]) as s (n, id, at, hash)`
  await tx`
    delete from audit_unsealed q using unnest(${ids}::bigint[], ${moments}::timestamptz[]) as s (id, at)
    where q.id = s.id and q.created_at = s.at`
}

/** Stores the first signing key’s fingerprint; returns whether this is that key. */
export async function saveKeyFingerprint(tx: TransactionSql, mark: string): Promise<boolean> {
  await tx`insert into settings (key, value) values ('audit_key_mark', ${tx.json(mark)}) on conflict do nothing`
  const [row] = await tx<{ value: string }[]>`select value from settings where key = 'audit_key_mark'`
  return row?.value === mark
}

/** The fingerprint of the signing key; null before the first signature. */
export async function findKeyFingerprint(sql: Sql | TransactionSql): Promise<string | null> {
  const [row] = await sql<{ value: string }[]>`select value from settings where key = 'audit_key_mark'`
  return row?.value ?? null
}

type MarkKind = 'anchor' | 'verification'
export type Checkpoint = Head & { at: string; findings: string[] }

/** The latest anchor or verification. */
export async function findMark(sql: Sql | TransactionSql, kind: MarkKind): Promise<Checkpoint | null> {
  const [row] = await sql<Checkpoint[]>`
    select at, number, encode(hash, 'hex') as hash, findings from audit_marks where kind = ${kind} order by id desc limit 1`
  return row ?? null
}

/** Records an anchor or verification up to a number. */
export async function insertCheckpoint(
  sql: Sql | TransactionSql,
  { kind, at, number, hash, findings }: Checkpoint & { kind: MarkKind },
): Promise<void> {
  await sql`
    insert into audit_marks (kind, at, number, hash, findings) values (${kind}, ${at}, ${number}, decode(${hash}, 'hex'), ${sql.json(findings)})`
}

type LinkRow = StoredTexts & { number: number; audit_id: string; hash: string }

/** Signatures after a number with their entries, in order; columns are null for missing entries. */
export async function findLinks(sql: Sql, after: number, limit: number): Promise<Link[]> {
  const rows = await sql<LinkRow[]>`
    select s.number, s.audit_id::text, encode(s.hash, 'hex') as hash, ${texts(sql)}
    from (select * from audit_seals where number > ${after} order by number limit ${limit}) as s
    left join lateral (select * from audit_log where id = s.audit_id and created_at = s.created_at offset 0) as a on true order by s.number`
  return rows.map(({ number, audit_id, hash, ...entry }) => ({ number, audit_id, hash, entry: entry.id === null ? null : entry }))
}

/** Inconsistencies: entries neither signed nor waiting, and waiting ids without an entry. */
export function findStrays(sql: Sql, limit: number): Promise<{ id: string; what: 'forged' | 'removed' }[]> {
  return sql<{ id: string; what: 'forged' | 'removed' }[]>`
    (select a.id::text, 'forged' as what from audit_log a
      left join audit_seals s on s.audit_id = a.id and s.created_at = a.created_at
      left join audit_unsealed q on q.id = a.id and q.created_at = a.created_at
      where s.number is null and q.id is null limit ${limit})
    union all
    (select q.id::text, 'removed' from audit_unsealed q left join audit_log a on a.id = q.id and a.created_at = q.created_at
      where a.id is null limit ${limit})`
}

/** Whether this database is new enough to have a chain. */
export async function hasChain(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`select to_regclass('audit_seals') is not null as found`
  return row?.found === true
}

/** For the verification’s connection: millions of entries exceed the request timeout. */
export async function allowLong(sql: Sql): Promise<void> {
  await sql`set statement_timeout = 0`.simple()
}

/** People by id, or by name for those without one, null for anyone; `clock`: hours and weekdays in clinic time. */
export type Wanted = {
  users: readonly number[] | null
  nobodies: readonly string[]
  actions: readonly string[] | null
  patient_id: string
  field: string
  from: string | null
  until: string | null
  clock: { starts: readonly string[]; seconds: readonly number[]; hours: readonly number[]; weekdays: readonly number[] } | null
}
/** A position between entries: exact instant and id. */
export type Place = { at: string; id: number }
export type FoundEntry = StoredEntry & { user_id: number | null; address: string; exact_at: string; seal: number | null }

const EXACT = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

/** Matching entries, newest first: before a position, after it, or the newest. */
export async function findFitting(
  sql: Sql,
  wanted: Wanted,
  { before, after, limit }: { before?: Place | null; after?: Place | null; limit: number },
) {
  const order = after ? sql`created_at, id` : sql`created_at desc, id desc`
  const rows = await sql<FoundEntry[]>`
    select found.*, to_char(found.created_at at time zone 'UTC', ${EXACT}) as exact_at, s.number as seal
    from (
      select ${columns(sql)}, user_id, address from audit_log where ${fits(sql, wanted)}
        ${before ? sql`and created_at <= ${before.at} and (created_at, id) < (${before.at}, ${before.id})` : sql``}
        ${after ? sql`and created_at >= ${after.at} and (created_at, id) > (${after.at}, ${after.id})` : sql``}
      order by ${order} limit ${limit}
    ) as found
    left join audit_seals s on s.audit_id = found.id and s.created_at = found.created_at`
  return [...rows].sort((a, b) => (a.exact_at === b.exact_at ? b.id - a.id : a.exact_at < b.exact_at ? 1 : -1))
}

/** Counts matches up to `limit`. */
export async function countFitting(
  sql: Sql | TransactionSql,
  wanted: Wanted,
  { after, except, limit }: { after?: Place; except?: { user_id: number; action: string }; limit: number },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from (
      select from audit_log where ${fits(sql, wanted)}
        ${after ? sql`and created_at >= ${after.at} and (created_at, id) > (${after.at}, ${after.id})` : sql``}
        ${except ? sql`and (user_id is distinct from ${except.user_id} or action <> ${except.action})` : sql``}
      limit ${limit}) as counted`
  return row?.count ?? 0
}

function fits(sql: Sql | TransactionSql, { users, nobodies, actions, patient_id, field, from, until, clock }: Wanted) {
  const people =
    users && nobodies.length > 0 ? sql`(user_id = any(${[...users]}) or (user_id is null and user_name = any(${[...nobodies]})))` : null
  const local =
    clock &&
    sql`(created_at at time zone 'UTC' + make_interval(secs =>
    (${[...clock.seconds]}::int[])[width_bucket(created_at, ${[...clock.starts]}::timestamptz[])]))`
  return sql`true
    ${people ? sql`and ${people}` : users ? sql`and user_id = any(${[...users]})` : sql``}
    ${actions ? sql`and action = any(${[...actions]})` : sql``}
    ${patient_id === '' ? sql`` : sql`and patient_id = ${patient_id}`}
    ${field === '' ? sql`` : sql`and changes <> '{}' and audit_fields(changes) @> array[${field}]`}
    ${from === null ? sql`` : sql`and created_at >= ${from}`}
    ${until === null ? sql`` : sql`and created_at < ${until}`}
    ${clock && clock.hours.length > 0 ? sql`and extract(hour from ${local}) = any(${[...clock.hours]}::int[])` : sql``}
    ${clock && clock.weekdays.length > 0 ? sql`and extract(isodow from ${local}) = any(${[...clock.weekdays]}::int[])` : sql``}`
}

/** All accounts, past ones included. */
export function findPeople(sql: Sql): Promise<{ id: number; name: string }[]> {
  return sql<{ id: number; name: string }[]>`select id, name from users`
}

/** Names of actors without an account, such as the assistant or logged-out callers. Skip scan of the index. */
export async function findNobodies(sql: Sql): Promise<string[]> {
  const rows = await sql<{ user_name: string }[]>`
    with recursive names as (
      (select user_name from audit_log where user_id is null order by user_name limit 1)
      union all
      select (select a.user_name from audit_log a where a.user_id is null and a.user_name > names.user_name order by a.user_name limit 1)
      from names where names.user_name is not null
    )
    select user_name from names where user_name is not null limit 100`
  return rows.map(({ user_name }) => user_name)
}

export async function findNames(sql: Sql, ids: readonly number[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await sql<{ id: number; name: string }[]>`select id, name from users where id = any(${[...ids]})`
  return Object.fromEntries(rows.map(({ id, name }) => [String(id), name]))
}

/** Unsigned entries, counted up to `limit`, and the age of the oldest. */
export async function countWaiting(sql: Sql, limit: number): Promise<{ waiting: number; oldest: string | null }> {
  const [row] = await sql<{ waiting: number; oldest: string | null }[]>`
    select count(*) as waiting, min(created_at) as oldest from (select created_at from audit_unsealed order by id limit ${limit}) as q`
  return row ?? { waiting: 0, oldest: null }
}
