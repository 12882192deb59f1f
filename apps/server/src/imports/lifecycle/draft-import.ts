import type { ImportChoices, ImportDetail } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { checkDraft } from './choose-import.ts'
import { orderImport } from './order-import.ts'
import { updateImport } from './store.ts'

/**
 * Keeps what somebody has chosen so far, whole or not; nothing is checked by it. What was checked with other choices waits to be checked again.
 * Refusals: those of `orderImport`, `invalid-input` for a sheet or field that is not there.
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
