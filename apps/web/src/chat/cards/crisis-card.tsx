import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { OK } from '../session/conversation.ts'
import styles from './crisis-card.module.css'

/** D-6, F-5: the two numbers stay in view until the person has said that they are safe, and then that nobody is in danger any more. */
export function CrisisCard({ card, onAnswer }: CardProps<'crisis'>) {
  const words = useChatMessages().crisis
  const answers = card.options.map(({ label, value }) => (
    <Button key={value} onClick={() => onAnswer({ query: value, shown: label })}>
      {label}
    </Button>
  ))
  return (
    <CardFrame card={card} tone="urgent" actions={card.check ? answers : <Button onClick={() => onAnswer(OK)}>{words.safe}</Button>}>
      <div className={styles.lines}>
        <a className={styles.line} href="tel:911">
          <strong>{words.callEmergency}</strong>
          <span>{words.emergency}</span>
        </a>
        <a className={styles.line} href="tel:988">
          <strong>{words.callHelpline}</strong>
          <span>{words.helpline}</span>
        </a>
        <a className={styles.line} href="sms:988">
          <strong>{words.textHelpline}</strong>
          <span>{words.rather}</span>
        </a>
      </div>
      <p className={styles.note}>{words.waits}</p>
    </CardFrame>
  )
}
