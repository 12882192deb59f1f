import type { FormEvent, ReactNode } from 'react'
import type { Answer } from './answer.ts'
import type { Card } from './card.ts'
import styles from './card-frame.module.css'
import { CARD_HEADING_ID } from './card-heading-id.ts'
import { Button } from './controls/button.tsx'
import { headingOf } from './heading-of.ts'
import { useChatMessages } from './messages/use-chat-messages.ts'

type Props = {
  card: Card
  tone?: 'calm' | 'urgent'
  children?: ReactNode
  /** The card's own buttons, the filled one last. */
  actions?: ReactNode
  /** A dialog that the card opens; it is outside the card's own form. */
  dialog?: ReactNode
  onSubmit?: () => void
  onAnswer?: (answer: Answer) => void
}

/** What the way back sends: “back” alone is an answer to where it hurts. */
export const GO_BACK = 'go back'

/** What every card has: how far one is, a heading that takes the focus, the way back, and the actions. */
export function CardFrame({ card, tone = 'calm', children, actions, dialog, onSubmit, onAnswer }: Props) {
  const messages = useChatMessages()
  const back: Answer = { query: GO_BACK, shown: messages.card.back }
  const keep: Answer = { query: 'ok', shown: messages.card.keepAnswer }
  const skip: Answer = { query: 'skip', shown: messages.card.skipQuestion }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <section className={styles.card} data-tone={tone} aria-labelledby={CARD_HEADING_ID}>
      {card.progress ? <CardProgress {...card.progress} /> : null}
      {card.section ? <p className={styles.section}>{card.section}</p> : null}
      <h2 id={CARD_HEADING_ID} tabIndex={-1} className={styles.heading}>
        {headingOf(card, messages)}
      </h2>
      {card.subtext ? <p className={styles.subtext}>{card.subtext}</p> : null}
      {card.answeredBefore ? (
        <p className={styles.before}>
          {messages.card.youSaid} <strong>{card.answeredBefore}</strong>
          {onAnswer ? (
            <Button variant="plain" onClick={() => onAnswer(keep)}>
              {messages.button.keep}
            </Button>
          ) : null}
        </p>
      ) : null}
      <form onSubmit={submit} noValidate>
        {children}
        {actions || (onAnswer && (card.canGoBack || card.canSkip)) ? (
          <div className={styles.actions}>
            {onAnswer && card.canGoBack ? (
              <Button variant="plain" onClick={() => onAnswer(back)}>
                ← {messages.card.back}
              </Button>
            ) : null}
            {onAnswer && card.canSkip ? (
              <Button variant="plain" onClick={() => onAnswer(skip)}>
                {messages.button.skip}
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
  const messages = useChatMessages().card
  const left = minutesLeft === null ? null : messages.minutesLeft(minutesLeft)
  return (
    <div className={styles.progress}>
      <progress
        value={done}
        max={total}
        aria-label={messages.progress}
        aria-valuetext={[messages.done(done, total), left].filter(Boolean).join(', ')}
      />
      {left ? <span aria-hidden="true">{left}</span> : null}
    </div>
  )
}
