import * as contract from '@clinic/contract/translations'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { approveText } from './approve-text.ts'
import { readFrench } from './read-french.ts'
import { readSegments } from './read-segments.ts'
import { saveSegments } from './save-segments.ts'
import { withdrawApproval } from './withdraw-approval.ts'

/** What patients are told in other languages than English, and who approved it. */
export function mountLanguages(mount: Mount<Caller>) {
  mount(contract.readFrench, (_, caller) => readFrench(staffContext(caller)))
  mount(contract.readSegments, ({ params, query }, caller) => readSegments(staffContext(caller), params.key, query.of))
  mount(contract.saveSegments, ({ params, query, body }, caller) => saveSegments(staffContext(caller), { ...params, ...query, ...body }))
  mount(contract.approveText, ({ params, body }, caller) => approveText(staffContext(caller), params.key, body.hash))
  mount(contract.withdrawApproval, ({ params }, caller) => withdrawApproval(staffContext(caller), params.key))
}
