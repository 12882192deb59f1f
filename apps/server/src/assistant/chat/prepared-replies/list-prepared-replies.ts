import type { PreparedReply } from '@clinic/contract/chat/prepared-replies'
import type { Context } from '../../../platform/db/change.ts'
import { findReplies } from './store.ts'

/** All of them by name, drafts too: the page offers drafts to those who write or approve. */
export function listPreparedReplies({ sql }: Pick<Context, 'sql'>): Promise<PreparedReply[]> {
  return findReplies(sql)
}
