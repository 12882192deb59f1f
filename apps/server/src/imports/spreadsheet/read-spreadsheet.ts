import { runReader } from './run-reader.ts'
import type { ReadingOptions, SheetRow, SpreadsheetSource } from './spreadsheet.ts'

/**
 * Reads a sheet in a thread of its own and hands its rows over in batches of some hundreds, in order; the next comes when `onRows` is done.
 * `sheet`: its place in what `listSheets` found, from 0. Answers how many rows there were. Fails with a `SpreadsheetError`, which can come
 * after rows were handed over (keep none of them then), with what `onRows` throws, or with the signal's reason.
 */
export async function readSpreadsheet(
  source: SpreadsheetSource,
  options: ReadingOptions & { sheet?: number },
  onRows: (rows: SheetRow[]) => void | Promise<void>,
): Promise<{ rows: number }> {
  const { sheet = 0, ...reading } = options
  return (await runReader({ task: 'read', source, sheet }, reading, onRows)) as { rows: number }
}
