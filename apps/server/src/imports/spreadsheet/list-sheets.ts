import { runReader } from './run-reader.ts'
import type { ReadingOptions, SpreadsheetFound, SpreadsheetSource } from './spreadsheet.ts'

/**
 * What a file is and holds: each sheet's size, header and first rows. Reads all of it once, in a thread of its own, so that a file which is
 * listed can be read. Fails with a `SpreadsheetError`, also where no sheet has a row below its header, or with the signal's reason.
 */
export async function listSheets(source: SpreadsheetSource, options: ReadingOptions = {}): Promise<SpreadsheetFound> {
  return (await runReader({ task: 'list', source }, options)) as SpreadsheetFound
}
