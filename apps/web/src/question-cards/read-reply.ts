import type { ChatReply } from '@clinic/contract/chat'
import type { Card, CardContent } from './card.ts'
import * as read from './read-data.ts'

type ReadReply = { bubbles: string[]; source: string | null; card: Card }

/** What a reply shows: the assistant's bubbles and one card (REQ-127). An ACTION that this page does not know gives its text and Continue. */
export function readReply(reply: ChatReply): ReadReply {
  const data = read.dataOf(reply)
  const own = read.textOf(data.own)
  // The forms and questions that stay the patient's own while a person is there.
  const waits = reply.ACTION === 'ATTENDED' && (own !== null || OWN_FORMS.includes(`${data.waits}`)) ? read.textOf(data.waits) : null
  if (waits !== null && waits !== 'ATTENDED') return readReply({ ...reply, ACTION: waits as ChatReply['ACTION'], text: own ?? reply.text })
  const content = contentOf(reply)
  const onCard = content.kind === 'crisis' ? [content.note, content.ask] : []
  const spoken = paragraphs(reply.text).filter((part) => !onCard.includes(part))
  const { said, source } = withoutSource(spoken, read.sourceOf(data))
  const isHeaded = content.kind === 'greeting' && content.lines.length > 0
  if (content.kind === 'scale') return scaleReply(reply, content, { said, source, own })
  const asks = QUESTION_KINDS.has(content.kind) || isHeaded || (content.kind === 'crisis' && content.check)
  const { bubbles, heading } = asks
    ? askedIn(said, read.textOf(content.kind === 'crisis' ? data.check : data.question))
    : { bubbles: said, heading: null }
  const progress = read.progressOf(data)
  return {
    bubbles,
    source,
    card: {
      ...content,
      action: reply.ACTION,
      heading,
      progress,
      canGoBack: QUESTION_KINDS.has(content.kind) && progress !== null && progress.done > 0,
      canSkip: (heading !== null && read.isOptional(data)) || data.optional === true,
      section: read.textOf(data.section),
      subtext: read.textOf(data.subtext),
      answeredBefore: read.textOf(data.current),
      clip: reply.VIDEO,
      tag: read.tagOf(data),
      form: reply.CURRENT_QUESTIONNAIRE_NAME,
      own,
    },
  }
}

const OWN_FORMS: readonly string[] = ['OPENCONSENTFORMWINDOW', 'OPENPERSONALINFORMATIONWINDOW']

type ScaleContent = Extract<CardContent, { kind: 'scale' }>

/** The words of the first item, which other clients ask alone, are on the card with all others; the form's name heads it. */
type Said = { said: string[]; source: string | null; own: string | null }

function scaleReply(reply: ChatReply, content: ScaleContent, { said, source, own }: Said): ReadReply {
  const data = read.dataOf(reply)
  const progress = read.progressOf(data)
  const [first] = content.items
  return {
    bubbles: said.filter((part, at) => at < said.length - 1 || part !== first?.text),
    source,
    card: {
      ...content,
      ...{
        action: reply.ACTION,
        heading: read.textOf(data.itemsName),
        progress,
        section: read.textOf(data.section),
        subtext: read.sharedSubtext(data),
      },
      ...{ canGoBack: progress !== null && progress.done > 0, canSkip: false, answeredBefore: null, clip: reply.VIDEO },
      tag: read.tagOf(data),
      form: reply.CURRENT_QUESTIONNAIRE_NAME,
      own,
    },
  }
}

/** Paragraphs are apart by an empty line. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A question longer than this is read in its bubble; the card then carries a short heading. */
const LONGEST_HEADING = 160

/** The question heads its card and what was said before is above: named by the server, else the last paragraph or its last sentence. */
function askedIn(said: string[], named: string | null): { bubbles: string[]; heading: string | null } {
  const last = said.at(-1) ?? ''
  const before = said.slice(0, -1)
  if (named !== null) return { bubbles: last === named ? before : said, heading: named }
  if (last !== '' && last.length <= LONGEST_HEADING) return { bubbles: before, heading: last }
  const cut = last.search(/(?<=[.!?]\s)[^.!?]{3,120}\?$/)
  return cut > 0 ? { bubbles: [...before, last.slice(0, cut).trim()], heading: last.slice(cut) } : { bubbles: said, heading: null }
}

/** The article is small under the answer, whether it came as data or as a last line of the words, in either language. */
function withoutSource(said: string[], named: string | null): { said: string[]; source: string | null } {
  const lines = said.map((part) => /^.{0,30}\barticle\s*["“«]\s*(.+?)\s*["”»]\.?$/u.exec(part)?.[1] ?? null)
  return { said: said.filter((_, at) => lines[at] === null), source: named ?? lines.find((line) => line !== null) ?? null }
}

const QUESTION_KINDS: ReadonlySet<CardContent['kind']> = new Set(['one', 'many', 'text', 'look', 'ready', 'held'])

const QUEUES: ReadonlySet<string> = new Set(['ENTERPCRQUEUE', 'ENTERNPQUEUE', 'ENTERPCRQUEUEFOLLOWUP', 'NEEDPCRHELP'])

function contentOf(reply: ChatReply): CardContent {
  const data = read.dataOf(reply)
  const action: string = reply.ACTION
  const items = read.itemsOf(data)
  if (items.length > 1) return { kind: 'scale', items, errors: read.sentencesOf(data.errors) }
  const lines = read.summaryOf(data)
  if (lines.length > 0) return { kind: 'summary', lines }
  if (read.hasVariant(data)) return { kind: 'look', options: read.choicesOf(reply.options), data }
  switch (action) {
    case 'GREETING':
      return { kind: 'greeting', options: read.choicesOf(reply.options), more: read.labelsOf(data.more), lines: read.helpLinesOf(data) }
    case 'OPENQUESTIONRADIOOPTIONSWINDOW': {
      const options = read.choicesOf(reply.options)
      const until = read.heldUntil(data)
      return until === null ? { kind: 'one', options } : { kind: 'held', until, options }
    }
    case 'OPENQUESTIONCHECKBOXOPTIONSWINDOW':
      return { kind: 'many', options: read.choicesOf(reply.options), exclusive: read.labelsOf(data.exclusive) }
    case 'OPENQUESTIONTEXT':
      return {
        kind: 'text',
        input: read.fieldKindOf(data),
        unit: read.textOf(data.unit),
        minimum: read.numberOf(data.minimum),
        maximum: read.numberOf(data.maximum),
        options: read.choicesOf(reply.options),
      }
    case 'OPENCONSENTFORMWINDOW':
      return { kind: 'consent', consent: read.consentOf(data), errors: read.sentencesOf(data.errors) }
    case 'OPENPERSONALINFORMATIONWINDOW':
      return {
        kind: 'details',
        information: read.informationOf(data),
        provinces: read.provincesOf(data),
        errors: read.sentencesOf(data.errors),
      }
    case 'CONFIRMPERSONALINFORMATION':
      return { kind: 'confirm', information: read.informationOf(data), warnings: read.sentencesOf(data.warnings) }
    case 'OPENAPPOINTMENTWINDOW':
      return { kind: 'appointment', slots: read.slotsOf(data) }
    case 'CHECKFORSESSION':
      return sessionContent(reply, data)
    case 'CRISIS':
      return {
        kind: 'crisis',
        check: read.textOf(data.check) !== null,
        options: read.choicesOf(reply.options),
        lines: read.helpLinesOf(data),
        note: read.textOf(data.note),
        ask: read.textOf(data.ask),
        quickExit: data.quickExit === true,
      }
    case 'ATTENDED':
      return { kind: 'attended' }
    case 'CLOSECHAT':
      return { kind: 'closed' }
    default:
      return contentByGroup(action, data)
  }
}

/** Where the patient is asked whether to pick up where they left off, the card waits for the answer; else the conversation comes back at once. */
function sessionContent(reply: ChatReply, data: ReturnType<typeof read.dataOf>): CardContent {
  const options = read.choicesOf(reply.options)
  if (options.length > 0) return { kind: 'one', options }
  return { kind: 'session', found: data.found === true, sealed: read.textOf(data.state) ?? reply.conversation_state }
}

function contentByGroup(action: string, data: ReturnType<typeof read.dataOf>): CardContent {
  const wait = read.textOf(data.expectedWait)
  if (QUEUES.has(action)) return { kind: 'queue', wait, visit: read.visitOf(data), canGoOn: action === 'NEEDPCRHELP' }
  // What may be omitted waits for a word.
  return GOES_ON_BY_ITSELF.has(action) && data.optional !== true ? { kind: 'next' } : { kind: 'ready' }
}

const GOES_ON_BY_ITSELF: ReadonlySet<string> = new Set([
  'LAUNCHCONSENT',
  'LOGINELIGIBLE',
  'BEGINQUESTIONNAIRES',
  'FINISHINITIALQUESTIONNAIRE',
  'FINISHSCALEQUESTIONNAIRE',
  'FINISHCUDITRQUESTIONNAIRE',
  'FINISHFOLLOWUP',
  'SKIPTONEXT',
])
