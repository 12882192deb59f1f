import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import styles from '../../question-cards/controls/choices.module.css'

/** REQ-123 to REQ-125: the server names the three ways in. */
export function GreetingCard({ card, onAnswer }: CardProps<'greeting'>) {
  return (
    <CardFrame card={card}>
      <div className={styles.buttons}>
        {card.options.map(({ label, value }) => (
          <Button key={value} onClick={() => onAnswer({ query: value, shown: label })}>
            {label}
          </Button>
        ))}
      </div>
    </CardFrame>
  )
}
