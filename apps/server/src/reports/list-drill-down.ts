import type { DrillDown, DrillDownQuery } from '@clinic/contract/reports'
import { bucketMinutes } from '@clinic/core/reports/arrange-snapshot'
import { reportColumns } from '@clinic/core/reports/report-columns'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { note } from '../platform/db/change.ts'
import { readFromReplica } from '../platform/db/read-replica.ts'
import { presentDrillDown, presentFacts } from './present-drill-down.ts'
import { resolveRange } from './resolve-range.ts'
import { findDrillDown } from './store.ts'

/** Default horizon of listed renewals, in days. */
const RENEWALS_AHEAD = 90

/**
 * A page of the patients behind a figure, with the columns and cells of its CSV. Audited. Refusal: `invalid-input`
 * for a reversed range.
 */
export async function listDrillDown(context: StaffContext, query: DrillDownQuery): Promise<DrillDown> {
  const { figure, bucket, within = RENEWALS_AHEAD, page, size, ...asked } = query
  const range = resolveRange(context, asked)
  const { user, province, reason, type, weekday, hour } = asked
  const minutes = bucket === undefined ? undefined : bucketMinutes(bucket)
  const columns = reportColumns(figure)
  const shown = { filters: { user, province, reason, type, weekday, hour, minutes }, offset: (page - 1) * size, limit: size }
  const { rows, total } = await readFromReplica(context.sql, (sql) => findDrillDown(sql, { figure, range, within }, shown))
  await note(context, {
    action: 'Read Report',
    description: `Listed the patients behind ${figure} of ${range.first} to ${range.last}, page ${page}`,
    entity: { kind: 'list', id: figure },
    additionalInfo: JSON.stringify({ rows: rows.length, total }),
  })
  const facts = presentFacts(context)
  const listed = rows.map((row) => ({ patient_id: row.patient_id, behind: presentDrillDown(row, facts) }))
  return {
    columns: columns.map(({ header }) => header),
    rows: listed.map(({ patient_id, behind }) => ({ patient_id, cells: columns.map(({ cell }) => cell(behind)) })),
    total,
  }
}
