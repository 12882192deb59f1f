/** Before the first line: Excel reads UTF-8 as such only where the byte order mark stands. */
export const CSV_START = '\uFEFF'

/** How a formula can begin in one of the spreadsheet programs; the wide forms are what some of them make of the plain ones. */
export const FORMULA = /^[\s\u00A0]*[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/

/** One line of a CSV file by RFC 4180, its end included; a cell that a spreadsheet would take for a formula gets an apostrophe in front (E-5). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`
}

function harmless(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
