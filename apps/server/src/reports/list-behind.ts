import type { Behind, BehindQuery } from '@clinic/contract/reports'
import { bucketMinutes } from '@clinic/core/reports/arrange-standing'
import { reportColumns } from '@clinic/core/reports/report-columns'
import type { StaffContext } from '../auth/context.ts'
import { note } from '../platform/change.ts'
import { readAside } from '../platform/read-aside.ts'
import { presentBehind, presentFacts } from './present-behind.ts'
import { resolveRange } from './resolve-range.ts'
import { findBehind } from './store.ts'

/** Days ahead of which renewals are listed when none are named. */
const RENEWALS_AHEAD = 90

/**
 * The patients behind a number, one page of them, in the columns and cells of its CSV. The reading leaves an audit entry. Refusal:
 * `invalid-input` for a range that ends before it starts.
 */
export async function listBehind(context: StaffContext, query: BehindQuery): Promise<Behind> {
  const { figure, bucket, within = RENEWALS_AHEAD, page, size, ...asked } = query
  const range = resolveRange(context, asked)
  const { user, province, reason, type, weekday, hour } = asked
  const minutes = bucket === undefined ? undefined : bucketMinutes(bucket)
  const columns = reportColumns(figure)
  const shown = { filters: { user, province, reason, type, weekday, hour, minutes }, offset: (page - 1) * size, limit: size }
  const { rows, total } = await readAside(context.sql, (sql) => findBehind(sql, { figure, range, within }, shown))
  await note(context, {
    action: 'Read Report',
    description: `Listed the patients behind ${figure} of ${range.first} to ${range.last}, page ${page}`,
    entity: { kind: 'list', id: figure },
    additionalInfo: JSON.stringify({ rows: rows.length, total }),
  })
  const facts = presentFacts(context)
  const listed = rows.map((row) => ({ patient_id: row.patient_id, behind: presentBehind(row, facts) }))
  return {
    columns: columns.map(({ header }) => header),
    rows: listed.map(({ patient_id, behind }) => ({ patient_id, cells: columns.map(({ cell }) => cell(behind)) })),
    total,
  }
}
