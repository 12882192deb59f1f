import type { Readable, Writable } from 'node:stream'
import type { TransactionSql } from '../platform/db/database.ts'

/** A table as exported: stored columns only, not generated ones. */
export type Table = { name: string; columns: string[] }
/** Row count, and an order-independent checksum of the rows’ text. */
export type Tally = { rows: number; sum: string }
export type Sequence = { name: string; value: number | null }
export type Migration = { name: string; hash: string }

/** Every table with contents to keep, except the migrations list and unlogged tables. */
export function listTables(tx: TransactionSql): Promise<Table[]> {
  return tx<Table[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' and c.relname <> 'schema_migrations'
    group by c.relname order by c.relname`
}

/** Applied migrations with their hashes, in order. */
export function listMigrations(tx: TransactionSql): Promise<Migration[]> {
  return tx<Migration[]>`select name, hash from schema_migrations order by name`
}

/** Sequences; `value` is null for an unused one. */
export function listSequences(tx: TransactionSql): Promise<Sequence[]> {
  return tx<Sequence[]>`select sequencename as name, last_value as value from pg_sequences where schemaname = 'public' order by 1`
}

/** First day of every month with audit entries: each needs its partition before the import. */
export async function listAuditMonths(tx: TransactionSql): Promise<string[]> {
  const rows = await tx<
    { month: string }[]
  >`select distinct to_char(created_at, 'YYYY-MM-01"T"12:00:00"Z"') as month from audit_log order by 1`
  return rows.map(({ month }) => month)
}

/** Reads the whole table. */
export async function tallyTable(tx: TransactionSql, { name, columns }: Table): Promise<Tally> {
  const [row] = await tx<Tally[]>`
    select count(*) as rows, coalesce(sum(hashtextextended(one::text, 0)::numeric), 0)::text as sum
    from (select ${tx(columns)} from ${tx(name)}) as one`
  return row ?? { rows: 0, sum: '0' }
}

/** In PostgreSQL’s text format, which every version reads. */
export function copyOut(tx: TransactionSql, { name, columns }: Table): Promise<Readable> {
  return tx`copy (select ${tx(columns)} from ${tx(name)}) to stdout`.readable()
}

/** Copies rows in; the caller handles triggers and constraints. */
export function copyIn(tx: TransactionSql, { name, columns }: Table): Promise<Writable> {
  return tx`copy ${tx(name)} (${tx(columns)}) from stdin`.writable()
}

/** The audit log refuses truncation per partition; an unused database has none. */
const ALREADY_EMPTY = 'audit_log'

/** Lifts the statement timeout for this transaction. */
export async function allowLongHere(tx: TransactionSql): Promise<void> {
  const none = ['statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout'].map((name) => `set local ${name} = 0`)
  await tx.unsafe([...none, `set local lock_timeout = '30s'`].join('; '))
}

/** Whether the database contains users, patients or audit entries. */
export async function isInUse(tx: TransactionSql): Promise<boolean> {
  const [row] = await tx<{ used: boolean }[]>`
    select exists (select from users) or exists (select from patients) or exists (select from audit_log) as used`
  return row?.used === true
}

/**
 * Empties every table and disables triggers and foreign keys for this transaction: the exported rows already reflect
 * them. Returns the statement that restores the foreign keys, which validates every row.
 */
export async function emptyTables(tx: TransactionSql, tables: readonly Table[]): Promise<string> {
  const bonds = await tx<{ name: string; table: string; definition: string }[]>`
    select c.conname as name, c.conrelid::regclass::text as table, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname = 'public' and c.contype = 'f' and c.conparentid = 0`
  for (const { name, table } of bonds) await tx.unsafe(`alter table ${table} drop constraint "${name}"`)
  for (const { name } of tables) await tx`alter table ${tx(name)} disable trigger user`
  for (const { name } of tables) if (name !== ALREADY_EMPTY) await tx`truncate ${tx(name)}`
  return bonds.map(({ name, table, definition }) => `alter table ${table} add constraint "${name}" ${definition}`).join('; ')
}

/** Restores triggers and foreign keys, and sets the sequences. */
export async function bindTables(
  tx: TransactionSql,
  { tables, sequences, bonds }: { tables: readonly Table[]; sequences: readonly Sequence[]; bonds: string },
): Promise<void> {
  if (bonds !== '') await tx.unsafe(bonds)
  for (const { name } of tables) await tx`alter table ${tx(name)} enable trigger user`
  for (const { name, value } of sequences) if (value !== null) await tx`select setval(${`public.${name}`}::regclass, ${value}::bigint)`
}
