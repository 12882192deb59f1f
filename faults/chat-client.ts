import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatReply } from '@clinic/contract/chat'
import type { Chance } from '../apps/server/seed/seeded-random.ts'
import { nextMessage, RENEE, type Sent } from '../apps/server/test/chat-patient.ts'
import { CHAT_KEY } from './house.ts'
import { attempt, type Run } from './run-context.ts'

/** One conversation as its browser knows it: the last key, and what is to be sent next; `next` null: it has reached its end. */
export type Conversation = { id: string; key: string; next: Sent | null; answered: number; end: 'none' | 'reached' | 'given up' }

const TRIES = 400
const AGAIN_MS = 25
const MOST_TURNS = 200

/** Somebody who goes through one intake after the other. What is not answered is sent again, with the same key, until it is. */
export async function converse(run: Run, chance: Chance, begun: Conversation[]): Promise<void> {
  while (!run.over) {
    const conversation = openConversation(chance)
    begun.push(conversation)
    while (!run.over && conversation.end === 'none') await takeTurn(run, chance, conversation)
  }
}

/** Says one thing until it is answered for certain. */
export async function takeTurn(run: Run, chance: Chance, conversation: Conversation): Promise<void> {
  const message = conversation.next
  if (!message || conversation.answered > MOST_TURNS) {
    conversation.end = message ? 'given up' : 'reached'
    return
  }
  const body = JSON.stringify({ action: 'query', conversation_id: conversation.id, key: conversation.key, ...message })
  for (let turn = 0; turn < TRIES; turn += 1) {
    const headers = { 'content-type': 'application/json', 'x-api-key': CHAT_KEY }
    const ask = { kind: 'turn', deed: null, user_id: null, patient_id: null, method: 'POST', path: '/api/ai', headers, body } as const
    const { attempt: kept, answer } = await attempt(run, chance, ask)
    if (kept.outcome === 'done') {
      const reply = answer as ChatReply
      conversation.answered += 1
      conversation.key = reply.key
      conversation.next = nextMessage(reply, RENEE)
      if (conversation.next === null) conversation.end = 'reached'
      return
    }
    if (kept.outcome === 'refused') {
      // A first message whose answer was lost can be asked for again for two minutes by the program's clock: a patient begins anew.
      if (conversation.key !== '') run.surprises.push(`conversation ${conversation.id} was refused: ${kept.why}`)
      conversation.end = 'given up'
      return
    }
    await sleep(AGAIN_MS)
  }
  conversation.end = 'given up'
  run.surprises.push(`conversation ${conversation.id} was not answered in ${TRIES} tries`)
}

function openConversation(chance: Chance): Conversation {
  const id = Array.from({ length: 12 }, () => chance.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')
  return { id, key: '', next: { query: 'book with tcn' }, answered: 0, end: 'none' }
}
