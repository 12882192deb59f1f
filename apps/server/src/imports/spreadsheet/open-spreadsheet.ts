import { IMPORT_LIMITS } from '@clinic/contract/imports/import-errors'
import { identifyFormat } from './identify-format.ts'
import type { OpenSpreadsheet, SheetInside } from './iterate-rows.ts'
import { SpreadsheetError, type SpreadsheetFormat } from './spreadsheet.ts'

/** Opens a file of one of the three formats, or fails with what it is instead. */
export async function openSpreadsheet(bytes: Buffer): Promise<OpenSpreadsheet> {
  const format = identifyFormat(bytes)
  const sheets = await parse(bytes, format)
  if (sheets.length > IMPORT_LIMITS.sheets) throw new SpreadsheetError('too-many-sheets', { limit: IMPORT_LIMITS.sheets })
  return { format, sheets }
}

/** Loads only this format’s libraries: a thread reads one file. */
async function parse(bytes: Buffer, format: SpreadsheetFormat): Promise<SheetInside[]> {
  if (format === 'csv') return [(await import('./parse-csv.ts')).parseCsv(bytes)]
  if (format === 'xls') return (await import('./parse-xls.ts')).parseXls(bytes)
  const [{ openZip }, { parseXlsx }] = await Promise.all([import('./open-zip.ts'), import('./parse-xlsx.ts')])
  return parseXlsx(await openZip(bytes))
}
