import type { ImportDetail } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { orderedBy, orderImport } from './order-import.ts'
import { updateImport } from './store.ts'

/**
 * Starts applying the preview. Refusals: as `orderImport`, `import-faulty` when rows with errors must stop
 * everything, `import-empty` when no row is new or changed.
 */
export function applyImport(context: StaffContext, { id, version }: { id: number; version: number }): Promise<ImportDetail> {
  return orderImport(context, {
    id,
    version,
    from: ['checked'],
    write: async (tx, { counts, choices }) => {
      if (choices?.faulty_rows === 'refuse_all' && counts && counts.refused > 0)
        throw new Problem('import-faulty', { count: counts.refused })
      const total = (counts?.new ?? 0) + (counts?.changed ?? 0)
      if (total === 0) throw new Problem('import-empty')
      await updateImport(tx, id, { plain: { state: 'applying', attempts: 0, progress: 0, total, ...orderedBy(context) } })
      return undefined
    },
  })
}
