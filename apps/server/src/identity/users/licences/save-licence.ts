import type { AuditChanges } from '@clinic/contract/audit'
import { PROVINCES } from '@clinic/contract/provinces'
import type { Licence } from '@clinic/contract/users/licences'
import { licenceErrors } from '@clinic/core/users/licence-errors'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { StaffContext } from '../../auth/access/context.ts'
import { userId } from '../directory/user-id.ts'
import { findLicences, lockAccount, type StoredLicence, writeLicence } from './licence-store.ts'
import { readLicences } from './read-licences.ts'

/** Adds or changes a licence (F-7). Refusals: `user-not-found`, `licence-changed`, `invalid-input` for dates out of order. */
export async function saveLicence(context: StaffContext, { id: said, ...licence }: StoredLicence & { id: string }): Promise<Licence[]> {
  const id = userId(said)
  const fields = licenceErrors(licence)
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  await change(context, async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account) throw new Problem('user-not-found')
    const before = (await findLicences(tx, id)).find(({ province }) => province === licence.province)
    const changes = differences(before, licence)
    if (before && Object.keys(changes).length === 0) return { result: null, audit: NOTHING_CHANGED }
    if (!(await writeLicence(tx, id, licence))) throw new Problem('licence-changed')
    return {
      result: null,
      audit: {
        action: 'Save Licence',
        description: `Licence of ${account.name} in ${PROVINCES[licence.province]} ${before ? 'changed' : 'added'}`,
        entity: { kind: 'user', id: String(id) },
        changes,
      },
      live: [{ kind: 'user', id: String(id), version: null, audience: ['users', `user:${id}`] }],
    }
  })
  return readLicences(context, said)
}

function differences(before: StoredLicence | undefined, { version: _, ...after }: StoredLicence): AuditChanges {
  const fields = Object.keys(after) as (keyof typeof after)[]
  const changed = fields.filter((field) => (before?.[field] ?? null) !== after[field])
  return Object.fromEntries(changed.map((field) => [field, { from: before?.[field] ?? null, to: after[field] }]))
}
