import type { ChatMessages } from '../../question-cards/messages/chat-messages.ts'
import type { TurnProblem } from '../session/conversation.ts'

/** What went wrong with a turn, in the words that the person sees (REQ-129 to REQ-131). */
export function problemText({ kind, message, code }: TurnProblem, messages: ChatMessages['problem']): string {
  return kind === 'refused' && message !== null ? messages.refusal(code, message) : messages[kind]
}
