import type { ImportDetail } from '@clinic/contract/imports'
import type { StaffContext } from '../auth/context.ts'
import { Problem } from '../platform/problem.ts'
import { orderedBy, orderImport } from './order-import.ts'
import { updateImport } from './store.ts'

/** Has a whole import taken back; `restore` names the fields that go back though somebody has changed them since. Refusals: those of `orderImport`. */
export function undoImport(
  context: StaffContext,
  { id, version, restore }: { id: number; version: number; restore: { key: string; field: string }[] },
): Promise<ImportDetail> {
  return orderImport(context, {
    id,
    version,
    from: ['applied'],
    write: async (tx, { counts }) => {
      const total = (counts?.new ?? 0) + (counts?.changed ?? 0)
      if (total === 0) throw new Problem('import-empty')
      await updateImport(tx, id, {
        plain: { state: 'undoing', attempts: 0, progress: 0, total, ...orderedBy(context) },
        json: { restore },
      })
      return undefined
    },
  })
}
