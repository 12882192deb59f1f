import type { OpeningHours } from '@clinic/contract/chat/opening-hours'
import type { Json, Sql, Tx } from '../../../platform/db/database.ts'

const OPENING_HOURS = 'opening_hours'

/** Null: not set. */
export async function findOpeningHours(sql: Sql | Tx): Promise<OpeningHours | null> {
  const [row] = await sql<{ value: OpeningHours }[]>`select value from settings where key = ${OPENING_HOURS}`
  return row?.value ?? null
}

export async function saveOpeningHours(tx: Tx, value: OpeningHours): Promise<void> {
  await tx`
    insert into settings (key, value) values (${OPENING_HOURS}, ${tx.json(value as Json)}) on conflict (key) do update set value = excluded.value`
}
