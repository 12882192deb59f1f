import type { ChatContext, ChatLanguage, ChatReply, STATE_CHUNK_LENGTH } from '@clinic/contract/chat'
import type { StaffRole } from '@clinic/contract/chat/attention'
import type { Answer, Offer, RestoredState } from '../../question-cards/answer.ts'
import type { Card } from '../../question-cards/card.ts'
import {
  dataOf,
  labelsOf,
  languageOf,
  numberOf,
  type StaffLine,
  type TranscriptEntry,
  transcriptOf,
} from '../../question-cards/read-data.ts'
import { paragraphs, readReply } from '../../question-cards/read-reply.ts'

export type Message = {
  id: number
  from: 'assistant' | 'patient'
  text: string
  source: string | null
  restored: boolean
  /** What it was said in, where that is known. */
  language: ChatLanguage | null
  /** Said by a member of the team, or what they did. */
  staff?: StaffLine | null
  /** The number of the patient’s turn, where a person may have answered it. */
  turn?: number | null
  /** The card that the patient’s words answered. */
  asked?: Card | null
  /** A picture that the patient sent: in base64, or the turn that the server has it by. */
  picture?: string | number | null
}
export type TurnBody = {
  action: 'query'
  conversation_id: string
  query: string
  key: string
  context?: ChatContext
  language?: ChatLanguage
}
export type Turn = { body: TurnBody; answer: Answer }
/** `message`: the words of a refusal, in English. */
export type TurnProblem = { kind: 'timeout' | 'network' | 'refused'; message: string | null; code: string | null }

export type Conversation = {
  id: string
  key: string
  messages: Message[]
  card: Card | null
  /** Counts cards: a new number is a new card, even when it asks the same again; in the other language it is still the same card. */
  cardNumber: number
  /** The first message of the newest exchange: the page scrolls so that it can be read from there. */
  newestFrom: number
  /** A dialog opens automatically only when its step is new, so that it never covers the answer to a free question. */
  opensByItself: boolean
  /** The newest words of the assistant, for its voice. */
  spoken: string
  /** What the newest turn was sent in. */
  language: ChatLanguage
  turn: Turn | null
  problem: TurnProblem | null
  handedBack: string
  notice: string | null
  /** Buttons that the newest reply offers beside its card. */
  alternatives: string[]
  restore: RestoredState | null
  /** Who of the team has the conversation; null: the assistant. */
  person: { name: string; role: StaffRole } | null
  /** The newest reply left the word to a person. */
  held: boolean
  /** What can be chosen instead of waiting for a person, or of writing to one. */
  offers: Offer[]
  /** The newest turn that the team has read. */
  readTurn: number
  /** The person has left: the assistant is to repeat the question that waits. */
  resumes: boolean
}

type ConversationEvent =
  | { type: 'heard'; take: (state: Conversation) => Conversation }
  | { type: 'begun'; id: string; key: string }
  | { type: 'sent'; turn: Turn }
  | { type: 'answered'; reply: ChatReply }
  | { type: 'problem'; problem: TurnProblem | null }
  | { type: 'dismissed' }
  | { type: 'notice-closed' }

/** The first message of every conversation, and of every return to one (REQ-126). */
export const BEGIN: Answer = { query: 'book with tcn', shown: null }
export const AGAIN: Answer = { ...BEGIN, again: true }
export const OK: Answer = { query: 'ok', shown: null }

export function emptyConversation(): Conversation {
  return {
    id: '',
    key: '',
    messages: [],
    card: null,
    cardNumber: 0,
    newestFrom: 0,
    opensByItself: false,
    spoken: '',
    language: 'en',
    turn: null,
    problem: null,
    handedBack: '',
    notice: null,
    alternatives: [],
    restore: null,
    person: null,
    held: false,
    offers: [],
    readTurn: 0,
    resumes: false,
  }
}

/** The page's whole state, moved by one event. The browser draws it and decides nothing clinical. */
export function conversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'begun':
      return { ...emptyConversation(), id: event.id, key: event.key }
    case 'sent':
      return { ...state, turn: event.turn, resumes: false, language: event.turn.body.language ?? 'en', problem: null, handedBack: '' }
    case 'answered':
      return answered(state, event.reply)
    case 'heard':
      return event.take(state)
    case 'problem':
      return { ...state, problem: event.problem }
    case 'dismissed':
      return { ...state, turn: null, problem: null, handedBack: state.turn?.answer.typed ? state.turn.answer.query : '' }
    case 'notice-closed':
      return { ...state, notice: null }
  }
}

/**
 * The turn that carries an answer, with the newest key, and the page's language where it has a choice. A new try sends this same turn
 * again, unchanged.
 */
export function turnOf(state: Conversation, answer: Answer, language: ChatLanguage | null = null): Turn {
  const body: TurnBody = { action: 'query', conversation_id: state.id, query: answer.query, key: state.key }
  return { answer, body: { ...body, ...(answer.context ? { context: answer.context } : {}), ...(language ? { language } : {}) } }
}

/** Whether the card that waits is written in another language than the page. What is over stays as it was said. */
export function isOutdated({ card, turn, restore, language }: Conversation, page: ChatLanguage): boolean {
  return language !== page && card !== null && card.kind !== 'closed' && turn === null && restore === null
}

/** The next piece of a sealed conversation on its way back, or null when there is none to send (REQ-138). */
export function nextChunk(state: Conversation): Answer | null {
  const { restore } = state
  const chunk = restore?.chunks[restore.sent]
  if (!restore || chunk === undefined || state.turn) return null
  return { ...OK, context: { state: { index: restore.sent, total: restore.chunks.length, chunk } } }
}

const CHUNK_LENGTH: typeof STATE_CHUNK_LENGTH = 2000

function answered(state: Conversation, reply: ChatReply): Conversation {
  const restore = state.restore && { ...state.restore, sent: state.restore.sent + 1 }
  const language = languageOf(dataOf(reply)) ?? state.language
  const alternatives = labelsOf(dataOf(reply).alternatives)
  const held = reply.ACTION === 'ATTENDED'
  const offers = state.turn?.answer.offers ?? state.offers
  const settled = { ...state, held, key: reply.key, turn: null, problem: null, language, alternatives, offers }
  if (restore && restore.sent < restore.chunks.length && reply.ACTION === 'CHECKFORSESSION') return { ...settled, restore }

  const { bubbles, source, card } = readReply(reply)
  if (state.turn?.answer.again) return repeatLast({ ...settled, spoken: reply.text }, card, bubbles)
  const transcript = transcriptOf(dataOf(reply))
  const turn = held ? numberOf(dataOf(reply).turn) : null
  const spoken = spokenMessages(state, card).map((message) => (message.from === 'patient' ? { ...message, turn } : message))
  const said = transcript ? restored(transcript, reply.text) : [...state.messages, ...spoken]
  // A chat that has ended leaves its goodbye alone on a screen that others may see (REQ-159).
  const earlier = card.kind === 'closed' ? [] : said
  return {
    ...settled,
    messages: [...earlier, ...assistantBubbles(bubbles, { source, language, after: lastId(earlier) })],
    card,
    cardNumber: state.cardNumber + (held && card.own && card.own === state.card?.own ? 0 : 1),
    newestFrom: lastId(transcript || card.kind === 'closed' ? earlier : state.messages) + 1,
    opensByItself: transcript === null && ((state.person === null && state.card?.action !== card.action) || hasErrors(card)),
    spoken: reply.text,
    notice: state.turn?.answer.thanks && state.card?.action !== card.action ? state.turn.answer.thanks : null,
    restore: card.kind === 'session' && card.found && !state.restore ? { chunks: inChunks(card.sealed), sent: 0 } : null,
  }
}

/** The newest line of the team that the page has. */
export function lastSeq({ messages }: Conversation): number {
  return messages.reduce((last, { staff }) => Math.max(last, staff?.seq ?? 0), 0)
}

/** The pending message in the other language: its card replaces the same one, and what was not said before joins the list. */
function repeatLast(state: Conversation, card: Card, bubbles: string[]): Conversation {
  const spoken = new Set(state.messages.map(({ text }) => text))
  const unsaid = bubbles.filter((text) => !spoken.has(text))
  const same = state.card?.kind === card.kind && state.card.action === card.action
  return {
    ...state,
    messages: [...state.messages, ...assistantBubbles(unsaid, { source: null, language: state.language, after: lastId(state.messages) })],
    card,
    cardNumber: state.cardNumber + (same ? 0 : 1),
    opensByItself: same && state.opensByItself,
  }
}

/** The question that was answered joins the list above the answer; one that is asked again stays in its card only. */
function spokenMessages(state: Conversation, next: Card): Message[] {
  const { card, turn, language } = state
  const spoken: Message[] = []
  let id = lastId(state.messages)
  if (card && card.heading !== null && !(card.action === next.action && card.heading === next.heading)) {
    id += 1
    spoken.push({ id, from: 'assistant', text: card.heading, source: null, restored: false, language })
  }
  if (turn?.answer.shown)
    spoken.push({
      ...{ id: id + 1, from: 'patient', text: turn.answer.shown, source: null, restored: false, language, asked: card },
      picture: pictureIn(turn.answer.context),
    })
  return spoken
}

function pictureIn(context: ChatContext | undefined): string | null {
  return context && 'picture' in context ? context.picture : null
}

type MessageSource = Pick<Message, 'source' | 'language'> & { after: number }

function assistantBubbles(texts: string[], { source, language, after }: MessageSource): Message[] {
  const sourced = texts.findLastIndex((text) => !text.endsWith(':'))
  return texts.map((text, at) => ({
    id: after + 1 + at,
    from: 'assistant',
    text,
    source: at === sourced ? source : null,
    restored: false,
    language,
  }))
}

/** The list as the server kept it, without the words that the reply says again. */
function restored(transcript: TranscriptEntry[], text: string): Message[] {
  const repeated = new Set(paragraphs(text))
  const lastAt = transcript.length - 1
  return transcript
    .flatMap(({ from, text: content, staff, picture }, at): Pick<Message, 'from' | 'text' | 'staff' | 'picture'>[] => {
      if (staff) return [{ from, text: content, staff }]
      const parts = from === 'assistant' ? paragraphs(content) : [content]
      const kept = at === lastAt && from === 'assistant' ? parts.filter((part) => !repeated.has(part)) : parts
      return kept.map((part) => ({ from, text: part, staff: null, picture }))
    })
    .map((message, at) => ({ ...message, id: at + 1, source: null, restored: true, language: null }))
}

function hasErrors(card: Card): boolean {
  return 'errors' in card && Object.keys(card.errors).length > 0
}

function inChunks(sealed: string): string[] {
  return Array.from({ length: Math.ceil(sealed.length / CHUNK_LENGTH) }, (_, at) =>
    sealed.slice(at * CHUNK_LENGTH, (at + 1) * CHUNK_LENGTH),
  )
}

export function lastId(messages: Message[]): number {
  return messages.at(-1)?.id ?? 0
}
