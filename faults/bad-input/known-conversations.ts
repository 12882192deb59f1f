import type { ChatReply } from '@clinic/contract/chat'
import { Conversation } from '@clinic/testing/conversation'
import type { BadRequest } from './bad-request.ts'
import type { RawAnswer } from './check-answer.ts'
import { send } from './send.ts'
import type { Target } from './target.ts'

const PATH = '/api/ai'
const KEY = /"key":"(?:[^"\\]|\\.)*"/
/** How far each conversation has come before the run: its opening, the consent, the form, deep in the questions. */
const TURNS = [1, 3, 6, 30]

/** Conversations whose keys are known, so that bad input reaches what is behind them. */
export type Conversations = {
  /** The body to be sent: with the right key, where it is a message to a conversation that is known. */
  withKey(request: BadRequest): string | null
  /** A reply carries the next key. */
  hear(request: BadRequest, heard: RawAnswer): void
}

/** Leads some conversations to different depths. */
export async function knowConversations({ port, chatKey }: Pick<Target, 'port' | 'chatKey'>): Promise<Conversations> {
  const keys = new Map<string, string>()
  for (const [at, turns] of TURNS.entries()) {
    const patient = new Conversation({
      id: `badinput000${at + 1}`,
      async send(turn) {
        const headers = { 'content-type': 'application/json', 'x-api-key': chatKey }
        const heard = await send({ port, method: 'POST', path: PATH, headers, body: JSON.stringify(turn) })
        return 'broken' in heard || heard.status !== 200 ? null : (JSON.parse(heard.text) as ChatReply)
      },
    })
    for (let turn = 0; turn < turns && patient.next; turn += 1) await patient.say()
    keys.set(patient.id, patient.key)
  }
  const conversationOf = ({ endpoint, body }: BadRequest) =>
    endpoint.path === PATH ? /"conversation_id":"(\w{12})"/.exec(body ?? '')?.[1] : undefined
  return {
    withKey(request) {
      const key = keys.get(conversationOf(request) ?? '')
      if (key === undefined || request.body === null || request.wrong?.[0] === 'key') return request.body
      return request.body.replace(KEY, () => `"key":${JSON.stringify(key)}`)
    },
    hear(request, heard) {
      const conversation_id = conversationOf(request)
      if (!conversation_id || 'broken' in heard || heard.status !== 200) return
      keys.set(conversation_id, (JSON.parse(heard.text) as ChatReply).key)
    },
  }
}
