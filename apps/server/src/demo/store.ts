import type { Sql, Tx } from '../platform/db/database.ts'

/** Settings written by the seed: whether this is the demo clinic, and its logins. */
export async function findSettings(sql: Sql): Promise<{ demo: unknown; demo_people: unknown }> {
  const rows = await sql<{ key: string; value: unknown }[]>`select key, value from settings where key in ('demo', 'demo_people')`
  const setting = (key: string) => rows.find((row) => row.key === key)?.value ?? null
  return { demo: setting('demo'), demo_people: setting('demo_people') }
}

/** Someone of the demo clinic with a province and a number, another one each time. */
export async function pickPatient(tx: Tx): Promise<string | null> {
  const [row] = await tx<{ patient_id: string }[]>`
    select patient_id from patients where patient_active and province is not null and phone <> '' and first_name <> '' order by random() limit 1`
  return row?.patient_id ?? null
}
