import type { HelpLine } from '../../question-cards/card.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { OK } from '../session/conversation.ts'
import styles from './crisis-card.module.css'
import { HelpLines } from './help-lines.tsx'
import { leavePage } from './leave-page.ts'

/** D-6, F-5, F-20: the numbers stay in view until the person has said that they are safe, and then that no one is in danger any longer. */
export function CrisisCard({ card, onAnswer }: CardProps<'crisis'>) {
  const messages = useChatMessages()
  const crisis = messages.crisis
  const answers = card.options.map(({ label, value }) => (
    <Button key={value} onClick={() => onAnswer({ query: value, shown: label })}>
      {label}
    </Button>
  ))
  const lines = card.lines.length > 0 ? card.lines : atLeast(crisis)
  return (
    <CardFrame card={card} tone="urgent" actions={card.check ? answers : <Button onClick={() => onAnswer(OK)}>{crisis.safe}</Button>}>
      {card.quickExit ? (
        <button type="button" className={styles.leave} onClick={() => leavePage(messages.locale)}>
          {crisis.leave}
        </button>
      ) : null}
      <HelpLines lines={lines} />
      {card.note === null ? null : <p className={styles.note}>{card.note}</p>}
      {card.ask === null ? null : <p className={styles.ask}>{card.ask}</p>}
      <p className={styles.note}>{crisis.waits}</p>
    </CardFrame>
  )
}

/** For a reply that brings no numbers of its own. */
function atLeast({ emergency, helpline }: { emergency: string; helpline: string }): HelpLine[] {
  return [
    { service: 'emergency', label: emergency, number: '9-1-1', tel: 'tel:911', sms: null },
    { service: 'crisis-line', label: helpline, number: '9-8-8', tel: 'tel:988', sms: 'sms:988' },
  ]
}
