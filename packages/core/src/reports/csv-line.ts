/** Excel needs the byte order mark to recognize UTF-8. */
export const CSV_START = '\uFEFF'

/** How a formula can start in a spreadsheet program; some convert the full-width forms to plain ones. */
export const FORMULA = /^[\s\u00A0]*[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/

/** One CSV record (RFC 4180) with its line end; a formula-like cell gets a leading apostrophe (E-5). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`
}

function harmless(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
