import { endViewing as endCall, readOverview as readCall, startViewing as startCall } from '@clinic/contract/record'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { readOverview } from './read-overview.ts'
import { endViewing, startViewing } from './start-viewing.ts'

/** A patient's record beside the status row, and who has it open. */
export function mountRecord(mount: Mount<Caller>): void {
  mount(readCall, ({ params }, caller) => readOverview(staffContext(caller), params.patient_id))
  mount(startCall, ({ params }, caller) => startViewing(staffContext(caller), params.patient_id))
  mount(endCall, ({ params }, caller) => endViewing(staffContext(caller), params.patient_id))
}
