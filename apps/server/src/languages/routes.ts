import * as contract from '@clinic/contract/languages'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { approveText } from './approve-text.ts'
import { readFrench } from './read-french.ts'
import { withdrawApproval } from './withdraw-approval.ts'

/** What patients are told in other languages than English, and who approved it. */
export function mountLanguages(mount: Mount<Caller>) {
  mount(contract.readFrench, (_, caller) => readFrench(staffContext(caller)))
  mount(contract.approveText, ({ params, body }, caller) => approveText(staffContext(caller), params.key, body.hash))
  mount(contract.withdrawApproval, ({ params }, caller) => withdrawApproval(staffContext(caller), params.key))
}
