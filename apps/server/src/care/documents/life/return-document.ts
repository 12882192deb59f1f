import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { type ChangedDocument, changeDocument } from './change-document.ts'

/** A seller sent it back; another may register it, and its end counts from the first registration. Refusals: those of `changeDocument`. */
export function returnDocument(
  context: StaffContext,
  { id, on, reason }: { id: string; on: string; reason: string },
): Promise<ChangedDocument> {
  return changeDocument(context, {
    id,
    action: 'Return Medical Document',
    message: 'Return recorded.',
    told: `returned on ${on}`,
    reason,
    step: (_, __, today) => ({ action: 'return', on, today }),
  })
}
