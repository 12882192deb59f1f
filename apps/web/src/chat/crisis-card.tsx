import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { OK } from './conversation.ts'
import styles from './crisis-card.module.css'

/** D-6: the two numbers stay in view until the person says that they are safe. */
export function CrisisCard({ card, onAnswer }: CardProps<'crisis'>) {
  return (
    <CardFrame card={card} tone="urgent" actions={<Button onClick={() => onAnswer(OK)}>I’m safe to go on</Button>}>
      <div className={styles.lines}>
        <a className={styles.line} href="tel:911">
          <strong>Call 9-1-1</strong>
          <span>If anyone is in danger now</span>
        </a>
        <a className={styles.line} href="tel:988">
          <strong>Call 9-8-8</strong>
          <span>Suicide Crisis Helpline, day and night</span>
        </a>
        <a className={styles.line} href="sms:988">
          <strong>Text 9-8-8</strong>
          <span>If you would rather write</span>
        </a>
      </div>
      <p className={styles.note}>Our conversation waits for you here.</p>
    </CardFrame>
  )
}
