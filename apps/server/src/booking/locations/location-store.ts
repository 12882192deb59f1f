import type { Location, LocationFields } from '@clinic/contract/booking'
import type { Sql, Tx } from '../../platform/db/database.ts'

const columns = (sql: Sql | Tx) => sql`id, version, name, street, city, province, postal_code, phone, hours, active`

/** Every clinic, by province and name. */
export function findLocations(sql: Sql): Promise<Location[]> {
  return sql<Location[]>`select ${columns(sql)} from clinic_locations order by province, lower(name)`
}

/** Lets one writer at a time at the list, so that what is found in it stays so: it changes a few times a year. */
export async function lockLocations(tx: Tx): Promise<void> {
  await tx`lock table clinic_locations in share row exclusive mode`
}

/** One clinic, or `null`. */
export async function findLocation(tx: Tx, id: number): Promise<Location | null> {
  const [row] = await tx<Location[]>`select ${columns(tx)} from clinic_locations where id = ${id}`
  return row ?? null
}

/** Whether another clinic has this name, whatever its case. */
export async function hasName(tx: Tx, { name, except }: { name: string; except: number | null }): Promise<boolean> {
  const rows = await tx`select from clinic_locations where lower(name) = lower(${name}) and id is distinct from ${except}::integer`
  return rows.length > 0
}

/** How many there are. */
export async function countLocations(tx: Tx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from clinic_locations`
  return row?.count ?? 0
}

/** Adds a clinic. */
export async function insertLocation(tx: Tx, fields: LocationFields): Promise<Location> {
  const [row] = await tx<Location[]>`insert into clinic_locations ${tx(fields)} returning ${columns(tx)}`
  if (!row) throw new Error('the clinic was not added')
  return row
}

/** Writes a clinic's fields over those it has, and answers it as it is then. */
export async function replaceLocation(tx: Tx, id: number, fields: LocationFields): Promise<Location> {
  const [row] = await tx<Location[]>`
    update clinic_locations set ${tx(fields)}, version = version + 1 where id = ${id} returning ${columns(tx)}`
  if (!row) throw new Error('the clinic was not written')
  return row
}

/** Takes a clinic out. */
export async function removeLocation(tx: Tx, id: number): Promise<void> {
  await tx`delete from clinic_locations where id = ${id}`
}
