import type { Output } from '@clinic/contract/endpoint'
import { CONFLICTS_PAGE, KEPT_TOLD, type previewUndo as previewCall } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { findLook, iterateChanges, type WrittenRow } from './iterate-changes.ts'
import { countWritten } from './undo-store.ts'

type Preview = Output<typeof previewCall>

/**
 * What undoing would do now. Unchanged rows are only counted, however many. Refusals: `import-not-found`,
 * `import-too-late` when not applied, `import-undo-over`.
 */
export async function previewUndo(context: StaffContext, id: number): Promise<Preview> {
  const { sql } = context
  const look = await findLook(context, { id, after: 0 })
  await note(context, {
    action: 'Read Import',
    description: `What undoing import ${id} would do`,
    entity: { kind: 'import', id: String(id) },
  })
  const counts = look.keys ? await countWritten(sql, id, look.keys) : { clean: 0, removed: 0 }
  const preview: Preview = { ...counts, kept: [], kept_total: 0, changed: [], changed_total: 0, next: null }
  for await (const row of iterateChanges(context, look, { id, after: 0 })) add(preview, row)
  return preview
}

function add(preview: Preview, { row_number, key, outcome, goes, back, since }: WrittenRow): void {
  if (outcome === 'new' && !goes) {
    preview.kept_total += 1
    if (preview.kept.length < KEPT_TOLD)
      preview.kept.push({ row_number, key, reason: 'Changed or used since it was imported, so it stays.' })
  }
  preview.removed += goes ? 1 : 0
  preview.clean += back
  preview.changed_total += since.length
  addSince(preview, since)
}

/** Pages end with a whole row. Returns whether there was room. */
export function addSince(page: Pick<Preview, 'changed' | 'next'>, since: WrittenRow['since']): boolean {
  if (since.length === 0) return true
  if (page.changed.length >= CONFLICTS_PAGE) {
    page.next = page.changed.at(-1)?.row_number ?? null
    return false
  }
  page.changed.push(...since)
  return true
}
