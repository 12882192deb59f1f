import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatReply } from '@clinic/contract/chat'
import type { Chance } from '@clinic/core/shared/chance'
import { CHAT_KEY } from '@clinic/testing/chat-key'
import { Conversation } from '@clinic/testing/conversation'
import { conversationId } from '@clinic/testing/conversation-id'
import { attempt, type Run } from './run-context.ts'

/** A patient of the run; `end`: how the conversation ended. */
export type Chatting = { patient: Conversation; end: 'none' | 'reached' | 'given up' }

const TRIES = 400
const AGAIN_MS = 25
const MOST_TURNS = 200

/**
 * A patient who completes one intake after another. A message without an answer is sent again, with the same key, until
 * it has one.
 */
export async function converse(run: Run, chance: Chance, begun: Chatting[]): Promise<void> {
  while (!run.over) {
    const chatting = openChatting(run, chance)
    begun.push(chatting)
    while (!run.over && chatting.end === 'none') await takeTurn(run, chatting)
  }
}

/** Says one thing until it is answered for certain. */
export async function takeTurn(run: Run, chatting: Chatting): Promise<void> {
  const { patient } = chatting
  if (!patient.next || patient.turns > MOST_TURNS) {
    chatting.end = patient.next ? 'given up' : 'reached'
    return
  }
  for (let turn = 0; turn < TRIES && chatting.end === 'none'; turn += 1) {
    if (await patient.say()) {
      if (!patient.next) chatting.end = 'reached'
      return
    }
    await sleep(AGAIN_MS)
  }
  if (chatting.end === 'given up') return
  chatting.end = 'given up'
  run.surprises.push(`conversation ${patient.id} was not answered in ${TRIES} tries`)
}

function openChatting(run: Run, chance: Chance): Chatting {
  const chatting: Chatting = {
    end: 'none',
    patient: new Conversation({
      id: conversationId(chance),
      async send(turn) {
        const headers = { 'content-type': 'application/json', 'x-api-key': CHAT_KEY }
        const body = JSON.stringify(turn)
        const ask = { kind: 'turn', action: null, user_id: null, patient_id: null, method: 'POST', path: '/api/ai', headers, body } as const
        const { attempt: kept, answer } = await attempt(run, chance, ask)
        if (kept.outcome === 'done') return answer as ChatReply
        if (kept.outcome === 'refused') {
          // A first message whose answer was lost can be asked for again for two minutes by the program's clock: a patient starts over.
          if (turn.key !== '') run.surprises.push(`conversation ${turn.conversation_id} was refused: ${kept.why}`)
          chatting.end = 'given up'
        }
        return null
      },
    }),
  }
  return chatting
}
