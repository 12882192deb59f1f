import { type HtmlPart, readHtml } from './choice-html.ts'

/** The visible HTML of a choice as it looks; nothing of it is ever taken as a page's own. */
export function ChoiceHtmlView({ html }: { html: string }) {
  return <Parts parts={readHtml(html)} />
}

function Parts({ parts }: { parts: readonly HtmlPart[] }) {
  return parts.map((part, at) => {
    const key = `${at}`
    if (part.kind === 'text') return <span key={key}>{part.text}</span>
    if (part.kind === 'break') return <br key={key} />
    if (part.kind === 'b')
      return (
        <b key={key}>
          <Parts parts={part.parts} />
        </b>
      )
    return (
      <i key={key}>
        <Parts parts={part.parts} />
      </i>
    )
  })
}
