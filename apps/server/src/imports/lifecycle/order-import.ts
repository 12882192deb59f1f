import type { AuditEntry } from '@clinic/contract/audit'
import type { ImportDetail, ImportState } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, RECORDED_AS_IMPORT } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentDetail } from './present.ts'
import { readImport } from './read-import.ts'
import { lockImport, type StoredImport } from './store.ts'

export type ImportOrder = {
  id: number
  version: number
  /** The states it is allowed in. */
  from: readonly ImportState[]
  /** Writes the order; changes to patients are audited when done. */
  write(tx: Tx, stored: StoredImport): Promise<AuditEntry | undefined>
}

/**
 * Orders a step of an import, if it is in the state the user saw. Refusals: `import-not-found`, `import-changed`,
 * `import-not-ready` in another state.
 */
export async function orderImport(context: StaffContext, { id, version, from, write }: ImportOrder): Promise<ImportDetail> {
  await change(context, async (tx) => {
    const stored = await lockImport(tx, id)
    if (!stored || stored.state === 'discarded') throw new Problem('import-not-found')
    if (stored.version !== version) throw new Problem('import-changed', { import: presentDetail(stored) })
    if (!from.includes(stored.state)) throw new Problem('import-not-ready', { import: presentDetail(stored) })
    return { result: undefined, audit: (await write(tx, stored)) ?? RECORDED_AS_IMPORT }
  })
  return readImport(context, id)
}

/** Whom the background work is attributed to. */
export function orderedBy({ staff, address }: StaffContext): { ordered_by: number; ordered_from: string } {
  return { ordered_by: staff.id, ordered_from: address }
}
