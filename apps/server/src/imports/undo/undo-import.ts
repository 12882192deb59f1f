import type { ImportDetail, UndoChoice } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { orderedBy, orderImport } from '../lifecycle/order-import.ts'
import { isUndoOver } from '../lifecycle/present.ts'
import { updateImport } from '../lifecycle/store.ts'

/**
 * Has a whole import taken back; the choice says which fields go back though somebody has changed them since. Refusals: those of `orderImport`,
 * `import-undo-over` when the time for it is over.
 */
export function undoImport(
  context: StaffContext,
  { id, version, ...choice }: { id: number; version: number } & UndoChoice,
): Promise<ImportDetail> {
  return orderImport(context, {
    id,
    version,
    from: ['applied'],
    write: async (tx, { counts, ...stored }) => {
      if (isUndoOver(stored, context.now)) throw new Problem('import-undo-over')
      const total = (counts?.new ?? 0) + (counts?.changed ?? 0)
      if (total === 0) throw new Problem('import-empty')
      await updateImport(tx, id, {
        plain: { state: 'undoing', attempts: 0, progress: 0, total, ...orderedBy(context) },
        json: { restore: choice },
      })
      return undefined
    },
  })
}
