import type { PractitionerDetails } from '@clinic/contract/documents/practitioner-details'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAccount, findDetails, writeDetails } from './details-store.ts'
import { readId } from './read-id.ts'
import { readPractitionerDetails } from './read-practitioner-details.ts'

/** Refusals: `user-not-found`, `details-changed`. */
export async function savePractitionerDetails(
  context: StaffContext,
  { id: said, ...fields }: PractitionerDetails & { id: string },
): Promise<PractitionerDetails> {
  await change(context, async (tx) => {
    const id = readId(said)
    const account = id === null ? null : await findAccount(tx, id)
    if (id === null || !account) throw new Problem('user-not-found')
    const before = await findDetails(tx, id)
    const { version: _, ...told } = fields
    const changed = (Object.keys(told) as (keyof typeof told)[]).filter((field) => (before?.[field] ?? null) !== told[field])
    if (before && changed.length === 0) return { result: null, audit: NOTHING_CHANGED }
    if (!(await writeDetails(tx, id, fields))) throw new Problem('details-changed')
    return {
      result: null,
      audit: {
        action: 'Save Practitioner Details',
        description: `What documents print of ${account.name} ${before ? 'changed' : 'added'}`,
        entity: { kind: 'user', id: String(id) },
        changes: Object.fromEntries(changed.map((field) => [field, { from: before?.[field] ?? null, to: told[field] }])),
      },
    }
  })
  return readPractitionerDetails(context, said)
}
