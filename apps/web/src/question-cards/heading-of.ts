import type { Card } from './card.ts'
import type { ChatMessages } from './messages/chat-messages.ts'

/** What heads a card: the question, or the page's own words for its step. */
export function headingOf({ heading, action }: Pick<Card, 'heading' | 'action'>, messages: ChatMessages): string {
  const own: Readonly<Record<string, string>> = messages.heading
  return heading ?? own[action] ?? messages.whenReady
}
