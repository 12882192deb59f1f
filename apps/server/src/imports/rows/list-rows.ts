import { IMPORT_PAGE, type ImportOutcome, type ImportRow } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { note } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { foundImport } from '../lifecycle/read-import.ts'
import { correctedCells } from './plan-rows.ts'
import { changesOf, countOutcomes, findPlannedRows, type Plan } from './row-store.ts'

/** A page of rows with their outcomes; the first page is audited. Refusals: `import-not-found`, `import-file-gone`. */
export async function listRows(
  context: StaffContext,
  { id, outcome, page }: { id: number; outcome: ImportOutcome | ''; page: number },
): Promise<{ rows: ImportRow[]; total: number }> {
  const { sql } = context
  const { sheets, choices, counts: known, content_removed_at } = await foundImport({ sql }, id)
  if (content_removed_at !== null) throw new Problem('import-file-gone')
  const sheet = Math.max(
    0,
    sheets.findIndex(({ name }) => name === choices?.sheet),
  )
  const order = { id, sheet, outcome, limit: IMPORT_PAGE, offset: (page - 1) * IMPORT_PAGE }
  const [rows, counts] = await Promise.all([findPlannedRows(sql, order), known ?? countOutcomes(sql, id)])
  if (page === 1)
    await note(context, { action: 'Read Import', description: `Rows of import ${id}`, entity: { kind: 'import', id: String(id) } })
  const total = outcome === '' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[outcome]
  return { rows: rows.map((row) => presentRow(row, row)), total }
}

export function presentRow(
  { row_number, outcome, key, faults, written, before }: Plan,
  file: { cells: string[]; mended: Record<string, string> | null },
): ImportRow {
  return {
    row_number,
    cells: correctedCells(file),
    mended: file.mended !== null,
    outcome,
    key,
    faults,
    changes: changesOf({ written, before }),
  }
}
