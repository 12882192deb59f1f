import type { Seller } from '@clinic/contract/documents/sellers'
import { readPhone } from '@clinic/core/shared/read-phone'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readId } from './read-id.ts'
import { findSeller, findSellers, isNameTaken, writeSeller } from './seller-store.ts'

/** Refusals: `seller-not-found`, `seller-changed`, `seller-name-taken`, `invalid-input` for numbers that cannot be called. */
export async function saveSeller(context: StaffContext, { id: said, ...fields }: Omit<Seller, 'id'> & { id: string }): Promise<Seller[]> {
  const id = readId(said)
  if (id === null) throw new Problem('seller-not-found')
  if (readPhone(fields.phone) === null) throw new Problem('invalid-input', { fields: { phone: 'is not a phone number' } })
  if (fields.fax !== '' && readPhone(fields.fax) === null) throw new Problem('invalid-input', { fields: { fax: 'is not a fax number' } })
  await change(context, async (tx) => {
    const before = id === 0 ? null : await findSeller(tx, id)
    if (id !== 0 && !before) throw new Problem('seller-not-found')
    const { version: _, ...told } = fields
    const changed = Object.entries(told).filter(([field, value]) => (before?.[field as keyof Seller] ?? null) !== value)
    if (changed.length === 0) return { result: null, audit: NOTHING_CHANGED }
    if (await isNameTaken(tx, { id, name: fields.name })) throw new Problem('seller-name-taken', { name: fields.name })
    const saved = await writeSeller(tx, { ...fields, id })
    if (saved === null) throw new Problem('seller-changed')
    return {
      result: null,
      audit: {
        action: 'Save Seller',
        description: `Seller ${fields.name} ${before ? 'changed' : 'added'}`,
        entity: { kind: 'seller', id: String(saved) },
        changes: Object.fromEntries(changed.map(([field, to]) => [field, { from: before?.[field as keyof Seller] ?? null, to }])),
      },
    }
  })
  return findSellers(context.sql)
}
