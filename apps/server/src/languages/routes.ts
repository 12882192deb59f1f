import * as contract from '@clinic/contract/languages'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { approveText } from './approve-text.ts'
import { readFrench } from './read-french.ts'
import { readWords } from './read-words.ts'
import { saveWords } from './save-words.ts'
import { withdrawApproval } from './withdraw-approval.ts'

/** What patients are told in other languages than English, and who approved it. */
export function mountLanguages(mount: Mount<Caller>) {
  mount(contract.readFrench, (_, caller) => readFrench(staffContext(caller)))
  mount(contract.readWords, ({ params, query }, caller) => readWords(staffContext(caller), params.key, query.of))
  mount(contract.saveWords, ({ params, query, body }, caller) => saveWords(staffContext(caller), { ...params, ...query, ...body }))
  mount(contract.approveText, ({ params, body }, caller) => approveText(staffContext(caller), params.key, body.hash))
  mount(contract.withdrawApproval, ({ params }, caller) => withdrawApproval(staffContext(caller), params.key))
}
