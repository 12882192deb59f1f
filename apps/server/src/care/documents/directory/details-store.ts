import type { PractitionerDetails } from '@clinic/contract/documents/practitioner-details'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** What is printed of a practitioner; null: nothing was entered yet. */
export async function findDetails(sql: Sql | Tx, user_id: number): Promise<PractitionerDetails | null> {
  const [row] = await sql<PractitionerDetails[]>`
    select given_name, surname, register_given_name, register_surname, profession, address, phone, fax, email, version
    from practitioner_details where user_id = ${user_id}`
  return row ?? null
}

export async function findAccount(sql: Sql | Tx, user_id: number): Promise<{ name: string; first_name: string; last_name: string } | null> {
  const [row] = await sql<{ name: string; first_name: string; last_name: string }[]>`
    select name, first_name, last_name from users where id = ${user_id} and deleted_at is null`
  return row ?? null
}

/** False: it is not as it was read. */
export async function writeDetails(tx: Tx, user_id: number, { version, ...fields }: PractitionerDetails): Promise<boolean> {
  const { count } =
    version === 0
      ? await tx`insert into practitioner_details ${tx({ user_id, ...fields })} on conflict do nothing`
      : await tx`update practitioner_details set ${tx(fields)}, version = version + 1 where user_id = ${user_id} and version = ${version}`
  return count === 1
}
