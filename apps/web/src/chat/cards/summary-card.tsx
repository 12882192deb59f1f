import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { useFormMessages } from '../../question-cards/messages/use-form-messages.ts'
import { OK } from '../session/conversation.ts'
import styles from './summary-card.module.css'

/** Every answer of the visit's own questions with a way to change it; it waits for the patient. */
export function SummaryCard({ card, onAnswer }: CardProps<'summary'>) {
  const { button } = useChatMessages()
  const { summary } = useFormMessages()
  return (
    <CardFrame
      card={card}
      onAnswer={onAnswer}
      onSubmit={() => onAnswer({ ...OK, shown: summary.right })}
      actions={
        <Button variant="filled" type="submit">
          {button.continue}
        </Button>
      }
    >
      <p className={styles.hint}>{summary.hint}</p>
      <dl className={styles.lines}>
        {card.lines.map(({ tag, question, answer }) => (
          <div key={tag}>
            <dt>{question}</dt>
            <dd>
              <span className={styles.answer}>{answer === '' ? summary.skipped : answer}</span>
              <Button
                variant="plain"
                aria-label={summary.changeOf(question)}
                onClick={() => onAnswer({ query: '', shown: summary.changeOf(question), context: { reopen: tag } })}
              >
                {summary.change}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </CardFrame>
  )
}
