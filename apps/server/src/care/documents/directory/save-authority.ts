import type { Authority, AuthorityFields } from '@clinic/contract/documents/authority'
import { PROVINCES } from '@clinic/contract/provinces'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAuthority, writeAuthority } from './authority-store.ts'

/** Refusals: `authority-changed`, `authority-source-needed`, `invalid-input` for a day ahead. */
export async function saveAuthority(
  context: StaffContext,
  { version, ...fields }: AuthorityFields & { version: number },
): Promise<Authority[]> {
  if (fields.status !== 'unknown' && fields.source === '') throw new Problem('authority-source-needed')
  if (fields.checked_on > dayIn(context.zone, context.now))
    throw new Problem('invalid-input', { fields: { checked_on: 'is in the future' } })
  await change(context, async (tx, context) => {
    const before = (await findAuthority(tx)).find(({ province }) => province === fields.province)
    const changed = (Object.keys(fields) as (keyof AuthorityFields)[]).filter((field) => before?.[field] !== fields[field])
    if (changed.length === 0 && before?.entered_by) return { result: null, audit: NOTHING_CHANGED }
    if (!(await writeAuthority(tx, { ...fields, version, entered_by: context.staff.id }))) throw new Problem('authority-changed')
    return {
      result: null,
      audit: {
        action: 'Save NP Authority',
        description: `Authority of NPs in ${PROVINCES[fields.province]}: ${fields.status}`,
        entity: { kind: 'settings', id: `np_authority:${fields.province}` },
        changes: Object.fromEntries(changed.map((field) => [field, { from: before?.[field] ?? null, to: fields[field] }])),
      },
    }
  })
  return findAuthority(context.sql)
}
