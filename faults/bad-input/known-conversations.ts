import type { ChatReply } from '@clinic/contract/chat'
import { nextMessage, RENEE } from '../../apps/server/test/chat-patient.ts'
import type { BadRequest } from './bad-request.ts'
import type { Heard } from './judge.ts'
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
  hear(request: BadRequest, heard: Heard): void
}

/** Leads some conversations to different depths. */
export async function knowConversations({ port, chatKey }: Pick<Target, 'port' | 'chatKey'>): Promise<Conversations> {
  const keys = new Map<string, string>()
  for (const [at, turns] of TURNS.entries()) {
    const conversation_id = `badinput000${at + 1}`
    let reply = { key: '' } as ChatReply
    for (let turn = 0; turn < turns; turn += 1) {
      const message = turn === 0 ? { query: 'book with tcn' } : nextMessage(reply, RENEE)
      if (!message) break
      const body = JSON.stringify({ action: 'query', conversation_id, key: reply.key, ...message })
      const heard = await send({
        port,
        method: 'POST',
        path: PATH,
        headers: { 'content-type': 'application/json', 'x-api-key': chatKey },
        body,
      })
      if (!('broken' in heard) && heard.status === 200) reply = JSON.parse(heard.text) as ChatReply
    }
    keys.set(conversation_id, reply.key)
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
