import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** `blocks`: the text of each heading and paragraph in reading order, as a screen reader says it; `languages` of its parts. */
export type ReadPdf = {
  pages: { width: number; height: number; text: string; blocks: Block[] }[]
  tagged: boolean
  title: string
  language: string
  metadata: string
}
export type Block = { role: string; text: string; alt: string | null; languages: string[] }
type Node = { role?: string; children?: readonly Node[]; type?: string; id?: string; lang?: string; alt?: string }

/** What a PDF says, by a library that did not write it. @internal */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const file = await task.promise
  const { info, metadata } = await file.getMetadata()
  const marks = await file.getMarkInfo()
  const pages: ReadPdf['pages'] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: 1 })
    const content = await page.getTextContent({ includeMarkedContent: true })
    const { text, byId } = collectText(content.items)
    const tree = (await page.getStructTree()) as Node | null
    pages.push({ width, height, text, blocks: tree === null ? [] : blocksOf(tree, byId) })
  }
  const facts = info as Record<string, unknown>
  await task.destroy()
  return {
    pages,
    tagged: marks instanceof Map && marks.get('Marked') === true,
    title: String(facts.Title ?? ''),
    language: String(facts.Language ?? ''),
    metadata: metadata?.getRaw() ?? '',
  }
}

type Item = { str: string; hasEOL: boolean } | { type: string; id?: string }

/** All text, and that of each marked part. */
function collectText(items: readonly Item[]): { text: string; byId: Map<string, string> } {
  const byId = new Map<string, string>()
  const open: (string | null)[] = []
  let text = ''
  for (const item of items) {
    if ('str' in item) {
      const said = `${item.str}${item.hasEOL ? ' ' : ''}`
      text += said
      const id = open.findLast((one) => one !== null)
      if (id !== undefined && id !== null) byId.set(id, `${byId.get(id) ?? ''}${said}`)
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? null)
  }
  return { text: squeeze(text), byId }
}

const BLOCKS = ['H1', 'H2', 'H3', 'P', 'Figure', 'Link']

function blocksOf(node: Node, byId: ReadonlyMap<string, string>): Block[] {
  if (node.role !== undefined && BLOCKS.includes(node.role))
    return [{ role: node.role, text: squeeze(textOf(node, byId)), alt: node.alt ?? null, languages: languagesOf(node) }]
  return (node.children ?? []).flatMap((child) => blocksOf(child, byId))
}

function textOf(node: Node, byId: ReadonlyMap<string, string>): string {
  if (node.type === 'content') return byId.get(node.id ?? '') ?? ''
  return (node.children ?? []).map((child) => textOf(child, byId)).join('')
}

function languagesOf(node: Node): string[] {
  return [...new Set([...(node.lang === undefined ? [] : [node.lang]), ...(node.children ?? []).flatMap(languagesOf)])]
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
