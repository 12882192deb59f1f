import type { ImportErrorCode } from '@clinic/contract/imports/import-errors'

/**
 * An uploaded file: bytes, which are copied for the thread or transferred if `given`, or a path. The name is ignored;
 * content decides the format.
 */
export type SpreadsheetSource = Uint8Array | { given: Uint8Array<ArrayBuffer> } | { path: string }

export type SpreadsheetFormat = 'xlsx' | 'xls' | 'csv'

/** `column` is the index into `cells`. Never computed; may be '' for a formula shared among cells. */
export type CellFormula = { column: number; formula: string }

/**
 * A non-empty row. `row` counts from 1 as the spreadsheet program shows it, with gaps. `cells`: displayed text
 * without trailing empty cells. `formulas`: cells whose stored value may be outdated.
 */
export type SheetRow = { row: number; cells: string[]; formulas?: CellFormula[] }

/**
 * `rows` and `columns` count filled ones. `header_row`: the detected header, or null. `first_rows`: for the user to
 * confirm it, 200 characters per cell.
 */
export type SheetFound = {
  name: string
  hidden: boolean
  rows: number
  columns: number
  header_row: number | null
  first_rows: SheetRow[]
}

export type SpreadsheetFound = { format: SpreadsheetFormat; sheets: SheetFound[] }

/** `seconds`: reading time limit, default 60, without the caller’s own time. */
export type ReadingOptions = { signal?: AbortSignal; seconds?: number }

export type ErrorDetails = { row?: number; limit?: number }

export type ReaderOrder = { source: SpreadsheetSource } & ({ task: 'list' } | { task: 'read'; sheet: number })
export type ReaderResult = SpreadsheetFound | { rows: number }

/** After `rows` the thread reads on, and before sending a second batch waits for the first to be acknowledged. */
export type ReaderSays =
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'done'; result: ReaderResult }
  | { kind: 'fault'; code: ImportErrorCode; details: ErrorDetails }
  | { kind: 'error'; error: unknown }

/** A file that cannot be read, with a code of `IMPORT_FAULTS`. */
export class SpreadsheetError extends Error {
  readonly code: ImportErrorCode
  readonly details: ErrorDetails

  constructor(code: ImportErrorCode, details: ErrorDetails = {}) {
    super(code)
    this.name = 'SpreadsheetFault'
    this.code = code
    this.details = details
  }
}
