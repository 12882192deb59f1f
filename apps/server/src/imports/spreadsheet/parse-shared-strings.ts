import { parseXml } from './parse-xml.ts'
import { SpreadsheetError } from './spreadsheet.ts'

/** In total: 200,000 rows with a dozen distinct texts of 200 characters. */
const MOST_CHARACTERS = 40e6
const MOST_STRINGS = 2.5e6

/** The shared strings, without formatting and phonetic guides. Errors: `content-too-large`, `damaged`. */
export async function parseSharedStrings(pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = []
  let [current, inText, spoken, characters] = ['', false, false, 0]
  const parsing = parseXml(pieces, {
    open: (name) => {
      if (name === 'si') current = ''
      else if (name === 'rPh') spoken = true
      else if (name === 't') inText = !spoken
    },
    text: (text) => {
      if (!inText) return
      current += text
      if (current.length > MOST_CHARACTERS) throw new SpreadsheetError('content-too-large')
    },
    close: (name) => {
      if (name === 't') inText = false
      else if (name === 'rPh') spoken = false
      else if (name === 'si') {
        characters += current.length
        if (characters > MOST_CHARACTERS || texts.length >= MOST_STRINGS) throw new SpreadsheetError('content-too-large')
        texts.push(unmarked(current))
      }
    },
  })
  for await (const _ of parsing);
  return texts
}

/** Decodes Excel’s `_x000D_` for characters that XML cannot contain; a literal one is stored as `_x005F_x000D_`. */
export function unmarked(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}
