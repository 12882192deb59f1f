import type { Parsed } from '@clinic/contract/endpoint'
import type { CsvType, exportReport as exportCall } from '@clinic/contract/reports'
import { csvFileName } from '@clinic/core/reports/csv-file-name'
import { CSV_START, csvLine } from '@clinic/core/reports/csv-line'
import { type Column, type DrillDownRow, LIST_OF_CSV, OVERALL_COLUMNS, reportColumns } from '@clinic/core/reports/report-columns'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { note } from '../platform/db/change.ts'
import { chooseReader } from '../platform/db/read-replica.ts'
import { countPeople } from './count-period.ts'
import { presentDrillDown, presentFacts } from './present-drill-down.ts'
import { type Range, resolveRange } from './resolve-range.ts'
import { allDrillDown } from './store.ts'

/** A download: `pieces` is its text, generated while sent; `rows` counts those below the header. */
export type ExportedReport = { name: string; rows: number; pieces: AsyncGenerator<string> }

/**
 * A report as CSV with the rows and cells of the screen (REQ-662 to REQ-669, E-5). Audited. Refusal: `invalid-input`
 * for a reversed range.
 */
export async function exportReport(context: StaffContext, asked: Parsed<typeof exportCall>['query']): Promise<ExportedReport> {
  const { type } = asked
  const range = resolveRange(context, asked)
  const { rows, pieces } = type === 'overall_report' ? await overall(context, range) : await list(context, range, type)
  await note(context, {
    action: 'Export Report',
    description: `Downloaded ${type} of ${range.first} to ${range.last}`,
    entity: { kind: 'list', id: type },
    additionalInfo: JSON.stringify({ rows }),
  })
  return { name: csvFileName(type, range.first, range.last), rows, pieces }
}

async function overall(context: StaffContext, range: Range): Promise<Omit<ExportedReport, 'name'>> {
  const people = await countPeople(context.sql, range)
  const lines = people.map((person) => csvLine(OVERALL_COLUMNS.map(({ cell }) => cell(person))))
  async function* pieces() {
    yield [headLine(OVERALL_COLUMNS), ...lines].join('')
  }
  return { rows: people.length, pieces: pieces() }
}

/** The first batch is read before sending, because it has the row count. */
async function list(context: StaffContext, range: Range, type: Exclude<CsvType, 'overall_report'>): Promise<Omit<ExportedReport, 'name'>> {
  const figure = LIST_OF_CSV[type]
  const columns = reportColumns(figure)
  const facts = presentFacts(context)
  const batches = allDrillDown(await chooseReader(context.sql), { figure, range, within: 0 })
  const first = await batches.next()
  async function* pieces() {
    try {
      yield headLine(columns)
      for (let batch = first; !batch.done; batch = await batches.next()) {
        yield batch.value.map((row) => line(columns, presentDrillDown(row, facts))).join('')
      }
    } finally {
      await batches.return(undefined)
    }
  }
  return { rows: first.done ? 0 : (first.value[0]?.total ?? 0), pieces: pieces() }
}

function headLine<Row>(columns: readonly Column<Row>[]): string {
  return CSV_START + csvLine(columns.map(({ header }) => header))
}

function line(columns: readonly Column<DrillDownRow>[], row: DrillDownRow): string {
  return csvLine(columns.map(({ cell }) => cell(row)))
}
