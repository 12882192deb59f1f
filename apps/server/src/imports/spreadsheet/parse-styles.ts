import { parseWhole, unescaped } from './parse-xml.ts'
import { type NumberFormat, readFormat } from './show-number.ts'
import { SpreadsheetError } from './spreadsheet.ts'

/** Excel’s own limit. */
const MOST_FORMATS = 65_490

/** Number formats in the order that cells refer to styles. Error: `damaged`. */
export async function parseStyles(pieces: AsyncIterable<Buffer>): Promise<NumberFormat[]> {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let inCells = false
  await parseWhole(pieces, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCells = true
      if (codes.size >= MOST_FORMATS || formats.length >= MOST_FORMATS) throw new SpreadsheetError('damaged')
      if (name === 'numFmt') codes.set(Number(attributes().numFmtId), unescaped(attributes().formatCode ?? ''))
      if (name === 'xf' && inCells) {
        const id = Number(attributes().numFmtId ?? 0)
        formats.push(readFormat(codes.get(id) ?? id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return formats
}
