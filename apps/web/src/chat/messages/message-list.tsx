import type { ComponentType } from 'react'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Talk } from '../session/use-conversation.ts'
import type { AnswerBubbleProps } from './answer-bubble.tsx'
import { drawn } from './bubble.tsx'
import styles from './message-list.module.css'

/** REQ-113. The restored part is outside the live region, so that coming back does not read the whole history aloud. */
export function MessageList({ talk, Answer }: { talk: Talk; Answer?: ComponentType<AnswerBubbleProps> | undefined }) {
  const { messages } = talk.state
  const content = useChatMessages().talk
  const earlier = messages.filter(({ restored }) => restored)
  return (
    <>
      {earlier.length > 0 ? (
        <section aria-label={content.earlier}>
          <ul className={styles.list}>{earlier.map(drawn)}</ul>
          <p className={styles.divider}>
            <span>{content.cameBack}</span>
          </p>
        </section>
      ) : null}
      <div role="log" aria-label={content.log} aria-live="polite" aria-relevant="additions">
        <ul className={styles.list}>
          {messages
            .filter(({ restored }) => !restored)
            .map((message) => (Answer && message.asked?.tag ? <Answer key={message.id} message={message} talk={talk} /> : drawn(message)))}
        </ul>
      </div>
    </>
  )
}
