import { CSV_START, FORMULA } from './csv-line.ts'

/**
 * CSV records (RFC 4180) without empty ones; the first line decides between comma, semicolon and tab. Removes the
 * formula guard. Never fails: an unclosed quote extends to the end.
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

/** Removes the apostrophe that `csvLine` adds before formula-like text. */
function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** French spreadsheets write semicolons. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const counted = [',', ';', '\t'].map((separator) => ({ separator, count: first.split(separator).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).separator
}
