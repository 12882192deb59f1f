import type { TransactionSql } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { type Draft, lockDraft } from './draft-store.ts'

/**
 * A draft by its number or key, with nobody else writing it. Refusals: `questionnaire-not-found`, also of a deleted one, and
 * `questionnaire-changed` with who changed it where it is not at the revision that was read any more.
 */
export async function lockDraftForEdit(tx: TransactionSql, id: string, read?: number): Promise<Draft> {
  const draft = await lockDraft(tx, id)
  if (!draft || draft.deleted_at !== null) throw new Problem('questionnaire-not-found')
  if (read !== undefined) refuseOldRevision(draft, read)
  return draft
}

/** Refusal: `questionnaire-changed` with who changed it. */
export function refuseOldRevision({ revision, updated_by }: Draft, read: number): void {
  if (read !== revision) throw new Problem('questionnaire-changed', { name: updated_by ?? 'A new version of the program', revision })
}
