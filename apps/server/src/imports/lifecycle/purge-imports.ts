import { IMPORT_KEPT_DAYS, IMPORT_UNDO_DAYS } from '@clinic/contract/imports'
import { later } from '../../platform/clock.ts'
import { type Context, change, RECORDED_AS_IMPORT } from '../../platform/db/change.ts'
import { deleteContent, findStale, findUndoable, lockImport, updateImport } from './store.ts'

const DAY = 24 * 3600

/**
 * Deletes files and row previews untouched for `IMPORT_KEPT_DAYS`, and undo data past its period. The history stays;
 * an import that waited for a user ends. One transaction each.
 */
export async function purgeImports(at: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<void> {
  const context: Context = { ...at, actor: { kind: 'nobody', name: 'Clean-up' }, address: '' }
  for (const { id } of await findStale(at.sql, later(at.now, -IMPORT_KEPT_DAYS * DAY))) await removeContent(context, id)
  for (const { id } of await findUndoable(at.sql, later(at.now, -IMPORT_UNDO_DAYS * DAY))) {
    await change(context, async (tx) => {
      const stored = await lockImport(tx, id)
      // An undo may just have started.
      if (stored?.state === 'applied' || stored?.state === 'undone') await deleteContent(tx, id, { writes: true })
      return { result: undefined, audit: RECORDED_AS_IMPORT }
    })
  }
}

function removeContent(context: Context, id: number): Promise<void> {
  return change(context, async (tx, context) => {
    const stored = await lockImport(tx, id)
    if (!stored || !['choosing', 'checked', 'applied', 'undone', 'refused'].includes(stored.state))
      return { result: undefined, audit: RECORDED_AS_IMPORT }
    const waited = stored.state === 'choosing' || stored.state === 'checked'
    await deleteContent(tx, id, { writes: stored.state !== 'applied' })
    await updateImport(tx, id, {
      plain: { content_removed_at: context.now, ...(waited && { state: 'refused' as const }) },
      json: { sheets: [], unknown_values: {}, ...(waited && { choices: null, counts: null, fault: { code: 'expired', details: {} } }) },
    })
    return {
      result: undefined,
      audit: { action: 'Import File Removed', description: `File of import ${id} removed`, entity: { kind: 'import', id: String(id) } },
    }
  })
}
