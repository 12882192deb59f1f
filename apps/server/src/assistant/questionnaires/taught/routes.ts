import * as contract from '@clinic/contract/questionnaires/missed-replies'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { dismissMissedReply, restoreMissedReply } from './dismiss-missed-reply.ts'
import { listMissedReplies } from './list-missed-replies.ts'
import { measureMeanings } from './measure-meanings.ts'
import type { Reader } from './reader.ts'

/** What the clinic teaches the chat about the options of questions, and the replies that were not understood. */
export function mountTaughtMeanings(mount: Mount<Caller>, reader: Reader): void {
  mount(contract.listMissedReplies, ({ query }, caller) => listMissedReplies(staffContext(caller), reader, query.language))
  mount(contract.dismissMissedReply, ({ body }, caller) => dismissMissedReply(staffContext(caller), body))
  mount(contract.restoreMissedReply, ({ body }, caller) => restoreMissedReply(staffContext(caller), body))
  mount(contract.readMeaningsEffect, ({ params }, caller) => measureMeanings(staffContext(caller), params.id, reader))
}
