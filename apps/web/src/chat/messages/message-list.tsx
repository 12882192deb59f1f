import type { ReactNode } from 'react'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { Message } from '../session/conversation.ts'
import type { Talk } from '../session/use-conversation.ts'
import styles from './message-list.module.css'

type Props = { talk: Talk; draw: (message: Message, talk: Talk) => ReactNode }

/** REQ-113. The restored part is outside the live region, so that coming back does not read the whole history aloud. */
export function MessageList({ talk, draw }: Props) {
  const { messages } = talk.state
  const content = useChatMessages().talk
  const earlier = messages.filter(({ restored }) => restored)
  return (
    <>
      {earlier.length > 0 ? (
        <section aria-label={content.earlier}>
          <ul className={styles.list}>{earlier.map((message) => draw(message, talk))}</ul>
          <p className={styles.divider}>
            <span>{content.cameBack}</span>
          </p>
        </section>
      ) : null}
      <div role="log" aria-label={content.log} aria-live="polite" aria-relevant="additions">
        <ul className={styles.list}>{messages.filter(({ restored }) => !restored).map((message) => draw(message, talk))}</ul>
      </div>
    </>
  )
}
