import type { HelpLine } from '../../question-cards/card.ts'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import styles from './crisis-card.module.css'

/** Numbers to call, the most urgent one first. */
export function HelpLines({ lines }: { lines: readonly HelpLine[] }) {
  return (
    <div className={styles.lines} data-numbers="">
      {lines.map((line) => (
        <Line key={line.tel} line={line} />
      ))}
    </div>
  )
}

/** A call and, at the same number, a text beside it. */
function Line({ line: { number, label, tel, sms } }: { line: HelpLine }) {
  const crisis = useChatMessages().crisis
  const texts = sms !== null && sms.replace(/\D/g, '') === tel.replace(/\D/g, '')
  return (
    <>
      <a className={styles.line} data-half={texts} href={tel}>
        <strong>
          {crisis.call} <span className={styles.number}>{number}</span>
        </strong>
        <span>{label}</span>
      </a>
      {texts ? (
        <a className={styles.line} data-half="true" href={sms}>
          <strong>
            {crisis.text} <span className={styles.number}>{number}</span>
          </strong>
          <span>{crisis.rather}</span>
        </a>
      ) : null}
    </>
  )
}
