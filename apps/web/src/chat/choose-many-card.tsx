import { useState } from 'react'
import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import styles from './choices.module.css'
import { toggleChoice } from './toggle-choice.ts'
import { CARD_HEADING_ID } from './use-card-focus.ts'

/** REQ-121, REQ-154. */
export function ChooseManyCard({ card, onAnswer }: CardProps<'many'>) {
  const [chosen, setChosen] = useState<string[]>([])

  function submit() {
    const picked = card.options.filter(({ value }) => chosen.includes(value))
    const labels = picked.map(({ label }) => label).join(', ')
    if (picked.length > 0) onAnswer({ query: labels, shown: labels, context: { selected: picked.map(({ value }) => value) } })
  }

  const button = (
    <Button look="filled" type="submit" disabled={chosen.length === 0}>
      Submit
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
