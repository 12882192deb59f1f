import { runReader } from './run-reader.ts'
import type { ReadingOptions, SheetRow, SpreadsheetSource } from './spreadsheet.ts'

/**
 * Reads a sheet in its own thread and passes rows on in order, in batches of some hundreds; waits for `onRows` after
 * each. `sheet`: zero-based index in `listSheets`’ result. Returns the number of rows. Fails with a
 * `SpreadsheetError`, possibly after some batches (discard them), with what `onRows` throws, or with the signal’s
 * reason.
 */
export async function readSpreadsheet(
  source: SpreadsheetSource,
  options: ReadingOptions & { sheet?: number },
  onRows: (rows: SheetRow[]) => void | Promise<void>,
): Promise<{ rows: number }> {
  const { sheet = 0, ...reading } = options
  return (await runReader({ task: 'read', source, sheet }, reading, onRows)) as { rows: number }
}
