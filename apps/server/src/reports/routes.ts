import { readReport as readReportCall } from '@clinic/contract/reports'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { readReport } from './read-report.ts'

/** The report's call (REQ-659). */
export function mountReports(mount: Mount<Caller>) {
  mount(readReportCall, ({ query }, caller) => readReport(staffContext(caller), query))
}
