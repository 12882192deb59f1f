import { useState } from 'react'
import { CardFrame } from './card-frame.tsx'
import { CARD_HEADING_ID } from './card-heading-id.ts'
import type { CardProps } from './card-props.ts'
import { Button } from './controls/button.tsx'
import styles from './controls/choices.module.css'
import { useChatMessages } from './messages/use-chat-messages.ts'

/** More than this many are easier to find in the device's own list. */
const MOST_ROWS = 7

/** REQ-120, REQ-153. */
export function ChooseOneCard({ card, onAnswer }: CardProps<'one'>) {
  const messages = useChatMessages()
  const [value, setValue] = useState('')
  const chosen = card.options.find((option) => option.value === value)
  const submit = (
    <Button variant="filled" type="submit" disabled={!chosen}>
      {messages.button.submit}
    </Button>
  )
  return (
    <CardFrame
      card={card}
      actions={submit}
      onAnswer={onAnswer}
      onSubmit={() => chosen && onAnswer({ query: chosen.value, shown: chosen.label })}
    >
      {card.options.length > MOST_ROWS ? (
        <select
          className={styles.select}
          aria-labelledby={CARD_HEADING_ID}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          <option value="" disabled>
            {messages.card.chooseOne}
          </option>
          {card.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <fieldset className={styles.choices} aria-labelledby={CARD_HEADING_ID}>
          {card.options.map((option) => (
            <label key={option.value} className={styles.choice}>
              <input type="radio" name="choice" checked={value === option.value} onChange={() => setValue(option.value)} />
              <span>{option.label}</span>
            </label>
          ))}
        </fieldset>
      )}
    </CardFrame>
  )
}
