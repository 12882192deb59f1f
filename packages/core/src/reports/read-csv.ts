import { CSV_START, FORMULA } from './csv-line.ts'

/**
 * The lines of a CSV file by RFC 4180, without empty ones: separated by commas, semicolons or tabs, as the first line is, the guard against
 * formulas taken off. Never refuses: a quote that is not closed reaches to the end.
 */
export function readCsv(text: string): string[][] {
  const whole = text.startsWith(CSV_START) ? text.slice(CSV_START.length) : text
  const pattern = cellPattern(separatorOf(whole))
  const lines: string[][] = []
  let line: string[] = []
  while (pattern.lastIndex < whole.length || line.length > 0) {
    const [, quotedCell, plain = '', end = ''] = pattern.exec(whole) ?? []
    line.push(unguarded(quotedCell?.replaceAll('""', '"') ?? plain))
    if (end !== '' && !/^[\r\n]/.test(end)) continue
    if (line.some((cell) => cell !== '')) lines.push(line)
    line = []
  }
  return lines
}

function cellPattern(separator: string): RegExp {
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)(?:"|$)|([^${separator}\\r\\n]*))[^${separator}\\r\\n]*(${separator}|\\r\\n|\\r|\\n|$)`, 'y')
}

/** Without the apostrophe that `csvLine` puts in front of what a spreadsheet would take for a formula. */
function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Spreadsheets in French write semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: first.split(separator).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator
}
