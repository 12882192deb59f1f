import type { listLines } from '@clinic/contract/chat/attention'
import type { Output } from '@clinic/contract/endpoint'
import { type Conversation, lastId, lastSeq, type Message } from './conversation.ts'

export type Heard = Output<typeof listLines>

/** Lines of the team join the list where the server has them: after the turn that they follow. */
export function hearTeam(state: Conversation, { lines, attention, read_turn }: Heard): Conversation {
  const person = attention.name === null || attention.role === null ? null : { name: attention.name, role: attention.role }
  const unseen = lines.filter(({ seq }) => seq > lastSeq(state))
  const same = person?.name === state.person?.name && person?.role === state.person?.role
  const resumes = person === null && (state.person !== null || state.held)
  const readTurn = Math.max(state.readTurn, read_turn)
  const offers = attention.instead ?? attention.offers ?? []
  const quiet = unseen.length === 0 && same && resumes === state.resumes
  if (quiet && readTurn === state.readTurn && String(offers) === String(state.offers)) return state
  let { messages } = state
  for (const { text, turn, ...staff } of unseen) {
    const message: Message = { id: lastId(messages) + 1, from: 'assistant', text, source: null, restored: false, language: null, staff }
    const at = messages.findIndex((other) => other.turn != null && other.turn > turn)
    messages = at === -1 ? [...messages, message] : numbered([...messages.slice(0, at), message, ...messages.slice(at)])
  }
  const newest = unseen.length > 0 ? { newestFrom: lastId(messages) } : {}
  return { ...state, ...newest, messages, person, readTurn, offers, resumes }
}

function numbered(messages: Message[]): Message[] {
  return messages.map((message, at) => ({ ...message, id: at + 1 }))
}
