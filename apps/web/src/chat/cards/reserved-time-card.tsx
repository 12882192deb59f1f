import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import styles from './reserved-time-card.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The chosen time is kept for a while (D-1): how long still, book it, or another. */
export function ReservedTimeCard({ card, onAnswer }: CardProps<'held'>) {
  const messages = useFormMessages().visit
  const left = useSecondsLeft(card.until)
  const [book, ...others] = card.options
  return (
    <CardFrame
      card={card}
      actions={
        <>
          {others.map(({ label, value }) => (
            <Button key={value} onClick={() => onAnswer({ query: value, shown: label })}>
              {label}
            </Button>
          ))}
          {book ? (
            <Button variant="filled" onClick={() => onAnswer({ query: book.value, shown: book.label })}>
              {book.label}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={styles.left} role="timer">
        {left > 0 ? messages.kept(Math.floor(left / 60), left % 60) : messages.notSaved}
      </p>
    </CardFrame>
  )
}
