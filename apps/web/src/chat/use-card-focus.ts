import { useEffect, useState } from 'react'
import type { Conversation } from './conversation.ts'
import { headingOf } from './heading-of.ts'
import { MESSAGE_INPUT_ID } from './message-input.tsx'
import { useWords } from './use-words.ts'

export const CARD_HEADING_ID = 'card-heading'

/**
 * Moves the focus to a new card's heading, unless the person is writing at a keyboard: then they stay where they are and the card is
 * announced instead. On touch screens the heading wins, since the keyboard would cover the card.
 */
export function useCardFocus({ card, cardNumber, turn, notice }: Conversation): string {
  const words = useWords()
  const [announced, setAnnounced] = useState('')
  const busy = turn !== null || notice !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card number is the event; the card itself only gives its words.
  useEffect(() => {
    if (busy || cardNumber === 0 || document.querySelector('dialog[open]')) return
    const field = document.activeElement
    const writing = field instanceof HTMLInputElement && field.id === MESSAGE_INPUT_ID
    if (writing && (field.value !== '' || !matchMedia('(pointer: coarse)').matches)) {
      const options = card && 'options' in card ? card.options.map(({ label }) => label).join(', ') : ''
      setAnnounced([card && headingOf(card, words), options].filter(Boolean).join('. '))
      return
    }
    setAnnounced('')
    document.getElementById(CARD_HEADING_ID)?.focus({ preventScroll: true })
  }, [cardNumber, busy])
  return announced
}
