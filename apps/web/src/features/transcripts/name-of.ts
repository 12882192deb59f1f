import type { HeldConversation } from '@clinic/contract/queues/today'
import { t } from '../../lib/messages/t.ts'

/** How staff call the patient of a conversation. */
export function nameOf({ name }: Pick<HeldConversation, 'name'>): string {
  return name ?? t('Unknown person in the chat')
}
