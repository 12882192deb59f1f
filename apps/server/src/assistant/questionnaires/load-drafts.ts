import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { findDraft, findDrafts } from './draft-store.ts'

type DraftQuestions = Omit<Questionnaire, 'version'>

/** What the drafts ask that are not deleted: all of them, or that of a key. */
export async function loadDrafts(sql: Sql | TransactionSql, key: string | null = null): Promise<DraftQuestions[]> {
  // A number would find a draft by its number.
  const named = key !== null && /^[a-z]/.test(key) ? await findDraft(sql, key) : null
  const found = key === null ? await findDrafts(sql) : named === null ? [] : [named]
  return found.filter(({ deleted_at }) => deleted_at === null)
}
