import type { ImportDetail } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentDetail } from './present.ts'
import { deleteContent, findImport, lockImport, updateImport } from './store.ts'

/**
 * Deletes an unapplied import with its file and rows. Refusals: `import-not-found`, `import-changed`,
 * `import-not-ready`.
 */
export async function discardImport(context: StaffContext, { id, version }: { id: number; version: number }): Promise<ImportDetail> {
  return change(context, async (tx) => {
    const stored = await lockImport(tx, id)
    if (!stored || stored.state === 'discarded') throw new Problem('import-not-found')
    if (stored.version !== version) throw new Problem('import-changed', { import: presentDetail(stored) })
    if (!['choosing', 'checked', 'refused'].includes(stored.state)) throw new Problem('import-not-ready', { import: presentDetail(stored) })
    await deleteContent(tx, id, { writes: true })
    await updateImport(tx, id, { plain: { state: 'discarded' }, json: { sheets: [], choices: null, unknown_values: {}, counts: null } })
    const after = await findImport(tx, id)
    return {
      result: presentDetail(after ?? stored),
      audit: { action: 'Import Discarded', description: `Import ${id} discarded`, entity: { kind: 'import', id: String(id) } },
    }
  })
}
