import type { ChatLanguage, ChatReply } from '@clinic/contract/chat'
import type { ChatLine } from '@clinic/contract/chat/attention'
import type {
  Choice,
  ConsentText,
  Details,
  FieldErrors,
  FieldKind,
  HelpLine,
  Progress,
  ProvinceChoice,
  ScaleItem,
  Slot,
  SummaryLine,
  Visit,
} from './card.ts'

export type Data = Record<string, unknown>

/** The readers of `DATA`: each takes what the server sent, regardless of its shape, and gives what the page can draw. */
export function dataOf(reply: ChatReply): Data {
  return reply.DATA ?? {}
}

/** Text with something in it, else null. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A finite number, else null. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The question of a questionnaire: `DATA.question.tag`. */
export function tagOf(data: Data): string | null {
  return textOf(recordOf(data.question).tag)
}

/** Whether the question may be omitted: `DATA.question.required` is false. */
export function isOptional(data: Data): boolean {
  return recordOf(data.question).required === false
}

export function choicesOf(options: ChatReply['options']): Choice[] {
  return (options ?? []).map((option) => (typeof option === 'string' ? { label: option, value: option } : option))
}

export function progressOf(data: Data): Progress | null {
  const progress = recordOf(data.progress)
  const done = numberOf(progress.done)
  const total = numberOf(progress.total)
  if (done === null || total === null || total <= 0) return null
  return { done: Math.min(Math.max(done, 0), total), total, minutesLeft: numberOf(progress.minutesLeft) }
}

/** The article that an answer came from, given as its title or as `{ title }` (D-7). */
export function sourceOf(data: Data): string | null {
  return textOf(data.source) ?? textOf(recordOf(data.source).title)
}

/** Sentences by field: `DATA.errors`, `DATA.warnings`. */
export function sentencesOf(value: unknown): FieldErrors {
  return Object.fromEntries(Object.entries(recordOf(value)).filter((entry): entry is [string, string] => textOf(entry[1]) !== null))
}

export function consentOf(data: Data): ConsentText {
  const consent = recordOf(data.consent)
  const sections = listOf(consent.sections).map((section) => ({ heading: textOf(section.heading) ?? '', text: textOf(section.text) ?? '' }))
  return { version: textOf(consent.version) ?? '', sections }
}

/** Numbers that a phone can dial; anything else is left out. */
export function helpLinesOf(data: Data): HelpLine[] {
  return listOf(data.lines).flatMap(({ service, label, number, tel, sms }) => {
    const name = textOf(label)
    const digits = textOf(number)
    if (name === null || digits === null || typeof tel !== 'string' || !/^tel:\+?\d{3,15}$/.test(tel)) return []
    const text = typeof sms === 'string' && /^sms:\+?\d{3,15}$/.test(sms) ? sms : null
    return [{ service: textOf(service) ?? '', label: name, number: digits, tel, sms: text }]
  })
}

export function informationOf(data: Data): Partial<Details> {
  const kept = Object.entries(recordOf(data.personalInformation)).filter(
    ([, value]) => typeof value === 'string' || typeof value === 'boolean',
  )
  return Object.fromEntries(kept) as Partial<Details>
}

/** The provinces that the server offers; an empty list means all of them. */
export function provincesOf(data: Data): ProvinceChoice[] {
  return listOf(data.provinces).flatMap((province) => {
    const label = textOf(province.label) ?? textOf(province.name)
    return label ? [{ label, code: textOf(province.code), disabled: province.disabled === true }] : []
  })
}

/** What the reply says below its first item heads the card where it is said of further ones too. */
export function sharedSubtext(data: Data): string | null {
  const said = textOf(data.subtext)
  return listOf(data.items).filter(({ subtext }) => subtext === said).length > 1 ? said : null
}

/** The items of a form that is answered as a whole. What the card says below its heading is not repeated at each of them. */
export function itemsOf(data: Data): ScaleItem[] {
  const shared = sharedSubtext(data)
  return listOf(data.items).flatMap(({ tag, text, subtext, unit, required, options, exclusive }) => {
    const [name, words] = [textOf(tag), textOf(text)]
    if (name === null || words === null) return []
    const choices = listOf(options).flatMap(({ label, value }) =>
      typeof label === 'string' && typeof value === 'string' ? [{ label, value }] : [],
    )
    return [
      {
        tag: name,
        text: words,
        subtext: textOf(subtext) === shared ? null : textOf(subtext),
        unit: textOf(unit),
        required: required !== false,
        options: choices,
        exclusive: exclusive ? labelsOf(exclusive) : null,
      },
    ]
  })
}

export function summaryOf(data: Data): SummaryLine[] {
  return listOf(data.summary).flatMap(({ tag, question, answer }) =>
    typeof tag === 'string' && typeof question === 'string' && typeof answer === 'string' ? [{ tag, question, answer }] : [],
  )
}

/** The language that the conversation has just changed to. */
export function languageOf(data: Data): ChatLanguage | null {
  return data.language === 'fr' || data.language === 'en' ? data.language : null
}

export function labelsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((label): label is string => typeof label === 'string') : []
}

/** Types whose question is a plain list or field. Any other has a shape in `read-look.ts`, which is fetched with the later cards. */
const PLAIN = /^(?:multi_select|radio|text|date|numerical|medication|history)$/

/** Whether a question is more than a plain list or field. */
export function hasVariant({ question, widget, groups, selectAll, notices, popups, units }: Data): boolean {
  return !!question && ((typeof widget === 'string' && !PLAIN.test(widget)) || !!(groups || selectAll || notices || popups || units))
}

export function fieldKindOf(data: Data): FieldKind {
  const kinds: FieldKind[] = ['text', 'date', 'number', 'email', 'code']
  return kinds.find((kind) => kind === data.input) ?? 'text'
}

export function slotsOf(data: Data): Slot[] {
  return listOf(data.slots)
    .flatMap((slot) => {
      const slotId = textOf(slot.slotId)
      const startAt = textOf(slot.startAt)
      return slotId && startAt ? [readSlot(slot, slotId, startAt)] : []
    })
    .sort((a, b) => a.day.localeCompare(b.day) || Date.parse(a.startAt) - Date.parse(b.startAt))
}

/** Until when the chosen time is stored, where one is. */
export function heldUntil(data: Data): string | null {
  return textOf(recordOf(data.appointment).until)
}

/** The booked time; its link only where it leads to our own page. */
export function visitOf(data: Data): Visit | null {
  const appointment = recordOf(data.appointment)
  const text = textOf(recordOf(appointment.slot).localText)
  const link = textOf(appointment.link)
  return text ? { text, link: link && /^(?:https?:\/\/[^/]+)?\/appointment\?/.test(link) ? link : null } : null
}

/** Who of the team said a message, or what they did (`mark`). */
export type StaffLine = Pick<ChatLine, 'seq' | 'name' | 'role' | 'mark' | 'picture'>
/** `picture`: the turn in which the patient sent one. */
export type TranscriptEntry = { from: 'assistant' | 'patient'; text: string; staff: StaffLine | null; picture: number | null }

export function transcriptOf(data: Data): TranscriptEntry[] | null {
  if (!Array.isArray(data.transcript)) return null
  return listOf(data.transcript).flatMap((entry) => {
    const staff = staffLineOf(entry)
    const text = textOf(entry.text) ?? ''
    const from = entry.from === 'patient' ? ('patient' as const) : ('assistant' as const)
    return text || staff ? [{ from, text, staff, picture: staff ? null : numberOf(entry.picture) }] : []
  })
}

function staffLineOf(entry: Data): StaffLine | null {
  const seq = numberOf(entry.seq)
  const name = textOf(entry.name)
  if (seq === null || name === null) return null
  return {
    ...{
      seq,
      name,
      role: entry.role === 'np' ? ('np' as const) : ('team' as const),
      mark: LINE_MARKS.find((mark) => mark === entry.mark) ?? null,
    },
    ...(entry.picture === true && { picture: true as const }),
  }
}

const LINE_MARKS: readonly NonNullable<StaffLine['mark']>[] = ['joined', 'taken-over', 'absent', 'reconnecting', 'left']

function readSlot(slot: Data, slotId: string, startAt: string): Slot {
  const start = new Date(startAt)
  // An instant that names its own offset already carries the local day; a bare UTC one falls back to this browser's zone.
  const ownDay = startAt.endsWith('Z') ? start.toLocaleDateString('en-CA') : startAt.slice(0, 10)
  return {
    slotId,
    startAt,
    provider: [textOf(slot.provider_firstName), textOf(slot.provider_lastName)].filter(Boolean).join(' '),
    location_name: textOf(slot.location_name) ?? '',
    visitType: textOf(slot.visitType) ?? '',
    day: textOf(slot.localDate) ?? ownDay,
    label: textOf(slot.localTime) ?? textOf(slot.localText),
  }
}

function recordOf(value: unknown): Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Data) : {}
}

/** The records of a list. */
export function listOf(value: unknown): Data[] {
  return Array.isArray(value) ? value.map(recordOf) : []
}
