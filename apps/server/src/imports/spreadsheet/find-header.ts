import type { SheetRow } from './spreadsheet.ts'

/** How far down a header may stand, and how many rows below it are looked at. */
const ROWS_ABOVE = 20
const ROWS_BELOW = 10
const MOST_WORD_CHARACTERS = 60
const SHARE_OF_WORDS = 0.6
const SHARE_OF_WIDTH = 0.5
const WORD = /^[^\d@=]*\p{L}[^@]*$/u

/**
 * The number of the row that looks like the header: the first whose cells are mostly words, all different, and in whose columns the rows
 * below are filled. Null where none does. A person confirms it.
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

/** A title stands above one column of many; notes stand beside the table, not above it. */
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
