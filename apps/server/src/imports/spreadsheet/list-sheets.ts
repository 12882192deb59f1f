import { runReader } from './run-reader.ts'
import type { ReadingOptions, SpreadsheetFound, SpreadsheetSource } from './spreadsheet.ts'

/**
 * Format, and each sheet’s size, header and first rows. Reads the whole file once in its own thread, so that a listed
 * file is known to be readable. Fails with a `SpreadsheetError`, also when no sheet has rows below its header, or
 * with the signal’s reason.
 */
export async function listSheets(source: SpreadsheetSource, options: ReadingOptions = {}): Promise<SpreadsheetFound> {
  return (await runReader({ task: 'list', source }, options)) as SpreadsheetFound
}
