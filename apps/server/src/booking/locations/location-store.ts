import type { Location, LocationFields } from '@clinic/contract/booking'
import type { Sql, Tx } from '../../platform/db/database.ts'

const columns = (sql: Sql | Tx) => sql`id, version, name, street, city, province, postal_code, phone, hours, active`

/** By province and name. */
export function findLocations(sql: Sql): Promise<Location[]> {
  return sql<Location[]>`select ${columns(sql)} from clinic_locations order by province, lower(name)`
}

/** Serializes writers of the list, which changes a few times a year. */
export async function lockLocations(tx: Tx): Promise<void> {
  await tx`lock table clinic_locations in share row exclusive mode`
}

export async function findLocation(tx: Tx, id: number): Promise<Location | null> {
  const [row] = await tx<Location[]>`select ${columns(tx)} from clinic_locations where id = ${id}`
  return row ?? null
}

/** Whether another location has this name, ignoring case. */
export async function hasName(tx: Tx, { name, except }: { name: string; except: number | null }): Promise<boolean> {
  const rows = await tx`select from clinic_locations where lower(name) = lower(${name}) and id is distinct from ${except}::integer`
  return rows.length > 0
}

export async function countLocations(tx: Tx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`select count(*)::int as count from clinic_locations`
  return row?.count ?? 0
}

export async function insertLocation(tx: Tx, fields: LocationFields): Promise<Location> {
  const [row] = await tx<Location[]>`insert into clinic_locations ${tx(fields)} returning ${columns(tx)}`
  if (!row) throw new Error('the location was not added')
  return row
}

/** Returns the updated location. */
export async function replaceLocation(tx: Tx, id: number, fields: LocationFields): Promise<Location> {
  const [row] = await tx<Location[]>`
    update clinic_locations set ${tx(fields)}, version = version + 1 where id = ${id} returning ${columns(tx)}`
  if (!row) throw new Error('the location was not written')
  return row
}

export async function removeLocation(tx: Tx, id: number): Promise<void> {
  await tx`delete from clinic_locations where id = ${id}`
}
