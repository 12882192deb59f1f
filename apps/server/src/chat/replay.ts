import { type DialogState, newConversation } from '@clinic/core/dialog/state'
import { step } from '@clinic/core/dialog/step'
import type { DialogEvent } from '@clinic/core/dialog/turn'
import type { Sql } from '../platform/database.ts'
import { type KnowledgeNote, recallKnowledge } from './load-knowledge.ts'
import { findState, findTurns } from './store.ts'

/** Replays a conversation from its stored events: the state it gives, and the state that is stored; the two are equal. */
export async function replay(sql: Sql, conversation_id: string): Promise<{ stored: DialogState; replayed: DialogState } | null> {
  const conversation = await findState(sql, conversation_id)
  if (!conversation) return null
  let state = newConversation(conversation.patient_id)
  for (const turn of await findTurns(sql, conversation_id)) {
    const { context, ...event } = turn.event as DialogEvent & { context: DialogEvent['context'] | null }
    const knowledge = await recallKnowledge(sql, turn.knowledge as KnowledgeNote)
    state = step(state, { ...event, context: context ?? undefined }, knowledge).state
  }
  return { stored: conversation.state, replayed: state }
}
