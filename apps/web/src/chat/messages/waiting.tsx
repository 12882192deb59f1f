import { useEffect, useState } from 'react'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import styles from './waiting.module.css'

const TEXT_AFTER_MS = 1000

/** Typing dots at once, and what to expect when it takes longer than a second (REQ-128). */
export function Waiting({ waiting }: { waiting: boolean }) {
  const messages = useChatMessages().talk
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLong(true), TEXT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])

  return (
    <div role="status">
      {waiting ? (
        <div className={styles.waiting}>
          <span className={styles.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {long ? <span>{messages.waiting}</span> : null}
        </div>
      ) : null}
    </div>
  )
}
