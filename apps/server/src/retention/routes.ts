import * as retention from '@clinic/contract/retention'
import { type Caller, staffContext } from '../identity/auth/access/context.ts'
import type { Mount } from '../platform/http/http.ts'
import { listDue } from './list-due.ts'
import { readHolds } from './read-holds.ts'
import { liftRecordHold, setRecordHold } from './set-record-hold.ts'

/** Legal holds and charts due for review. `years`: the retention period after a chart’s last entry. */
export function mountRetention(mount: Mount<Caller>, { years }: { years: number }): void {
  mount(retention.readHolds, ({ params }, caller) => readHolds(staffContext(caller), params.patient_id))
  mount(retention.setHold, ({ params, body }, caller) => setRecordHold(staffContext(caller), { ...params, ...body }))
  mount(retention.liftHold, ({ params, body }, caller) => liftRecordHold(staffContext(caller), { ...params, ...body }))
  mount(retention.listDue, (_parsed, caller) => listDue(staffContext(caller), years))
}
