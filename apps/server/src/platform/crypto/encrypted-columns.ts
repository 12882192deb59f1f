import type { Sql } from '../db/database.ts'
import { everyPool } from '../db/read-replica.ts'
import { type KeyRing, SealBroken } from './key-ring.ts'

/** A kind of sealed column, as the database names it; its name is the purpose that its values are sealed for. */
type EncryptedType = { name: string; oid: number; typarray: number }

/** Per pool, how values of each encrypted type are written for code that does not send them as parameters. */
const writers = new WeakMap<object, Map<string, (value: unknown) => string>>()

/** Empty values need no encryption and look the same for every row. */
const NOTHING = ['{}', '[]', '""']

/**
 * From here on these connections seal what is written to a sealed column (its type is one of `sealed_…`) and open what is read from it: a store
 * gives and gets the value itself, which travels as JSON. Before, writing one is refused by PostgreSQL. Call it after the migrations.
 */
export async function encryptColumns(sql: Sql, ring: KeyRing): Promise<void> {
  for (const type of await findEncryptedTypes(sql)) for (const pool of everyPool(sql)) register(pool, type, ring)
}

/** The kinds of sealed columns that there are. */
function findEncryptedTypes(sql: Sql): Promise<EncryptedType[]> {
  return sql<EncryptedType[]>`
    select typname as name, oid::bigint as oid, typarray::bigint as typarray from pg_type
    where typname like 'sealed\\_%' and typtype = 'c' and typnamespace = current_schema()::regnamespace`
}

function register({ options }: Sql, { name, oid, typarray }: EncryptedType, ring: KeyRing): void {
  const seal = (value: unknown) => asComposite(encryptValue(ring, name, JSON.stringify(value)))
  const open = (text: string): unknown => JSON.parse(openValue(ring, name, fromComposite(text)))
  options.types.add({ oid, array: typarray, serialize: seal, parse: open })
  writers.set(options, (writers.get(options) ?? new Map()).set(name, seal))
}

/**
 * How values of an encrypted type are written in the lines of a COPY, which has no parameters for the driver to
 * encrypt.
 */
export function encrypterOf({ options }: Sql, name: string): (value: unknown) => string {
  const seal = writers.get(options)?.get(name)
  if (!seal) throw new Error(`these connections do not seal ${name}`)
  return seal
}

/** A JSON text as a column of this kind holds it. */
export function encryptValue(ring: KeyRing, purpose: string, json: string): string {
  return NOTHING.includes(json) ? json : ring.seal(json, purpose)
}

/** The JSON text of a stored value. Throws `SealBroken`. */
export function openValue(ring: KeyRing, purpose: string, stored: string): string {
  return NOTHING.includes(stored) ? stored : ring.open(stored, purpose)
}

/** How PostgreSQL writes a row of one text; nothing of ours has more signs to quote than two quotation marks. */
function asComposite(value: string): string {
  return value === '""' ? '("""""")' : `(${value})`
}

function fromComposite(text: string): string {
  const inner = text.slice(1, -1)
  if (!inner.startsWith('"')) return inner
  if (inner !== '""""""') throw new SealBroken('a value in a sealed column is not sealed')
  return '""'
}
