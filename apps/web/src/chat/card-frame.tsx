import type { FormEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import type { Card } from './card.ts'
import styles from './card-frame.module.css'
import type { Answer } from './conversation.ts'
import { CARD_HEADING_ID } from './use-card-focus.ts'

type Props = {
  card: Card
  tone?: 'calm' | 'urgent'
  children?: ReactNode
  /** The card's own buttons, the filled one last. */
  actions?: ReactNode
  /** A dialog that the card opens; it stands outside the card's own form. */
  dialog?: ReactNode
  onSubmit?: () => void
  onAnswer?: (answer: Answer) => void
}

const BACK: Answer = { query: 'back', shown: 'Change my last answer' }
const KEEP: Answer = { query: 'ok', shown: 'Keep my answer' }
const SKIP: Answer = { query: 'skip', shown: 'Skip this question' }

/** What every card has: how far one is, a heading that takes the focus, the way back, and the actions. */
export function CardFrame({ card, tone = 'calm', children, actions, dialog, onSubmit, onAnswer }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <section className={styles.card} data-tone={tone} aria-labelledby={CARD_HEADING_ID}>
      {card.progress ? <CardProgress {...card.progress} /> : null}
      <h2 id={CARD_HEADING_ID} tabIndex={-1} className={styles.heading}>
        {card.heading}
      </h2>
      {card.subtext ? <p className={styles.subtext}>{card.subtext}</p> : null}
      {card.answeredBefore ? (
        <p className={styles.before}>
          You said: <strong>{card.answeredBefore}</strong>
          {onAnswer ? (
            <Button look="plain" onClick={() => onAnswer(KEEP)}>
              Keep it
            </Button>
          ) : null}
        </p>
      ) : null}
      <form onSubmit={submit} noValidate>
        {children}
        {actions || (onAnswer && (card.canGoBack || card.canSkip)) ? (
          <div className={styles.actions}>
            {onAnswer && card.canGoBack ? (
              <Button look="plain" onClick={() => onAnswer(BACK)}>
                ← Change my last answer
              </Button>
            ) : null}
            {onAnswer && card.canSkip ? (
              <Button look="plain" onClick={() => onAnswer(SKIP)}>
                Skip
              </Button>
            ) : null}
            <div className={styles.own}>{actions}</div>
          </div>
        ) : null}
      </form>
      {dialog}
    </section>
  )
}

function CardProgress({ done, total, minutesLeft }: NonNullable<Card['progress']>) {
  const left = minutesLeft === null ? null : minutesLeft <= 1 ? 'about a minute left' : `about ${minutesLeft} minutes left`
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={total}
        aria-label="Your progress"
        aria-valuetext={[`${done} of ${total}`, left].filter(Boolean).join(', ')}
      />
      {left ? <span aria-hidden="true">{left}</span> : null}
    </div>
  )
}
