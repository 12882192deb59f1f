import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { splitByFont } from './split-by-font.ts'
import { uncompressedFont } from './uncompressed-font.ts'

/** Letter, in points. */
export const PAGE = { width: 612, height: 792 }
const MARGIN = 45
export const LEFT = MARGIN
export const WIDTH = PAGE.width - 2 * MARGIN
const TOP = 26
/** Where the last line of a page ends, and where the line with the page’s number is. */
const BOTTOM = 762
export const FOOT = 768
export const INK = '#17212b'
export const SOFT = '#3b4854'
export const NAVY = '#15324b'
export const BLUE = '#14608a'
const RULE = '#c4ccc6'

const FILES = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next'
/** The typeface comes in two files: what English and French need, and the letters of further Latin alphabets. */
const FONTS = { regular: '400-normal', semibold: '600-normal', bold: '700-normal' } as const
export type Weight = keyof typeof FONTS
export type Element = InstanceType<typeof PDFDocument> extends { struct(...args: never[]): infer E } ? E : never
/** A text in one language and one look; `fr` is told to screen readers. */
export type Run = { text: string; weight?: Weight; size?: number; colour?: string; lang?: 'fr-CA' }
type Place = { x?: number; y?: number; width?: number; size?: number; gap?: number }

export type Sheet = {
  doc: InstanceType<typeof PDFDocument>
  root: Element
  /** Where the next block begins. */
  y: number
  /** Called on each further page. */
  onPage: () => void
}

type About = { title: string; author: string; at: Date; onPage: (sheet: Sheet) => void }

/** An empty tagged page: each text that is put on it has a place in the structure, and all else is marked as decoration. */
export async function openSheet({ title, author, at, onPage }: About): Promise<Sheet> {
  // Not read before it is needed: a start after a crash does not wait for it (F4).
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: '1.7',
    // The types of the package do not know it yet.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    lang: 'en-CA',
    displayTitle: true,
    bufferPages: true,
    // The types know a name alone, and the package takes the bytes of a font too.
    font: fontOf('regular', 'latin') as unknown as string,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: at, ModDate: at },
  })
  for (const weight of Object.keys(FONTS) as Weight[]) {
    doc.registerFont(weight, fontOf(weight, 'latin'))
    doc.registerFont(`${weight}-ext`, fontOf(weight, 'latin-ext'))
  }
  const root = doc.struct('Document', { lang: 'en-CA', title })
  doc.addStructure(root)
  const sheet: Sheet = { doc, root, y: TOP, onPage: () => onPage(sheet) }
  sheet.onPage()
  return sheet
}

/** The finished file. */
export async function closeSheet({ doc, root }: Sheet): Promise<Uint8Array> {
  root.end()
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.on('end', resolve).on('error', reject))
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** Begins a further page where a block of this height no longer fits. */
export function makeRoom(sheet: Sheet, height: number) {
  if (sheet.y + height <= BOTTOM) return
  sheet.doc.addPage()
  sheet.y = TOP
  sheet.onPage()
}

/** Writes runs one after the other, wrapping, and answers where the text ends. Each run is an element of its own under `parent`. */
export function write(sheet: Sheet, parent: Element, text: Place & { runs: readonly Run[] }): number {
  const { doc } = sheet
  const { runs, x = LEFT, y = sheet.y, width = WIDTH, size = 9, gap = 1 } = text
  const pieces = runs.flatMap((run) => splitByFont(run.text).map(({ text, font }) => ({ ...run, text, font })))
  pieces.forEach((piece, index) => {
    const element = doc.struct('Span', piece.lang === undefined ? {} : { lang: piece.lang })
    parent.add(element)
    element.add(() => {
      const name = piece.weight ?? 'regular'
      doc
        .font(piece.font === 'latin' ? name : `${name}-ext`)
        .fontSize(piece.size ?? size)
        .fillColor(piece.colour ?? INK)
      const options = { width, lineGap: gap, continued: index < pieces.length - 1 }
      if (index === 0) doc.text(piece.text, x, y, options)
      else doc.text(piece.text, options)
    })
  })
  return doc.y
}

/** How high runs of text will be. */
export function heightOf({ doc }: Sheet, runs: readonly Run[], { width = WIDTH, size = 9, gap = 1 }: Place = {}): number {
  const largest = Math.max(...runs.map((run) => run.size ?? size))
  return doc
    .font('bold')
    .fontSize(largest)
    .heightOfString(runs.map(({ text }) => text).join(''), { width, lineGap: gap })
}

/** How wide runs are on one line, to set them against the right edge. */
export function widthOf({ doc }: Sheet, runs: readonly Run[], size = 9): number {
  return runs.reduce(
    (sum, { text, weight }) =>
      sum +
      doc
        .font(weight ?? 'regular')
        .fontSize(size)
        .widthOfString(text),
    1,
  )
}

/** Lines, boxes and pictures that say nothing themselves. */
export function decorate({ doc }: Sheet, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  doc.save()
  draw()
  doc.restore()
  doc.endMarkedContent()
}

export function rule(sheet: Sheet, colour = RULE, thickness = 0.75) {
  const { doc, y } = sheet
  decorate(sheet, () =>
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(thickness)
      .strokeColor(colour)
      .stroke(),
  )
}

const fonts = new Map<string, Buffer>()

/** Read once in the life of a process. */
function fontOf(weight: Weight, subset: 'latin' | 'latin-ext'): Buffer {
  const name = `${FILES}-${subset}-${FONTS[weight]}.woff`
  const known = fonts.get(name)
  if (known) return known
  const font = uncompressedFont(readFileSync(createRequire(import.meta.url).resolve(name)))
  fonts.set(name, font)
  return font
}
