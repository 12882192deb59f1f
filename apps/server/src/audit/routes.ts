import * as contract from '@clinic/contract/audit'
import { type Caller, staffContext } from '../identity/auth/access/context.ts'
import type { Mount } from '../platform/http/http.ts'
import { streamText } from '../platform/http/stream-text.ts'
import { countNewer } from './count-newer.ts'
import { exportEntries } from './export-entries.ts'
import { listActivity } from './list-activity.ts'
import { readEntries } from './read-entries.ts'
import { readState } from './read-state.ts'
import { searchEntries } from './search-entries.ts'
import { writeEntry } from './write-entry.ts'

/** The audit calls (D2 §7), the administrators’ search, and everyone’s own activity. */
export function mountAudit(mount: Mount<Caller>) {
  mount(contract.readAuditLog, ({ params }, caller) => readEntries(staffContext(caller), params.patient_id))
  mount(contract.writeAuditLog, ({ body }, caller) => writeEntry(staffContext(caller), body))
  mount(contract.searchAudit, ({ query }, caller) => searchEntries(staffContext(caller), query))
  mount(contract.countNewerAudit, ({ query }, caller) => countNewer(staffContext(caller), query))
  mount(contract.exportAudit, async ({ query }, caller) => {
    const { name, pieces } = await exportEntries(staffContext(caller), query)
    const headers = { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` }
    return new Response(streamText(pieces), { headers }) as never
  })
  mount(contract.readAuditState, (_, caller) => readState(staffContext(caller)))
  mount(contract.myActivity, ({ query }, caller) => listActivity(staffContext(caller), query.before))
}
