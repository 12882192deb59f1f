import type { Card } from '../../question-cards/card.ts'
import type { Message } from '../session/conversation.ts'

/** Whether the message is the newest choice for a question of the questionnaire that is being answered, so that it can be changed. */
export function changeable({ messages, card }: { messages: readonly Message[]; card: Card | null }, { id }: Message): boolean {
  if (!card || (card.tag === null && card.kind !== 'summary')) return false
  const here = messages.find((message) => message.id === id)
  const tag = here ? tagChosen(here, card) : null
  return tag !== null && !messages.some((message) => message.id > id && tagChosen(message, card) === tag)
}

function tagChosen({ asked, text, restored }: Message, card: Card): string | null {
  if (!asked || restored || asked.form !== card.form || asked.tag === card.tag || !('options' in asked)) return null
  return asked.options.some(({ label }) => label === text) ? asked.tag : null
}
