import type { Slot } from '@clinic/contract/booking'
import type { ChatLanguage } from '@clinic/contract/chat'
import { frenchSlot } from '@clinic/core/booking/french-slot'

/** A time as a language tells it. */
export function slotIn(language: ChatLanguage, slot: Slot): Slot {
  return language === 'fr' ? frenchSlot(slot) : slot
}
