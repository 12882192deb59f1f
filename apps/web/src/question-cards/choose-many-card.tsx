import { useState } from 'react'
import { CardFrame } from './card-frame.tsx'
import { CARD_HEADING_ID } from './card-heading-id.ts'
import type { CardProps } from './card-props.ts'
import { Button } from './controls/button.tsx'
import styles from './controls/choices.module.css'
import { useChatMessages } from './messages/use-chat-messages.ts'
import { toggleChoice } from './toggle-choice.ts'

/** REQ-121, REQ-154. */
export function ChooseManyCard({ card, onAnswer }: CardProps<'many'>) {
  const messages = useChatMessages()
  const [chosen, setChosen] = useState<string[]>([])

  function submit() {
    const picked = card.options.filter(({ value }) => chosen.includes(value))
    const selected = picked.map(({ value }) => value)
    if (picked.length > 0)
      onAnswer({ query: selected.join(', '), shown: picked.map(({ label }) => label).join(', '), context: { selected } })
  }

  const button = (
    <Button variant="filled" type="submit" disabled={chosen.length === 0}>
      {messages.button.submit}
    </Button>
  )
  return (
    <CardFrame card={card} actions={button} onAnswer={onAnswer} onSubmit={submit}>
      <fieldset className={styles.choices} aria-labelledby={CARD_HEADING_ID}>
        {card.options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={() => setChosen((before) => toggleChoice(before, option, card))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </fieldset>
    </CardFrame>
  )
}
