import type { Answer } from '../../question-cards/answer.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import styles from '../../question-cards/controls/choices.module.css'

/** Titles that the assistant offers in answer to a question, above the card that waits. */
export function Alternatives({
  titles,
  disabled,
  onAnswer,
}: {
  titles: readonly string[]
  disabled: boolean
  onAnswer: (answer: Answer) => void
}) {
  if (titles.length === 0) return null
  return (
    <div className={styles.buttons}>
      {titles.map((title) => (
        <Button key={title} variant="plain" disabled={disabled} onClick={() => onAnswer({ query: title, shown: title })}>
          {title}
        </Button>
      ))}
    </div>
  )
}
