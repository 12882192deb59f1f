import type { SheetRow } from './spreadsheet.ts'

/** How far down a header may be, and how many rows below it are examined. */
const ROWS_ABOVE = 20
const ROWS_BELOW = 10
const MOST_WORD_CHARACTERS = 60
const SHARE_OF_WORDS = 0.6
const SHARE_OF_WIDTH = 0.5
const WORD = /^[^\d@=]*\p{L}[^@]*$/u

/**
 * The row number of the likely header: the first row of mostly text, all different, above filled columns. Null when
 * none; the user confirms it.
 */
export function findHeader(rows: readonly SheetRow[]): number | null {
  const candidates = rows.slice(0, Math.min(ROWS_ABOVE, rows.length - 1))
  return candidates.find((row, place) => isNames(row) && isAbove(row, rows.slice(place + 1, place + 1 + ROWS_BELOW)))?.row ?? null
}

function isNames({ cells, formulas }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const words = filled.filter((cell) => cell.length <= MOST_WORD_CHARACTERS && WORD.test(cell))
  const different = new Set(filled.map((cell) => cell.trim().toLowerCase()))
  return !formulas && words.length >= filled.length * SHARE_OF_WORDS && different.size === filled.length
}

/** A title spans one column of many; notes are beside the table, not above it. */
function isAbove(header: SheetRow, below: readonly SheetRow[]): boolean {
  const columns = filledColumns(header)
  const wide = Math.max(...below.map((row) => filledColumns(row).size))
  const matching = below.filter((row) => {
    const own = [...filledColumns(row)]
    return own.filter((column) => columns.has(column)).length > own.length * SHARE_OF_WIDTH
  })
  return columns.size >= wide * SHARE_OF_WIDTH && matching.length >= below.length * SHARE_OF_WIDTH
}

function filledColumns({ cells }: SheetRow): Set<number> {
  return new Set(cells.flatMap((cell, column) => (cell === '' ? [] : [column])))
}
