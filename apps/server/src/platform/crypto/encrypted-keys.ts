import type { Sql } from '../db/database.ts'
import type { KeyRing } from './key-ring.ts'

const MARKS = 'data_keys'
/** Since when each of them seals, by name. */
const SINCE = 'data_keys_since'

/** Which keys have sealed something in this database, by name, with what tells each from another of the same name. */
type Marks = Record<string, string>

/**
 * Stops a start that could not read what is sealed: a key is missing, or another has its name. A database that knows the newest key not yet
 * gets to know it, as of `now`.
 */
export async function checkKeys(sql: Sql, ring: KeyRing, now: string): Promise<void> {
  const marks = await findKeyIds(sql)
  const held = new Map(ring.keys().map(({ id, mark }) => [id, mark]))
  const { place } = ring.source
  for (const [id, mark] of Object.entries(marks)) {
    if (!held.has(id))
      throw new Error(`This database holds values encrypted with the key ${id}, which is not in ${place}: bring it back, or set DATA_KEYS.`)
    if (held.get(id) !== mark)
      throw new Error(`The key ${id} in ${place} is not the one this database was encrypted with: bring the right one back.`)
  }
  await writeKeyId(sql, ring, now)
}

/** Keeps that the newest key seals in this database, and since when if it is new here. */
export async function writeKeyId(sql: Sql, ring: KeyRing, now: string): Promise<void> {
  const [newest] = ring.keys()
  if (!newest) return
  await sql`
    with marked as (
      insert into settings (key, value) values (${MARKS}, ${sql.json({ [newest.id]: newest.mark })})
      on conflict (key) do update set value = settings.value || excluded.value where not settings.value @> excluded.value
      returning key
    )
    insert into settings (key, value) select ${SINCE}, ${sql.json({ [newest.id]: now })} from marked
    on conflict (key) do update set value = excluded.value || settings.value`
}

/** Records that a key no longer encrypts anything. */
export async function forgetKey(sql: Sql, id: string): Promise<void> {
  await sql`update settings set value = value - ${id}::text where key in (${MARKS}, ${SINCE})`
}

/** The names of the keys that have sealed something. */
export async function findKeyIds(sql: Sql): Promise<Marks> {
  const [row] = await sql<{ value: Marks }[]>`select value from settings where key = ${MARKS}`
  return row?.value ?? {}
}

/** Since when a key encrypts in this database, as ISO; null if it did so before that was recorded. */
export async function findSince(sql: Sql, id: string): Promise<string | null> {
  const [row] = await sql<{ since: string | null }[]>`select value ->> ${id} as since from settings where key = ${SINCE}`
  return row?.since ?? null
}
