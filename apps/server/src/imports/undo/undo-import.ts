import type { ImportDetail, UndoChoice } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { orderedBy, orderImport } from '../lifecycle/order-import.ts'
import { isUndoOver } from '../lifecycle/present.ts'
import { updateImport } from '../lifecycle/store.ts'

/**
 * Starts undoing an import; the choice says which fields to restore although they changed since. Refusals: as
 * `orderImport`, `import-undo-over`.
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
