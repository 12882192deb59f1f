import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import styles from '../../question-cards/controls/choices.module.css'
import { HelpLines } from './help-lines.tsx'

/** REQ-123 to REQ-125: the server names the three ways in, or, while it is closed, whom to call (F-21). Coming back is a quieter way. */
export function GreetingCard({ card, onAnswer }: CardProps<'greeting'>) {
  return (
    <CardFrame card={card}>
      {card.lines.length > 0 ? <HelpLines lines={card.lines} /> : null}
      <div className={styles.buttons}>
        {card.options.map(({ label, value }) => (
          <Button key={value} onClick={() => onAnswer({ query: value, shown: label })}>
            {label}
          </Button>
        ))}
        {card.more.map((label) => (
          <Button key={label} variant="plain" onClick={() => onAnswer({ query: label, shown: label })}>
            {label}
          </Button>
        ))}
      </div>
    </CardFrame>
  )
}
