import type { Message } from './conversation.ts'
import styles from './message-list.module.css'

/** REQ-113. The restored part stands outside the live region, so that coming back does not read the whole history aloud. */
export function MessageList({ messages }: { messages: Message[] }) {
  const earlier = messages.filter(({ restored }) => restored)
  return (
    <>
      {earlier.length > 0 ? (
        <section aria-label="Earlier in this conversation">
          <ul className={styles.list}>{earlier.map(drawn)}</ul>
          <p className={styles.divider}>
            <span>You came back here</span>
          </p>
        </section>
      ) : null}
      <div role="log" aria-label="Conversation" aria-live="polite" aria-relevant="additions">
        <ul className={styles.list}>{messages.filter(({ restored }) => !restored).map(drawn)}</ul>
      </div>
    </>
  )
}

type BubbleProps = { id?: string; from: Message['from']; text: string; source?: string | null }

export function Bubble({ id, from, text, source = null }: BubbleProps) {
  return (
    <li id={id} className={styles.bubble} data-from={from}>
      <span className="visually-hidden">{from === 'patient' ? 'You: ' : 'Assistant: '}</span>
      {text}
      {source ? <span className={styles.source}>From our article “{source}”</span> : null}
    </li>
  )
}

function drawn({ id, from, text, source }: Message) {
  return <Bubble key={id} id={`message-${id}`} from={from} text={text} source={source} />
}
