import { setTimeout as wait } from 'node:timers/promises'
import type { Sql, TransactionSql } from '../db/database.ts'
import { encryptValue, openValue } from './encrypted-columns.ts'
import { type KeyRing, valuePrefix } from './key-ring.ts'

/** A table with encrypted columns, and the column that identifies a row. */
export type EncryptedTable = { name: string; keys: { name: string; type: string }[]; columns: { name: string; type: string }[] }

const BATCH = 200
/** How long a locked row is left to the transaction that has it. */
const HELD_MS = 50
const TO_SEAL = 'values_to_seal'

/** Every table with sealed columns, as the database tells it: a column that comes later is found by its type. */
export function findEncryptedTables(sql: Sql): Promise<EncryptedTable[]> {
  return sql<EncryptedTable[]>`
    select c.relname as name,
      (select json_agg(json_build_object('name', k.attname, 'type', format_type(k.atttypid, null)) order by array_position(i.indkey, k.attnum))
        from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as keys,
      json_agg(json_build_object('name', a.attname, 'type', t.typname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and t.typtype = 'c' and t.typname like 'sealed\\_%'
    group by c.oid, c.relname order by c.relname`
}

/**
 * Encrypts every value that is not yet under the newest key, in small batches, while others write. A locked row is
 * skipped until the next round. Ends when a whole round finds nothing; finished batches stay. Returns the number of
 * values. `plain`: unencrypted values are encrypted too, which is needed once after a migration made a column
 * encrypted; otherwise they throw `SealBroken`.
 */
export async function reencryptValues(
  sql: Sql,
  ring: KeyRing,
  { plain, onBatch }: { plain: boolean; onBatch?(values: number): void },
): Promise<number> {
  let all = 0
  for (const table of await findEncryptedTables(sql)) {
    for (;;) {
      const round = await encryptBatch(sql, ring, { table, plain, onBatch: (values) => onBatch?.(all + values) })
      all += round
      if (round > 0) continue
      if (!(await isLeft(sql, table, newestPrefix(ring)))) break
      await wait(HELD_MS)
    }
  }
  return all
}

/** `owner`: connections of the role that owns the tables. */
type Encrypting = { ring: KeyRing; owner: Sql; say(line: string): void }

/** After a migration made a column encrypted: encrypts what it contains, before the first request. */
export async function encryptPlainValues(sql: Sql, { ring, owner, say }: Encrypting): Promise<void> {
  const [waiting] = await sql`select from settings where key = ${TO_SEAL}`
  if (!waiting) return
  const tell = progressReporter(say)
  const values = await reencryptValues(sql, ring, { plain: true, onBatch: tell })
  for (const { name, columns } of await findEncryptedTables(sql)) {
    for (const column of columns) await owner`alter table ${owner(name)} validate constraint ${owner(`${column.name}_is_sealed`)}`
  }
  await sql`delete from settings where key = ${TO_SEAL}`
  if (values > 0) say(`Answers and health numbers are now encrypted: ${values} values.`)
}

/** Says how far it is, at every ten thousand. */
export function progressReporter(say: (line: string) => void): (values: number) => void {
  let told = 0
  return (values) => {
    if (values - told < 10_000) return
    told = values
    say(`  ${values} values encrypted …`)
  }
}

/** How many values each key has sealed; `''`: none has. */
export async function countByKey(sql: Sql): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name, columns } of await findEncryptedTables(sql)) {
    for (const column of columns) {
      const rows = await sql<{ id: string; count: number }[]>`
        select case when (${sql(column.name)}).value like 'v1.%' then split_part((${sql(column.name)}).value, '.', 2) else '' end as id, count(*) as count
        from ${sql(name)} where (${sql(column.name)}).value not in ('{}', '[]', '""') group by 1`
      for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count)
    }
  }
  return counts
}

type Round = { table: EncryptedTable; plain: boolean; onBatch(values: number): void }
type Batch = Pick<Round, 'table' | 'plain'> & { prefix: string }
type Stored = Record<string, string | number | null>

async function encryptBatch(sql: Sql, ring: KeyRing, { table, plain, onBatch }: Round): Promise<number> {
  let last: Stored | null = null
  let values = 0
  for (;;) {
    const rows: Stored[] = await sql.begin(async (tx) => {
      await tx`
        select set_config('idle_in_transaction_session_timeout', '60s', true), set_config('statement_timeout', '10min', true),
          set_config('clinic.resealing', 'on', true)`
      const batch = { table, plain, prefix: newestPrefix(ring) }
      const found = await lockStale(tx, batch, last)
      const sealed = found.map((row) => resealed(row, ring, batch))
      values += sealed.reduce((sum, row, at) => sum + table.columns.filter(({ name }) => row[name] !== found[at]?.[name]).length, 0)
      if (sealed.length > 0) await writeBack(tx, table, sealed)
      return found
    })
    onBatch(values)
    last = rows.at(-1) ?? null
    if (rows.length < BATCH) return values
  }
}

/** The next rows with a value that is not under the newest key, as they are stored, locked. */
function lockStale(tx: TransactionSql, { table, prefix }: Batch, after: Stored | null): Promise<Stored[]> {
  const keys = table.keys.map(({ name }) => quoted(name))
  const fields = table.columns.map(({ name }) => `(${quoted(name)}).value as ${quoted(name)}`)
  const beyond = after ? `and (${keys.join(', ')}) > (${table.keys.map(({ type }, at) => `$${at + 2}::${type}`).join(', ')})` : ''
  return tx.unsafe<Stored[]>(
    `select ${[...keys, ...fields].join(', ')} from ${quoted(table.name)} where (${staleIn(table)}) ${beyond}
     order by ${keys.join(', ')} limit ${BATCH} for update skip locked`,
    [prefix, ...(after ? table.keys.map(({ name }) => after[name] ?? null) : [])],
  )
}

/** Whether a value is left that is not under the newest key: one whose row was locked during the round. */
async function isLeft(sql: Sql, table: EncryptedTable, prefix: string): Promise<boolean> {
  const rows = await sql.unsafe(`select from ${quoted(table.name)} where ${staleIn(table)} limit 1`, [prefix])
  return rows.length > 0
}

function staleIn({ columns }: EncryptedTable): string {
  return columns
    .map(({ name }) => `(${quoted(name)}).value not in ('{}', '[]', '""') and not starts_with((${quoted(name)}).value, $1)`)
    .join(' or ')
}

function resealed(row: Stored, ring: KeyRing, { table, plain, prefix }: Batch): Stored {
  const values = table.columns.map(({ name, type }) => {
    const stored = row[name] as string | null
    if (stored === null || stored.startsWith(prefix)) return [name, stored] as const
    const json = plain && !stored.startsWith('v1.') ? stored : openValue(ring, type, stored)
    return [name, encryptValue(ring, type, json)] as const
  })
  return { ...row, ...Object.fromEntries(values) }
}

async function writeBack(tx: TransactionSql, { name, keys, columns }: EncryptedTable, rows: readonly Stored[]): Promise<void> {
  const fields = [...keys, ...columns].map((field) => quoted(field.name))
  const types = [...keys.map(({ type }) => type), ...columns.map(() => 'text')]
  const written = columns.map(
    ({ name: field, type }) =>
      `${quoted(field)} = case when n.${quoted(field)} is null then null else row(n.${quoted(field)})::${quoted(type)} end`,
  )
  await tx.unsafe(
    `update ${quoted(name)} t set ${written.join(', ')}
     from unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')}) as n (${fields.join(', ')})
     where ${keys.map((key) => `t.${quoted(key.name)} = n.${quoted(key.name)}`).join(' and ')}`,
    [...keys, ...columns].map((field) => rows.map((row) => row[field.name] ?? null)) as never[],
  )
}

function newestPrefix(ring: KeyRing): string {
  return valuePrefix(ring.keys()[0]?.id ?? '')
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
