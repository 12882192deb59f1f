import * as contract from '@clinic/contract/chat/prepared-replies'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { searchArticles } from '../../articles/search-articles.ts'
import { listPreparedReplies } from './list-prepared-replies.ts'
import { approvePreparedReply, createPreparedReply, savePreparedReply } from './save-prepared-reply.ts'

/** What staff have at hand while they write to a patient. */
export function mountPreparedReplies(mount: Mount<Caller>): void {
  mount(contract.searchArticles, ({ body }, caller) => searchArticles(staffContext(caller), body))
  mount(contract.listPreparedReplies, (_, caller) => listPreparedReplies(staffContext(caller)))
  mount(contract.createPreparedReply, ({ body }, caller) => createPreparedReply(staffContext(caller), body))
  mount(contract.savePreparedReply, ({ params, body }, caller) => savePreparedReply(staffContext(caller), params.id, body))
  mount(contract.approvePreparedReply, ({ params, body }, caller) => approvePreparedReply(staffContext(caller), params.id, body.version))
}
