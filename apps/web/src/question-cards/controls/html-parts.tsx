import type { HtmlPart } from '@clinic/core/questionnaires/read-html'

/** The little that may be marked in the words of a choice; nothing is ever taken as a page's own. */
export function HtmlParts({ parts }: { parts: readonly HtmlPart[] }) {
  return parts.map((part, at) => {
    const key = `${at}`
    if (part.kind === 'text') return <span key={key}>{part.text}</span>
    if (part.kind === 'break') return <br key={key} />
    const Mark = part.kind
    return (
      <Mark key={key}>
        <HtmlParts parts={part.parts} />
      </Mark>
    )
  })
}
