import * as contract from '@clinic/contract/questionnaires/content-approvals'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { approveContent, withdrawContent } from './approve-content.ts'
import { readContent } from './present-content.ts'

/** What patients are asked and sign, and which practitioner approved it. */
export function mountContentApprovals(mount: Mount<Caller>) {
  mount(contract.readContent, (_, caller) => readContent(staffContext(caller)))
  mount(contract.approveContent, ({ params }, caller) => approveContent(staffContext(caller), params))
  mount(contract.withdrawContent, ({ params }, caller) => withdrawContent(staffContext(caller), params))
}
