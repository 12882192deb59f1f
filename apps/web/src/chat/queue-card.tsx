import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { OK } from './conversation.ts'
import styles from './queue-card.module.css'

/** Where the patient now stands (REQ-139 to REQ-143): calm, and what happens next before they have to ask. */
export function QueueCard({ card, onAnswer }: CardProps<'queue'>) {
  return (
    <CardFrame
      card={card}
      actions={
        card.canGoOn ? (
          <Button look="filled" onClick={() => onAnswer(OK)}>
            Continue
          </Button>
        ) : null
      }
    >
      {card.visit ? (
        <p className={styles.wait}>
          Your visit: <strong>{card.visit.text}</strong>
          {card.visit.link ? (
            <>
              {' '}
              <a href={card.visit.link} target="_blank" rel="noopener">
                Change or cancel it
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      {card.wait ? (
        <p className={styles.wait}>
          Expected wait: <strong>{card.wait}</strong>
        </p>
      ) : null}
      <h3 className={styles.title}>What happens next</h3>
      <ol className={styles.steps}>
        {card.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>
        {card.canGoOn
          ? 'Meanwhile you can go on here, or ask me anything.'
          : 'You can close this page; your place is kept. Or ask me anything while you are here.'}
      </p>
    </CardFrame>
  )
}
