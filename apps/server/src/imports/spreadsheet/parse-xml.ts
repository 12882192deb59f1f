import { Parser } from 'saxen'
import { SpreadsheetError } from './spreadsheet.ts'

/** Spreadsheets nest about ten deep. */
const MOST_DEPTH = 100
/** A tag or text longer than this is not from a spreadsheet: cell texts are shorter, escapes included. */
const MOST_WITHOUT_EVENT = 1e6
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

type Attributes = Readonly<Record<string, string | undefined>>
/** Names come without their namespace prefix. `attributes` are valid only during the call. */
export type XmlListener = {
  open(name: string, attributes: () => Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/**
 * Streams UTF-8 XML, yielding after each chunk so that events can be processed. Errors: `damaged`, also for excessive
 * nesting, and `unsafe-package` for a DOCTYPE, which could define entities and which no spreadsheet program writes.
 */
export async function* parseXml(pieces: AsyncIterable<Buffer>, listener: XmlListener): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const progress = { depth: 0, events: 0 }
  const parser = listening(listener, progress)
  let silent = 0
  const write = (text: string) => {
    const before = progress.events
    orDamaged(() => parser.write(text))
    silent = progress.events === before ? silent + text.length : 0
    if (silent > MOST_WITHOUT_EVENT) throw new SpreadsheetError('damaged')
  }
  for await (const piece of pieces) {
    write(orDamaged(() => decoder.decode(piece, { stream: true })))
    yield
  }
  orDamaged(() => {
    write(decoder.decode())
    parser.end()
  })
  yield
}

/** Reads a small part whole. */
export async function parseWhole(pieces: AsyncIterable<Buffer>, listener: XmlListener): Promise<void> {
  for await (const _ of parseXml(pieces, listener));
}

function listening(listener: XmlListener, progress: { depth: number; events: number }): Parser {
  const parser = new Parser()
  parser.on('openTag', (name, getAttributes) => {
    progress.events += 1
    progress.depth += 1
    if (progress.depth > MOST_DEPTH) throw new SpreadsheetError('damaged')
    listener.open(local(name), () => getAttributes() || {})
  })
  parser.on('closeTag', (name) => {
    progress.depth -= 1
    listener.close?.(local(name))
  })
  parser.on('text', (text) => {
    progress.events += 1
    listener.text?.(unescaped(text))
  })
  parser.on('cdata', (text) => {
    progress.events += 1
    listener.text?.(text)
  })
  parser.on('attention', () => {
    throw new SpreadsheetError('unsafe-package')
  })
  parser.on('question', (text) => {
    const encoding = text.match(/^<\?xml\b[^>]*\bencoding\s*=\s*["']([^"']*)/i)?.[1]
    if (encoding && !/^(utf-?8|us-ascii)$/i.test(encoding)) throw new SpreadsheetError('damaged')
  })
  return parser
}

function local(name: string): string {
  const colon = name.indexOf(':')
  return colon < 0 ? name : name.slice(colon + 1)
}

/** Decodes entities such as `&amp;` and `&#233;` in text or attributes. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,20}));?/gi, (_, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? damaged()
    return orDamaged(() => String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)))
  })
}

function orDamaged<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error
    return damaged()
  }
}

function damaged(): never {
  throw new SpreadsheetError('damaged')
}
