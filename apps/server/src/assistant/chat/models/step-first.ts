import type { ChatLanguage } from '@clinic/contract/chat'
import { newConversation } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { type Step, step } from '@clinic/core/chat/step'

const NOON = 'T17:00:00.000Z'
const TODAY = '2026-12-01'

/** What the chat does with the first words of a conversation, after its greeting. */
export function stepFirst(
  { text, language, today = TODAY }: { text: string; language: ChatLanguage; today?: string | undefined },
  knowledge: Knowledge,
): Step {
  const state = { ...newConversation('evaluation'), started: true, language }
  return step(state, { query: text, language, now: `${today}${NOON}`, today }, knowledge)
}

/** A person was called, or the words say that one is there to ask; a card with numbers to call counts as well. */
export function offersPerson({ reply, state, effects }: Step): boolean {
  const isCalled = effects.some(({ kind }) => kind === 'need-help')
  return state.crisis || isCalled || /(?<!\p{L})(?:person|team|nurse|personne|équipe|infirmi[èe]re?)(?!\p{L})/iu.test(reply.text)
}
