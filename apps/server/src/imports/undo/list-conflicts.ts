import type { Output } from '@clinic/contract/endpoint'
import type { listConflicts as changedCall } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { findLook, iterateChanges } from './iterate-changes.ts'
import { addSince } from './preview-undo.ts'

/** A page of fields changed since the import, after a row; audited with its first page. Refusals: as `previewUndo`. */
export async function listConflicts(
  context: StaffContext,
  { id, after }: { id: number; after: number },
): Promise<Output<typeof changedCall>> {
  const page: Output<typeof changedCall> = { changed: [], next: null }
  const look = await findLook(context, { id, after })
  for await (const { since } of iterateChanges(context, look, { id, after })) if (!addSince(page, since)) break
  return page
}
