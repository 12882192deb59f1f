import type { TurnProblem } from './conversation.ts'
import type { Words } from './words.ts'

/** What went wrong with a turn, in the words that the person sees (REQ-129 to REQ-131). */
export function problemText({ kind, message, code }: TurnProblem, words: Words['problem']): string {
  return kind === 'refused' && message !== null ? words.refusal(code, message) : words[kind]
}
