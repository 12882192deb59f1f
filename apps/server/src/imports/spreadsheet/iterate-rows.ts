import { IMPORT_LIMITS } from '@clinic/contract/import-errors'
import { type CellFormula, type SheetRow, SpreadsheetError, type SpreadsheetFormat } from './spreadsheet.ts'

/** `walk` reads the sheet from its beginning, some rows at a time, those with nothing in them left out. */
export type SheetInside = { name: string; hidden: boolean; walk(): AsyncGenerator<SheetRow[]> | Generator<SheetRow[]> }
export type OpenSpreadsheet = { format: SpreadsheetFormat; sheets: SheetInside[] }

/** A row as a parser found it: `row` from 1, cells that are not there may be missing. */
export type RawRow = { row: number; cells: (string | undefined)[]; formulas: CellFormula[] }

/**
 * Lets rows through that have anything in them, as `SheetRow`, and counts them. Faults: `too-many-rows`, `too-many-columns`, `cell-too-long`,
 * by `IMPORT_LIMITS`; what is empty counts for nothing.
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

/** Blanks alone are nothing; otherwise the text stays as it is. */
function shownText(text: string, row: number): string {
  if (text.length > IMPORT_LIMITS.cellCharacters) throw new SpreadsheetError('cell-too-long', { row, limit: IMPORT_LIMITS.cellCharacters })
  return text.trim() === '' ? '' : text
}
