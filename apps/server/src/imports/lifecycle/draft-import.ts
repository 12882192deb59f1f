import type { ImportChoices, ImportDetail } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { checkDraft } from './choose-import.ts'
import { orderImport } from './order-import.ts'
import { updateImport } from './store.ts'

/**
 * Saves choices, complete or not, without checking rows; an earlier check becomes invalid. Refusals: as
 * `orderImport`, `invalid-input` for an unknown sheet or field.
 */
export function draftImport(
  context: StaffContext,
  { id, version, choices }: { id: number; version: number; choices: ImportChoices },
): Promise<ImportDetail> {
  return orderImport(context, {
    id,
    version,
    from: ['choosing', 'checked'],
    write: async (tx, stored) => {
      checkDraft(stored, choices)
      await updateImport(tx, id, { plain: { state: 'choosing', kind: choices.kind }, json: { choices, counts: null } })
      return undefined
    },
  })
}
