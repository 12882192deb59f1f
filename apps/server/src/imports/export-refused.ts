import { IMPORT_LIMITS } from '@clinic/contract/import-faults'
import type { StaffContext } from '../auth/context.ts'
import { note } from '../platform/change.ts'
import { Problem } from '../platform/problem.ts'
import { mendedCells } from './plan-rows.ts'
import { headOf } from './present.ts'
import { foundImport } from './read-import.ts'
import { findPlannedRows } from './row-store.ts'
import { sendFile } from './send-file.ts'

/** The refused rows as a file that can be mended and imported again, with what is wrong in a last column. The download is noted. Refusals: `import-not-found`, `import-file-gone`. */
export async function exportRefused(context: StaffContext, id: number): Promise<Response> {
  const { sheets, choices, format, content_removed_at } = await foundImport(context, id)
  if (content_removed_at !== null) throw new Problem('import-file-gone')
  const sheet = Math.max(
    0,
    sheets.findIndex(({ name }) => name === choices?.sheet),
  )
  const { headers } = headOf(sheets[sheet], choices?.header_row ?? 1)
  const rows = await findPlannedRows(context.sql, { id, sheet, outcome: 'refused', limit: IMPORT_LIMITS.rows, offset: 0 })
  const width = Math.max(headers.length, ...rows.map(({ cells }) => cells.length))
  const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, column) => cells[column] ?? '')
  const lines = rows.map((row) => [...wide(mendedCells(row)), row.faults.map(({ field, message }) => `${field}: ${message}`).join(' ')])
  await note(context, {
    action: 'Read Import',
    description: `Refused rows of import ${id} downloaded`,
    entity: { kind: 'import', id: String(id) },
    additionalInfo: JSON.stringify({ rows: rows.length }),
  })
  return sendFile({ name: `import-${id}-refused`, format: format ?? 'csv', rows: [[...wide(headers), 'What is wrong'], ...lines] })
}
