import { endViewing, readOverview as readCall, startViewing } from '@clinic/contract/record'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { readOverview } from './read-overview.ts'
import { viewRecord } from './view-record.ts'

/** A patient's record beside the status row, and who has it open. */
export function mountRecord(mount: Mount<Caller>): void {
  mount(readCall, ({ params }, caller) => readOverview(staffContext(caller), params.patient_id))
  mount(startViewing, ({ params }, caller) => viewRecord(staffContext(caller), { ...params, open: true }))
  mount(endViewing, ({ params }, caller) => viewRecord(staffContext(caller), { ...params, open: false }))
}
