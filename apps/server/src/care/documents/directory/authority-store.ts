import type { Authority, AuthorityFields } from '@clinic/contract/documents/authority'
import { knownAuthority } from '@clinic/core/documents/known-authority'
import type { Sql, Tx } from '../../../platform/db/database.ts'

/** Every province: as an administrator entered it, or else as it comes with the program. */
export async function findAuthority(sql: Sql | Tx): Promise<Authority[]> {
  const entered = await sql<Authority[]>`
    select a.province, a.status, a."from", a.source, a.checked_on, a.note, u.name as entered_by, a.version
    from np_authority a join users u on u.id = a.entered_by`
  return knownAuthority(entered)
}

/** False: it is not as it was read. */
export async function writeAuthority(
  tx: Tx,
  { version, ...fields }: AuthorityFields & { version: number; entered_by: number },
): Promise<boolean> {
  const { count } =
    version === 0
      ? await tx`insert into np_authority ${tx(fields)} on conflict do nothing`
      : await tx`update np_authority set ${tx(fields)}, version = version + 1 where province = ${fields.province} and version = ${version}`
  return count === 1
}
