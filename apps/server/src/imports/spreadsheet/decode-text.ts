import { isUtf8 } from 'node:buffer'
import { SpreadsheetError } from './spreadsheet.ts'

const PIECE_BYTES = 65_536
/** Encodings by byte order mark. */
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** Control characters that text does not contain, except tab, line feed, form feed, return and the DOS end mark. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f\ufffe\uffff]/
const DOS_END = '\u001a'
/** Enough to recognize UTF-16 without a byte order mark by its zero bytes. */
const LOOK = 1024

/**
 * Decodes in chunks: UTF-8 or UTF-16 by byte order mark, UTF-8 when all of it is valid, else Windows-1252 as Excel
 * saves it. Error: `not-a-spreadsheet` for binary data.
 */
export function* decodeText(bytes: Buffer): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes), { fatal: true })
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const isLast = at + PIECE_BYTES >= bytes.length
    const text = decode(decoder, bytes.subarray(at, at + PIECE_BYTES), !isLast)
    if (CONTROL.test(text)) throw new SpreadsheetError('not-a-spreadsheet')
    yield text.endsWith(DOS_END) ? text.slice(0, -1) : text
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, piece: Buffer, stream: boolean): string {
  try {
    return decoder.decode(piece, { stream })
  } catch {
    throw new SpreadsheetError('not-a-spreadsheet')
  }
}

function encodingOf(bytes: Buffer): string {
  const marked = MARKS.find(([mark]) => mark.every((byte, place) => bytes[place] === byte))
  if (marked) return marked[1]
  const look = bytes.subarray(0, LOOK)
  const zeros = [0, 1].map((odd) => look.filter((byte, place) => byte === 0 && place % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (odd > look.length / 4 && even === 0) return 'utf-16le'
  if (even > look.length / 4 && odd === 0) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}
