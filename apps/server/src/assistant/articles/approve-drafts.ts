import type { ChatLanguage } from '@clinic/contract/chat'
import type { TransactionSql } from '../../platform/db/database.ts'
import { approveVersion, findNewest } from './store.ts'

type Order = { language: ChatLanguage; user_id: number; now: string }

/** Approves every article of a language that nobody has approved or withdrawn yet: for a clinic that is filled from the start. */
export async function approveDrafts(tx: TransactionSql, { language, user_id, now }: Order): Promise<void> {
  for (const { id, version, live_version, withdrawn_at, ...article } of await findNewest(tx as never)) {
    if (article.language !== language || live_version !== null || withdrawn_at !== null) continue
    await approveVersion(tx, { id, version, user_id, now })
  }
}
