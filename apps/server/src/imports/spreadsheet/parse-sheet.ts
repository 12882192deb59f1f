import { IMPORT_LIMITS } from '@clinic/contract/imports/import-errors'
import { iterateRows } from './iterate-rows.ts'
import { unmarked } from './parse-shared-strings.ts'
import { parseXml } from './parse-xml.ts'
import { type NumberFormat, showNumber } from './show-number.ts'
import { type CellFormula, type SheetRow, SpreadsheetError } from './spreadsheet.ts'

/** What cells refer to. */
export type Around = { texts: readonly string[]; formats: readonly NumberFormat[]; date1904: boolean }

/** Excel’s own limit; cell references beyond it are invalid. */
const LAST_ROW = 1_048_576
const LAST_COLUMN = 16_384
const PLAIN: NumberFormat = { kind: 'plain' }

type Cell = { column: number; type: string; style: number; value: string; inline: string; formula?: string }

/**
 * Streams the rows of a worksheet. Errors: those of `iterateRows`, and `damaged`, also for references out of order or
 * out of range.
 */
export async function* parseSheet(pieces: AsyncIterable<Buffer>, around: Around): AsyncGenerator<SheetRow[]> {
  const reader = new SheetReader(around)
  for await (const _ of parseXml(pieces, reader)) {
    const rows = reader.take()
    if (rows.length > 0) yield rows
  }
}

/** Receives the sheet’s XML events and buffers complete rows. */
class SheetReader {
  readonly #around: Around
  readonly #filled = iterateRows()
  #rows: SheetRow[] = []
  #inData = false
  #row = 0
  #cells: string[] = []
  #formulas: CellFormula[] = []
  #column = -1
  #cell: Cell | undefined
  /** The field of the cell that incoming text belongs to. */
  #into: 'value' | 'inline' | 'formula' | undefined
  #spoken = false

  constructor(around: Around) {
    this.#around = around
  }

  take(): SheetRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: () => Readonly<Record<string, string | undefined>>): void {
    if (name === 'sheetData') this.#inData = true
    if (!this.#inData) return
    if (name === 'c') this.#openCell(attributes())
    else if (name === 'row') this.#openRow(attributes().r)
    else if (name === 'v') this.#into = 'value'
    else if (name === 't') this.#into = this.#spoken ? undefined : 'inline'
    else if (name === 'rPh') this.#spoken = true
    else if (name === 'f' && this.#cell) {
      this.#into = 'formula'
      this.#cell.formula = ''
    }
  }

  text(text: string): void {
    if (!this.#cell || !this.#into) return
    const all = (this.#cell[this.#into] ?? '') + text
    const limit = IMPORT_LIMITS.cellCharacters
    if (all.length > limit) throw new SpreadsheetError('cell-too-long', { row: this.#row, limit })
    this.#cell[this.#into] = all
  }

  close(name: string): void {
    if (!this.#inData) return
    if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#closeRow()
    else if (name === 'v' || name === 't' || name === 'f') this.#into = undefined
    else if (name === 'rPh') this.#spoken = false
    else if (name === 'sheetData') this.#inData = false
  }

  #openRow(given: string | undefined): void {
    const row = given === undefined ? this.#row + 1 : Number(given)
    if (!Number.isInteger(row) || row <= this.#row || row > LAST_ROW) throw new SpreadsheetError('damaged')
    this.#row = row
    this.#cells = []
    this.#formulas = []
    this.#column = -1
  }

  #openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string | undefined>>): void {
    const column = r === undefined ? this.#column + 1 : columnOf(r, this.#row)
    if (column <= this.#column || column >= LAST_COLUMN) throw new SpreadsheetError('damaged')
    this.#column = column
    this.#cell = { column, type: t, style: Number(s), value: '', inline: '' }
  }

  #closeCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell) return
    const shown = this.#shown(cell)
    if (shown === '' && cell.formula === undefined) return
    const limit = IMPORT_LIMITS.columns
    if (cell.column >= limit && shown.trim() !== '') throw new SpreadsheetError('too-many-columns', { row: this.#row, limit })
    this.#cells[cell.column] = shown
    if (cell.formula !== undefined) this.#formulas.push({ column: cell.column, formula: cell.formula && `=${cell.formula}` })
  }

  #closeRow(): void {
    const row = this.#filled({ row: this.#row, cells: this.#cells, formulas: this.#formulas })
    if (row) this.#rows.push(row)
  }

  #shown({ type, style, value, inline }: Cell): string {
    const { texts, formats, date1904 } = this.#around
    if (type === 's' && value !== '') return texts[Number(value)] ?? damaged()
    if (type === 'inlineStr') return unmarked(inline)
    if (type === 'str') return unmarked(value)
    if (type === 'b') return value.trim() === '' ? '' : /^(1|true)$/.test(value.trim()) ? 'TRUE' : 'FALSE'
    if (type === 'd') return value.replace(/T00:00(:00(\.0+)?)?Z?$/, '').replace('T', ' ')
    return type === 'n' ? showNumber(value, formats[style] ?? PLAIN, date1904) : value
  }
}

/** The zero-based column of a reference such as AB12, which must be in its own row. */
function columnOf(place: string, row: number): number {
  let column = 0
  let at = 0
  for (; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64
    if (letter < 1 || letter > 26) break
    column = column * 26 + letter
  }
  if (at === 0 || at > 3 || Number(place.slice(at)) !== row) throw new SpreadsheetError('damaged')
  return column - 1
}

function damaged(): never {
  throw new SpreadsheetError('damaged')
}
