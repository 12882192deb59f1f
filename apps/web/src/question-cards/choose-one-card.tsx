import { type ReactNode, useId, useState } from 'react'
import { CardFrame } from './card-frame.tsx'
import { CARD_HEADING_ID } from './card-heading-id.ts'
import type { CardProps } from './card-props.ts'
import { atOnce } from './controls/at-once.ts'
import { Button } from './controls/button.tsx'
import styles from './controls/choices.module.css'
import { useChatMessages } from './messages/use-chat-messages.ts'
import { useFormMessages } from './messages/use-form-messages.ts'

/** More than this many are easier to find in the device's own list. */
const MOST_ROWS = 7

/** REQ-120, REQ-153. One tap answers; what was only chosen, with the arrows or in the device's own list, is sent by Submit. */
export function ChooseOneCard({ card, onAnswer }: CardProps<'one'>) {
  const messages = useChatMessages()
  const [value, setValue] = useState(() => card.options.find(({ label }) => label === card.answeredBefore)?.value ?? '')
  const answer = (choice: string) => {
    const chosen = card.options.find((option) => option.value === choice)
    setValue(choice)
    if (chosen) onAnswer({ query: chosen.value, shown: chosen.label })
  }
  const submit = (
    <Button variant="filled" type="submit" disabled={value === ''}>
      {messages.button.submit}
    </Button>
  )
  return (
    <CardFrame card={card} actions={submit} onAnswer={onAnswer} onSubmit={() => answer(value)}>
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
        <TapChoices>
          {card.options.map((option) => (
            <label key={option.value} className={styles.choice} {...atOnce(() => answer(option.value))}>
              <input type="radio" name="choice" checked={value === option.value} onChange={() => setValue(option.value)} />
              <span>{option.label}</span>
            </label>
          ))}
        </TapChoices>
      )}
    </CardFrame>
  )
}

/** Choices that a tap sends say so beforehand to those who cannot see that Submit is of no use to them. */
function TapChoices({ children }: { children: ReactNode }) {
  const hint = useId()
  const { oneTap } = useFormMessages()
  return (
    <fieldset className={styles.choices} aria-labelledby={CARD_HEADING_ID} aria-describedby={hint}>
      {children}
      <p id={hint} hidden>
        {oneTap}
      </p>
    </fieldset>
  )
}
