import Papa from 'papaparse'
import { decodeText } from './decode-text.ts'
import { iterateRows, type SheetInside } from './iterate-rows.ts'
import { type SheetRow, SpreadsheetError } from './spreadsheet.ts'

const DELIMITERS = [',', ';', '\t', '|'] as const
/** Characters and rows sampled to detect the delimiter. */
const SAMPLE = 65_536
const SAMPLE_ROWS = 50
/** 200 columns of long typed text. */
const MOST_ROW_CHARACTERS = 1e6

type Dialect = { delimiter: string; newline: '\n' | '\r' }
type Parsed = { data: string[][]; errors: { row?: number }[]; meta: { cursor: number } }

/**
 * The sheet of a delimited text file (RFC 4180). Delimiter: comma, semicolon, tab or bar, whichever splits the first
 * rows most evenly, or as a `sep=;` line says. Values are not interpreted. Errors: `file-empty`, `stray-quote`,
 * `row-too-long`, those of `decodeText`.
 */
export function parseCsv(bytes: Buffer): SheetInside {
  const { value: start = '' } = decodeText(bytes).next()
  if (start.trim() === '' && bytes.length < SAMPLE) throw new SpreadsheetError('file-empty')
  return { name: '', hidden: false, walk: () => walkText(decodeText(bytes), findDialect(start)) }
}

function* walkText(pieces: Iterable<string>, dialect: Dialect): Generator<SheetRow[]> {
  const filled = iterateRows()
  const parser = new Papa.Parser({ ...dialect, quoteChar: '"' })
  let [pending, row] = ['', 0]
  const parse = (text: string, isLast: boolean): SheetRow[] => {
    const { data, errors, meta } = parser.parse(text, 0, !isLast) as Parsed
    const stray = errors.find((error) => (error.row ?? 0) < data.length)
    if (stray) throw new SpreadsheetError('stray-quote', { row: row + (stray.row ?? 0) + 1 })
    pending = isLast ? '' : text.slice(meta.cursor)
    if (pending.length > MOST_ROW_CHARACTERS) throw tooLong(pending, row + data.length + 1)
    return data.flatMap((cells) => {
      row += 1
      const last = cells.length - 1
      if (cells[last]?.endsWith('\r')) cells[last] = cells[last].slice(0, -1)
      return filled({ row, cells, formulas: [] }) ?? []
    })
  }
  let isFirst = true
  for (const piece of pieces) {
    yield parse(pending + (isFirst ? piece.replace(SEPARATOR_LINE, '') : piece), false)
    isFirst = false
  }
  if (pending !== '') yield parse(pending, true)
}

/** After an unclosed quotation mark, the rest of the file would be one row. */
function tooLong(pending: string, row: number): SpreadsheetError {
  return new SpreadsheetError(pending.includes('"') ? 'stray-quote' : 'row-too-long', { row })
}

/** Excel’s delimiter line; not a row of the table. */
const SEPARATOR_LINE = /^sep=([,;|\t])(\r\n|\r|\n)/i

function findDialect(start: string): Dialect {
  const newline = start.includes('\n') ? '\n' : start.includes('\r') ? '\r' : '\n'
  const declared = start.match(SEPARATOR_LINE)?.[1]
  if (declared) return { delimiter: declared, newline }
  const sample = start.slice(0, SAMPLE)
  const evenness = DELIMITERS.map((delimiter) => ({ delimiter, score: evennessOf(sample, { delimiter, newline }) }))
  const best = evenness.reduce((one, other) => (other.score > one.score ? other : one))
  return { delimiter: best.delimiter, newline }
}

/** The share of rows with the most common cell count, weighted by that count; 0 for a delimiter that splits nothing. */
function evennessOf(sample: string, dialect: Dialect): number {
  const { data } = new Papa.Parser({ ...dialect, quoteChar: '"', preview: SAMPLE_ROWS }).parse(
    sample,
    0,
    sample.length === SAMPLE,
  ) as Parsed
  const widths = data.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.length)
  const counts = new Map<number, number>()
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
  const [width = 1, rows = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  return width === 1 ? 0 : rows / widths.length + Math.min(width, 100) / 1000
}
