import { type KeyboardEvent, useRef, useState } from 'react'
import { CardFrame } from '../card-frame.tsx'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import { Button } from '../controls/button.tsx'
import choiceStyles from '../controls/choices.module.css'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { OptionNotice } from './option-notice.tsx'
import { starsOf, type VariantOption } from './read-variant.ts'
import { useOptionPopups } from './use-option-popups.tsx'
import type { VariantProps } from './variant-props.ts'
import styles from './variants.module.css'

/** A rating: one radio button a star, all up to the chosen one filled. */
export function StarRating({ card, variant, onAnswer }: VariantProps) {
  const messages = useChatMessages()
  const { variants } = useFormMessages()
  const popups = useOptionPopups()
  const [at, setAt] = useState(-1)
  const byArrow = useRef(false)
  const choices = variant.choices.length > 0 ? variant.choices : starsOf(variant).map(asChoice)
  const chosen = choices[at]
  const name = ({ label }: VariantOption, place: number) => (/^\d+$/.test(label) ? variants.stars(place + 1, choices.length) : label)

  function pick(choice: VariantOption, place: number) {
    setAt(place)
    if (!byArrow.current) popups.picked([choice])
    byArrow.current = false
  }
  return (
    <CardFrame
      card={card}
      dialog={popups.dialog}
      onAnswer={onAnswer}
      onSubmit={() => chosen && popups.send([chosen], () => onAnswer({ query: chosen.value, shown: chosen.label }))}
      actions={
        <Button variant="filled" type="submit" disabled={!chosen}>
          {messages.button.submit}
        </Button>
      }
    >
      <fieldset
        className={`${choiceStyles.choices} ${styles.stars}`}
        aria-labelledby={CARD_HEADING_ID}
        onKeyDown={({ key }: KeyboardEvent) => {
          byArrow.current = key.startsWith('Arrow')
        }}
      >
        {choices.map((choice, place) => (
          <span key={choice.value} className={styles.star} data-filled={place <= at}>
            <input
              type="radio"
              name="choice"
              aria-label={name(choice, place)}
              checked={place === at}
              onChange={() => pick(choice, place)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.3L12 17.4l-5.6 3 1.1-6.3L3 9.7l6.2-.9z" />
            </svg>
          </span>
        ))}
      </fieldset>
      <p className={styles.value} aria-hidden="true">
        {chosen ? name(chosen, at) : variants.notChosen}
      </p>
      <OptionNotice text={chosen?.notice ?? null} />
    </CardFrame>
  )
}

function asChoice(star: number): VariantOption {
  return { label: String(star), value: String(star), group: null, notice: null, popup: null, html: null }
}
