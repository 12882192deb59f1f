import * as contract from '@clinic/contract/patients/calls'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { decideContact } from './decide-contact.ts'
import { readCalls } from './read-calls.ts'
import { recordCall } from './record-call.ts'

/** Calls to patients. */
export function mountCalls(mount: Mount<Caller>): void {
  mount(contract.readCalls, ({ params }, caller) => readCalls(staffContext(caller), params.patient_id))
  mount(contract.recordCall, ({ params, body }, caller) => recordCall(staffContext(caller), { ...params, ...body }))
  mount(contract.decideContact, ({ params, body }, caller) => decideContact(staffContext(caller), { ...params, choice: body }))
}
