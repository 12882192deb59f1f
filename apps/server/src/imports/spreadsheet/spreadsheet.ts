import type { ImportErrorCode } from '@clinic/contract/import-errors'

/**
 * A file as it was uploaded: its bytes, which are copied for the thread or `given` away to it, or where it lies. Its name says nothing: the format is
 * told by content.
 */
export type SpreadsheetSource = Uint8Array | { given: Uint8Array<ArrayBuffer> } | { path: string }

export type SpreadsheetFormat = 'xlsx' | 'xls' | 'csv'

/** `column` counts from 0, as the index into `cells`. The formula is never computed; it may be '' where the file shares one among cells. */
export type CellFormula = { column: number; formula: string }

/**
 * A row that has anything in it. `row` counts from 1 as the spreadsheet program shows it, so numbers may be missing. `cells`: what each shows,
 * '' for nothing, without the empty ones at the end. `formulas`: those whose value was computed and may be out of date or untrue.
 */
export type SheetRow = { row: number; cells: string[]; formulas?: CellFormula[] }

/**
 * `rows` and `columns` count what is filled. `header_row`: the number of the row that looks like the header, or null where none does.
 * `first_rows`: enough for a person to see whether it is, each cell's first 200 characters.
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

/** `seconds`: how long reading may take, 60 unless given; what the caller takes for its rows is not counted. */
export type ReadingOptions = { signal?: AbortSignal; seconds?: number }

export type ErrorDetails = { row?: number; limit?: number }

/** What the thread that reads is told to do. */
export type ReaderOrder = { source: SpreadsheetSource } & ({ task: 'list' } | { task: 'read'; sheet: number })
export type ReaderResult = SpreadsheetFound | { rows: number }

/** What the thread says. After `rows` it goes on reading and waits, at the second batch, for an answer to the first. */
export type ReaderSays =
  | { kind: 'rows'; rows: SheetRow[] }
  | { kind: 'done'; result: ReaderResult }
  | { kind: 'fault'; code: ImportErrorCode; details: ErrorDetails }
  | { kind: 'error'; error: unknown }

/** A file that is not read: why, for `IMPORT_FAULTS` of the contract. */
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
