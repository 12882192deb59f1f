import { useEffect, useState } from 'react'
import { CARD_HEADING_ID } from '../../question-cards/card-heading-id.ts'
import { headingOf } from '../../question-cards/heading-of.ts'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { MESSAGE_INPUT_ID } from '../composer/message-input.tsx'
import type { Conversation } from '../session/conversation.ts'

/**
 * Moves the focus to a new card's heading, unless the person is writing at a keyboard: then they stay where they are and the card is
 * announced instead. On touch screens the heading wins, since the keyboard would cover the card.
 */
export function useCardFocus({ card, cardNumber, turn, notice }: Conversation): string {
  const messages = useChatMessages()
  const [announced, setAnnounced] = useState('')
  const busy = turn !== null || notice !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card number is the event; the card itself only gives its words.
  useEffect(() => {
    if (busy || cardNumber === 0 || document.querySelector('dialog[open]')) return
    const field = document.activeElement
    const writing = field instanceof HTMLInputElement && field.id === MESSAGE_INPUT_ID
    if (writing && (field.value !== '' || !matchMedia('(pointer: coarse)').matches)) {
      const options = card && 'options' in card ? card.options.map(({ label }) => label).join(', ') : ''
      setAnnounced([card && headingOf(card, messages), options].filter(Boolean).join('. '))
      return
    }
    setAnnounced('')
    document.getElementById(CARD_HEADING_ID)?.focus({ preventScroll: true })
  }, [cardNumber, busy])
  return announced
}
