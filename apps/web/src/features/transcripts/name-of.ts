import type { HeldConversation } from '@clinic/contract/queues/today'

/** How staff call the patient of a conversation. */
export function nameOf({ name }: Pick<HeldConversation, 'name'>): string {
  return name ?? 'Unknown person in the chat'
}
