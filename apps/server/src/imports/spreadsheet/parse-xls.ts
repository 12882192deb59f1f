import { IMPORT_LIMITS } from '@clinic/contract/imports/import-errors'
import { type CellObject, read, type WorkBook } from '@e965/xlsx'
import { iterateRows, type SheetInside } from './iterate-rows.ts'
import { type NumberFormat, readFormat, showNumber } from './show-number.ts'
import { type CellFormula, type SheetRow, SpreadsheetError } from './spreadsheet.ts'

/** A directory entry of a compound file: name in UTF-16, its length in bytes, type (1 folder, 2 stream, 5 root). */
const ENTRY = { bytes: 128, nameLength: 64, kind: 66 } as const
const HEADER = { sectorShift: 30, directory: 48 } as const
const SECTOR_BYTES = 512
/** The other sector size, 4096 bytes, as a power of two. */
const LARGE_SHIFT = 12
const ENTRY_KINDS = [1, 2, 5]
/** The first record of a workbook of Excel 97 and later. */
const BEGIN_BIFF8 = Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06])
const PROPERTIES = ['\u0005SummaryInformation', '\u0005DocumentSummaryInformation']
const ROWS_AT_ONCE = 500
/** Excel’s error codes as cells show them. */
const ERRORS: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

/**
 * The sheets of an old Excel file (BIFF8). SheetJS reads it in one go, so the file must be small. Errors:
 * `old-excel-too-large`, `password`, `macros`, `excel-95`, `document`, `damaged`.
 */
export function parseXls(bytes: Buffer): SheetInside[] {
  const limit = IMPORT_LIMITS.oldExcelMegabytes
  const names = directoryOf(bytes)
  if (names.has('EncryptedPackage') || names.has('EncryptionInfo')) throw new SpreadsheetError('password')
  if (names.has('WordDocument') || names.has('PowerPoint Document')) throw new SpreadsheetError('document')
  if (names.has('_VBA_PROJECT_CUR') || names.has('_VBA_PROJECT')) throw new SpreadsheetError('macros')
  if (!names.has('Workbook')) throw new SpreadsheetError(names.has('Book') ? 'excel-95' : 'not-a-spreadsheet')
  if (bytes.length > limit * 1e6) throw new SpreadsheetError('old-excel-too-large', { limit })
  if (!bytes.includes(BEGIN_BIFF8)) throw new SpreadsheetError('damaged')
  return sheetsOf(parse(withoutProperties(bytes, names)))
}

/** Hides document properties from the parser, which trusts their counts. */
function withoutProperties(bytes: Buffer, names: ReadonlyMap<string, number>): Buffer {
  const bare = Buffer.from(bytes)
  for (const name of PROPERTIES) {
    const at = names.get(name)
    if (at !== undefined) bare.write('-', at, 'latin1')
  }
  return bare
}

function parse(bytes: Buffer): WorkBook {
  try {
    return read(bytes, { type: 'buffer', dense: true, cellNF: true, cellText: false, cellHTML: false, bookVBA: false })
  } catch (error) {
    throw new SpreadsheetError(error instanceof Error && /password|encrypt/i.test(error.message) ? 'password' : 'damaged')
  }
}

function sheetsOf({ SheetNames, Sheets, Workbook }: WorkBook): SheetInside[] {
  const date1904 = Workbook?.WBProps?.date1904 === true
  return SheetNames.flatMap((name, place) => {
    const cells = Sheets[name]?.['!data']
    const hidden = (Workbook?.Sheets?.[place]?.Hidden ?? 0) !== 0
    return [{ name, hidden, walk: () => walkCells(cells ?? [], date1904) }]
  })
}

function* walkCells(cells: readonly (readonly (CellObject | undefined)[] | undefined)[], date1904: boolean): Generator<SheetRow[]> {
  const filled = iterateRows()
  const formats = new Map<unknown, NumberFormat>()
  let rows: SheetRow[] = []
  for (const [place, found] of cells.entries()) {
    if (!found) continue
    const formulas: CellFormula[] = []
    const texts = Array.from(found, (cell, column) => {
      if (cell?.f !== undefined) formulas.push({ column, formula: `=${cell.f}` })
      return cell ? show(cell, formats, date1904) : ''
    })
    const row = filled({ row: place + 1, cells: texts, formulas })
    if (row) rows.push(row)
    if (rows.length < ROWS_AT_ONCE) continue
    yield rows
    rows = []
  }
  yield rows
}

function show({ t, v, z }: CellObject, formats: Map<unknown, NumberFormat>, date1904: boolean): string {
  if (t === 'z' || v === undefined || v === null) return ''
  if (t === 'e') return ERRORS[Number(v)] ?? '#N/A'
  if (t === 'b') return v ? 'TRUE' : 'FALSE'
  if (t !== 'n') return String(v)
  const known = formats.get(z)
  const format = known ?? readFormat(z ?? 0)
  if (!known) formats.set(z, format)
  return showNumber(String(v), format, date1904)
}

/**
 * All directory names of a compound file with their offsets, without following sector chains, which a hostile file
 * can make circular.
 */
function directoryOf(bytes: Buffer): Map<string, number> {
  const names = new Map<string, number>()
  if (bytes.length < SECTOR_BYTES || directoryAt(bytes) >= bytes.length) throw new SpreadsheetError('damaged')
  for (let at = SECTOR_BYTES; at + ENTRY.bytes <= bytes.length; at += ENTRY.bytes) {
    const length = bytes.readUInt16LE(at + ENTRY.nameLength)
    if (length < 4 || length > ENTRY.nameLength || length % 2 !== 0 || !ENTRY_KINDS.includes(bytes.readUInt8(at + ENTRY.kind))) continue
    names.set(bytes.toString('utf16le', at, at + length - 2), at)
  }
  return names
}

/** The directory is near the end of most files, so a truncated one has none. */
function directoryAt(bytes: Buffer): number {
  const sectorBytes = bytes.readUInt16LE(HEADER.sectorShift) === LARGE_SHIFT ? 1 << LARGE_SHIFT : SECTOR_BYTES
  return (bytes.readUInt32LE(HEADER.directory) + 1) * sectorBytes
}
