import { readAuditLog, writeAuditLog } from '@clinic/contract/audit'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { readEntries } from './read-entries.ts'
import { writeEntry } from './write-entry.ts'

/** The audit log's calls (D2 §7). */
export function mountAudit(mount: Mount<Caller>) {
  mount(readAuditLog, ({ params }, caller) => readEntries(staffContext(caller), params.patient_id))
  mount(writeAuditLog, ({ body }, caller) => writeEntry(staffContext(caller), body))
}
