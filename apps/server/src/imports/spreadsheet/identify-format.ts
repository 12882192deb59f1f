import type { ImportErrorCode } from '@clinic/contract/imports/import-errors'
import { SpreadsheetError, type SpreadsheetFormat } from './spreadsheet.ts'

const ZIP = 'PK\x03\x04'
/** The container of old Excel, Word 97 and password-protected files. */
const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

/** First bytes of other formats that get uploaded as spreadsheets, in Latin-1. */
const OTHERS: readonly (readonly [string, ImportErrorCode])[] = [
  ['PK\x05\x06', 'no-content'],
  ['PK\x07\x08', 'damaged'],
  ['%PDF', 'pdf'],
  ['\x89PNG', 'picture'],
  ['GIF8', 'picture'],
  ['\xff\xd8\xff', 'picture'],
  ['RIFF', 'picture'],
  ['II*\0', 'picture'],
  ['MM\0*', 'picture'],
  ['BM', 'picture'],
  ['ID3', 'picture'],
  ['\0\0\0\x18ftyp', 'picture'],
  ['\0\0\0\x1cftyp', 'picture'],
  ['\0\0\0 ftyp', 'picture'],
  ['\x1f\x8b', 'archive'],
  ['7z\xbc\xaf\x27\x1c', 'archive'],
  ['Rar!', 'archive'],
  ['BZh', 'archive'],
  ['\xfd7zXZ', 'archive'],
  ['\x28\xb5\x2f\xfd', 'archive'],
  ['{\\rtf', 'document'],
  ['\x09\x00\x04\x00', 'excel-95'],
  ['\x09\x02\x06\x00', 'excel-95'],
  ['\x09\x04\x06\x00', 'excel-95'],
  ['\x09\x08\x08\x00', 'excel-95'],
  ['\x09\x08\x10\x00', 'excel-95'],
  ['ID;P', 'not-a-spreadsheet'],
  ['MZ', 'not-a-spreadsheet'],
  ['\x7fELF', 'not-a-spreadsheet'],
  ['SQLite format 3', 'not-a-spreadsheet'],
  ['PAR1', 'not-a-spreadsheet'],
]
/** A two-letter signature could start a header too, so a non-text byte must follow. */
const SHORT = 2

/** Detects the format by content, ignoring the name. Errors: `file-empty`, or what the file is instead. */
export function identifyFormat(bytes: Buffer): SpreadsheetFormat {
  if (bytes.length === 0) throw new SpreadsheetError('file-empty')
  const start = bytes.subarray(0, 4096).toString('latin1')
  if (start.startsWith(ZIP)) return 'xlsx'
  if (start.startsWith(COMPOUND)) return 'xls'
  const other = OTHERS.find(([magic]) => start.startsWith(magic) && (magic.length > SHORT || isBinary(start)))
  if (other) throw new SpreadsheetError(other[1])
  const markup = identifyMarkup(bytes)
  if (markup) throw new SpreadsheetError(markup)
  return 'csv'
}

function isBinary(start: string): boolean {
  return start.includes('\0') || start.startsWith('\x1f\x8b')
}

/** Programs save web pages and XML as .xls, and people upload API responses. */
function identifyMarkup(bytes: Buffer): ImportErrorCode | undefined {
  const text = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replaceAll('\0', '')
    .replace(/^[\ufeff\ufffd\s]+/, '')
  if (/^<(!doctype\s+html|html|head|body|table|meta|script|style|div)\b/i.test(text)) return 'web-page'
  if (/^<!--/.test(text)) return /<(html|table)\b/i.test(text) ? 'web-page' : 'xml'
  if (/^<\?xml|^<!doctype|^<[a-z][\w:.-]*(\s[^<>]*)?>/i.test(text)) return /<html\b/i.test(text) ? 'web-page' : 'xml'
  if (/^(\{\s*("|\}|$)|\[\s*(\{|\[|"|-?\d+\s*,|\]))/.test(text)) return 'json'
  return undefined
}
