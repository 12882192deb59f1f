import { IMPORT_LIMITS } from '@clinic/contract/imports/import-errors'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sendFile } from '../files/send-file.ts'
import { headOf } from '../lifecycle/present.ts'
import { foundImport } from '../lifecycle/read-import.ts'
import { correctedCells } from './plan-rows.ts'
import { findPlannedRows } from './row-store.ts'

/**
 * The rejected rows as a file to correct and import again, with errors in the last column. Audited. Refusals:
 * `import-not-found`, `import-file-gone`.
 */
export async function exportRejected(context: StaffContext, id: number): Promise<Response> {
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
  const lines = rows.map((row) => [...wide(correctedCells(row)), row.faults.map(({ field, message }) => `${field}: ${message}`).join(' ')])
  await note(context, {
    action: 'Read Import',
    description: `Refused rows of import ${id} downloaded`,
    entity: { kind: 'import', id: String(id) },
    additionalInfo: JSON.stringify({ rows: rows.length }),
  })
  return sendFile({ name: `import-${id}-refused`, format: format ?? 'csv', rows: [[...wide(headers), 'What is wrong'], ...lines] })
}
