import { IMPORT_LIMITS } from '@clinic/contract/imports/import-errors'
import { type CellFormula, type SheetRow, SpreadsheetError, type SpreadsheetFormat } from './spreadsheet.ts'

/** `walk` reads the sheet from the start in batches, without empty rows. */
export type SheetInside = { name: string; hidden: boolean; walk(): AsyncGenerator<SheetRow[]> | Generator<SheetRow[]> }
export type OpenSpreadsheet = { format: SpreadsheetFormat; sheets: SheetInside[] }

/** A row as parsed: `row` from 1; absent cells may be missing. */
export type RawRow = { row: number; cells: (string | undefined)[]; formulas: CellFormula[] }

/**
 * Counts rows and passes on non-empty ones as `SheetRow`. Errors by `IMPORT_LIMITS`: `too-many-rows`,
 * `too-many-columns`, `cell-too-long`; empty cells do not count.
 */
export function iterateRows(): (raw: RawRow) => SheetRow | undefined {
  let rows = 0
  return ({ row, cells, formulas }) => {
    const shown = Array.from(cells, (cell) => shownText(cell ?? '', row))
    while (shown.length > 0 && !shown.at(-1)) shown.pop()
    if (shown.length === 0) return undefined
    rows += 1
    if (rows > IMPORT_LIMITS.rows) throw new SpreadsheetError('too-many-rows', { limit: IMPORT_LIMITS.rows })
    const columns = Math.max(shown.length, (formulas.at(-1)?.column ?? 0) + 1)
    if (columns > IMPORT_LIMITS.columns) throw new SpreadsheetError('too-many-columns', { row, limit: IMPORT_LIMITS.columns })
    return formulas.length > 0 ? { row, cells: shown, formulas } : { row, cells: shown }
  }
}

/** Whitespace alone is empty; other text stays unchanged. */
function shownText(text: string, row: number): string {
  if (text.length > IMPORT_LIMITS.cellCharacters) throw new SpreadsheetError('cell-too-long', { row, limit: IMPORT_LIMITS.cellCharacters })
  return text.trim() === '' ? '' : text
}
