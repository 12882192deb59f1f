import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import styles from './held-card.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useWords } from './use-words.ts'

/** The chosen time is kept for a while (D-1): how long still, book it, or another. */
export function HeldCard({ card, onAnswer }: CardProps<'held'>) {
  const words = useWords().visit
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
            <Button look="filled" onClick={() => onAnswer({ query: book.value, shown: book.label })}>
              {book.label}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={styles.left} role="timer">
        {left > 0 ? words.kept(Math.floor(left / 60), left % 60) : words.notKept}
      </p>
    </CardFrame>
  )
}
