import type { ChatState } from '../state/state.ts'
import type { Knowledge, Prompt } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { callFirst, linesOf } from './crisis-card.ts'

/** Shown instead of any stage while consent is not approved (F-21); a card for a person in danger goes before it. */
export function closedPrompt(state: ChatState, knowledge: Knowledge): Prompt {
  const contact = knowledge.closed?.contact ?? null
  return {
    ACTION: 'GREETING',
    text: textsOf(state).crisis.closed(contact, callFirst(state, knowledge)),
    VIDEO: null,
    options: null,
    DATA: { closed: true, lines: linesOf(state, knowledge) },
  }
}
