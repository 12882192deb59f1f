import * as contract from '@clinic/contract/reports'
import { type Caller, staffContext } from '../identity/auth/access/context.ts'
import type { Mount } from '../platform/http/http.ts'
import { streamText } from '../platform/http/stream-text.ts'
import { exportReport } from './export-report.ts'
import { listDrillDown } from './list-drill-down.ts'
import { readClinicOverview } from './read-clinic-overview.ts'
import { readMetrics } from './read-metrics.ts'
import { readReport } from './read-report.ts'

/** The reports’ calls (REQ-659, REQ-662). Long responses are streamed. */
export function mountReports(mount: Mount<Caller>) {
  mount(contract.readReport, async ({ query }, caller) => {
    const pieces = await readReport(staffContext(caller), query)
    return new Response(streamText(pieces), { headers: { 'content-type': 'application/json; charset=utf-8' } }) as never
  })
  mount(contract.exportReport, async ({ query }, caller) => {
    const { name, rows, pieces } = await exportReport(staffContext(caller), query)
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      [contract.TOTAL_ROWS_HEADER]: String(rows),
    }
    return new Response(streamText(pieces), { headers }) as never
  })
  mount(contract.readMetrics, ({ query }, caller) => readMetrics(staffContext(caller), query))
  mount(contract.clinicOverview, (_, caller) => readClinicOverview(staffContext(caller)))
  mount(contract.listDrillDown, ({ query }, caller) => listDrillDown(staffContext(caller), query))
}
