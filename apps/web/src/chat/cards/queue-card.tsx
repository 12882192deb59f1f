import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import { OK } from '../session/conversation.ts'
import styles from './queue-card.module.css'

/** Where the patient now is (REQ-139 to REQ-143): calm, and what happens next before they have to ask. */
export function QueueCard({ card, onAnswer }: CardProps<'queue'>) {
  const { button, queue } = useChatMessages()
  const { visit } = useFormMessages()
  const steps: Readonly<Record<string, readonly string[]>> = queue.steps
  return (
    <CardFrame
      card={card}
      actions={
        card.canGoOn ? (
          <Button variant="filled" onClick={() => onAnswer(OK)}>
            {button.continue}
          </Button>
        ) : null
      }
    >
      {card.visit ? (
        <p className={styles.wait}>
          {visit.yours} <strong>{card.visit.text}</strong>
          {card.visit.link ? (
            <>
              {' '}
              <a href={card.visit.link} target="_blank" rel="noopener">
                {visit.change}
              </a>
            </>
          ) : null}
        </p>
      ) : null}
      {card.wait ? (
        <p className={styles.wait}>
          {queue.wait} <strong>{card.wait}</strong>
        </p>
      ) : null}
      <h3 className={styles.title}>{queue.next}</h3>
      <ol className={styles.steps}>
        {steps[card.action]?.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.note}>{card.canGoOn ? queue.canGoOn : queue.canClose}</p>
    </CardFrame>
  )
}
