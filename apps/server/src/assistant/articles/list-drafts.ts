import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { findNewest, type StoredArticle, type StoredVersion } from './store.ts'

/** The articles that no one has approved or withdrawn yet, by title. */
export async function listDrafts(sql: Sql | TransactionSql): Promise<(StoredArticle & StoredVersion)[]> {
  return (await findNewest(sql)).filter(({ live_version, withdrawn_at }) => live_version === null && withdrawn_at === null)
}
