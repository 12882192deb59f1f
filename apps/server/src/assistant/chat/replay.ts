import type { RequestResult } from '@clinic/core/chat/state/requests'
import { type ChatState, newConversation, upToDate } from '@clinic/core/chat/state/state'
import type { ChatEvent } from '@clinic/core/chat/state/turn'
import { continueStep, step } from '@clinic/core/chat/step'
import type { Sql } from '../../platform/db/database.ts'
import { type KnowledgeNote, recallKnowledge } from './load-knowledge.ts'
import { findState, findTurns } from './store.ts'

/** Replays a conversation from its stored events: the state it gives, and the state that is stored; the two are equal. */
export async function replay(sql: Sql, conversation_id: string): Promise<{ stored: ChatState; replayed: ChatState } | null> {
  const conversation = await findState(sql, conversation_id)
  if (!conversation) return null
  let state = newConversation(conversation.patient_id)
  for (const turn of await findTurns(sql, conversation_id)) {
    const {
      context,
      told = [],
      ...event
    } = turn.event as Omit<ChatEvent, 'told'> & { context: ChatEvent['context'] | null; told?: RequestResult[] }
    const knowledge = await recallKnowledge(sql, turn.knowledge as KnowledgeNote)
    let done = step(state, { ...event, context: context ?? undefined }, knowledge)
    for (const one of told) done = continueStep(done, one, { knowledge, now: event.now, today: event.today })
    state = done.state
  }
  return { stored: upToDate(conversation.state), replayed: state }
}
