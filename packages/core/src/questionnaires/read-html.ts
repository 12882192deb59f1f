/** Plain words of a button with the little that may be marked in them. */
export type HtmlPart = { kind: 'text'; text: string } | { kind: 'break' } | { kind: 'b' | 'i'; parts: HtmlPart[] }

const TOKEN = /<(\/?)(b|i|br)\s*\/?>/gi

/**
 * The visible HTML of a choice (REQ-420): `<b>`, `<i>` and `<br>` mean what they say, everything else stays the characters that it is. What
 * is not closed ends with the text; what closes nothing is left out.
 */
export function readHtml(html: string): HtmlPart[] {
  const root: HtmlPart[] = []
  const open: { kind: 'b' | 'i'; parts: HtmlPart[] }[] = []
  const here = () => open.at(-1)?.parts ?? root
  let at = 0
  for (const match of html.matchAll(TOKEN)) {
    addText(here(), html.slice(at, match.index))
    at = match.index + match[0].length
    const [, slash = '', name = ''] = match
    const kind = name.toLowerCase()
    if (kind === 'br') here().push({ kind: 'break' })
    else if (kind === 'b' || kind === 'i') {
      if (slash === '') {
        const part = { kind, parts: [] } satisfies HtmlPart
        here().push(part)
        open.push(part)
      } else if (open.at(-1)?.kind === kind) open.pop()
    }
  }
  addText(here(), html.slice(at))
  return root
}

function addText(parts: HtmlPart[], text: string): void {
  if (text !== '') parts.push({ kind: 'text', text })
}

/** Whether there is anything to read in it. */
export function hasText(parts: readonly HtmlPart[]): boolean {
  return parts.some((part) => (part.kind === 'text' ? part.text.trim() !== '' : part.kind !== 'break' && hasText(part.parts)))
}
