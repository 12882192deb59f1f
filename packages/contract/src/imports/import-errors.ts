/** Limits of an import file (REQ-324, E-4). MB are millions of bytes. */
export const IMPORT_LIMITS = {
  megabytes: 40,
  /** The old Excel format cannot be streamed. */
  oldExcelMegabytes: 5,
  rows: 200_000,
  columns: 200,
  sheets: 100,
  /** Excel’s own limit per cell. */
  cellCharacters: 32_767,
} as const

const SAVE_AS_XLSX = 'Open it in your spreadsheet program, save it as .xlsx or .csv and upload that.'

/**
 * Why a file cannot be read and what to do about it. `fillText` fills the braces from the error’s details: `row` and
 * `column` count from 1 as in a spreadsheet, `limit` comes with the error.
 */
export const IMPORT_FAULTS = {
  'file-empty': 'This file is empty. Choose the file that holds your rows.',
  'wrong-name': 'The name of this file does not end in .xlsx, .xls or .csv. Choose a spreadsheet, or save yours as one of these.',
  'no-content': 'No sheet of this file has anything in it. Choose the file that holds your rows.',
  'header-only': 'This file has a header and no rows below it. Add at least one row, save it and upload it again.',
  'file-too-large': 'This file is larger than {limit} MB. Split it into smaller files and upload them one after the other.',
  'old-excel-too-large': 'A file in the old Excel format (.xls) can have {limit} MB at most. Save it as .xlsx and upload that.',
  'too-many-rows': 'A sheet of this file has more than {limit} rows. Split it into smaller files and upload them one after the other.',
  'too-many-columns': 'Row {row} of this file has more than {limit} columns. Delete the columns that are not needed and upload it again.',
  'too-many-sheets': 'This file has more than {limit} sheets. Save the sheet with your rows as a file of its own and upload that.',
  'cell-too-long': 'A cell in row {row} has more than {limit} characters. Shorten it and upload the file again.',
  'row-too-long': 'Row {row} of this file is too long to be a row of a table. Check how the file was saved and upload it again.',
  'content-too-large': 'Unpacked, this file is far too large. Copy your rows into a new spreadsheet, save it as .xlsx and upload that.',
  'too-complex': 'This file is too complex to read. Save the sheet as .csv and upload that.',
  'took-too-long': 'Reading this file took longer than {limit} seconds. Split it, or save it as .csv, and upload it again.',
  'sheet-missing': 'This file has no such sheet. Choose one of its sheets.',
  'stray-quote': 'Row {row} has a misplaced or unclosed quotation mark. Fix it and upload the file again.',
  damaged: 'This file is damaged or was not saved completely. Open it in your spreadsheet program, save it again and upload that.',
  password: 'This file is protected by a password. Save it without the password and upload that.',
  macros: 'This file contains macros, which are not accepted. Save it as .xlsx without macros and upload that.',
  'external-links': 'This file takes values from other files. Replace those formulas by their values, save it and upload it again.',
  'embedded-files': 'Other files are embedded in this file. Remove them, save it as .xlsx and upload that.',
  'unsafe-package': 'This file’s structure isn’t valid. Copy your rows into a new spreadsheet and upload that.',
  'excel-binary': `This is an Excel binary workbook (.xlsb). ${SAVE_AS_XLSX}`,
  'excel-95': `This file comes from Excel 95 or older. ${SAVE_AS_XLSX}`,
  'open-document': `This is an OpenDocument spreadsheet (.ods). ${SAVE_AS_XLSX}`,
  'apple-numbers': 'This is a Numbers document. In Numbers, choose File, Export To, Excel or CSV, and upload that file.',
  document:
    'This is a text document or presentation, not a spreadsheet. Put your rows into a spreadsheet, save it as .xlsx and upload that.',
  pdf: 'This is a PDF. Upload the spreadsheet it was made from, as .xlsx, .xls or .csv.',
  picture: 'This is an image, audio or video file. Upload an .xlsx, .xls or .csv file.',
  archive: 'This is an archive. Unpack it and upload the spreadsheet that is inside.',
  'web-page': `This is a web page, even if its name ends in .xls. ${SAVE_AS_XLSX}`,
  xml: `This is an XML file. ${SAVE_AS_XLSX}`,
  json: 'This is a JSON file. Upload a spreadsheet as .xlsx, .xls or .csv.',
  'not-a-spreadsheet': 'This isn’t a spreadsheet. Upload an .xlsx, .xls or .csv file.',
} as const

export type ImportErrorCode = keyof typeof IMPORT_FAULTS
