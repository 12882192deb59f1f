import type { Seller } from '@clinic/contract/documents/sellers'
import type { Sql, Tx } from '../../../platform/db/database.ts'

export function findSellers(sql: Sql | Tx): Promise<Seller[]> {
  return sql<Seller[]>`select * from sellers order by active desc, lower(name), id`
}

export async function findSeller(sql: Sql | Tx, id: number): Promise<Seller | null> {
  const [row] = await sql<Seller[]>`select * from sellers where id = ${id}`
  return row ?? null
}

export async function isNameTaken(tx: Tx, { id, name }: Pick<Seller, 'id' | 'name'>): Promise<boolean> {
  const rows = await tx`select from sellers where lower(name) = lower(${name}) and id <> ${id}`
  return rows.length > 0
}

/** Adds the seller where `id` is 0. Null: it is not as it was read, or there is none. */
export async function writeSeller(tx: Tx, { id, version, ...fields }: Seller): Promise<number | null> {
  const [row] =
    id === 0
      ? await tx<{ id: number }[]>`insert into sellers ${tx(fields)} on conflict do nothing returning id`
      : await tx<{ id: number }[]>`
          update sellers set ${tx(fields)}, version = version + 1 where id = ${id} and version = ${version} returning id`
  return row?.id ?? null
}
