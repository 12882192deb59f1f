import { useEffect, useEffectEvent } from 'react'
import styles from '../../question-cards/controls/dialog.module.css'
import { Dialog } from '../../question-cards/controls/dialog.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'

/** REQ-132. */
const AUTO_CLOSE_MS = 1500

/** REQ-116. Plain information that the conversation repeats, so it may go automatically. */
export function SuccessDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const messages = useChatMessages().talk
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(close, AUTO_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog title={messages.thanks} onDismiss={onClose}>
      <div className={styles.body}>
        <p className={styles.tone}>
          <span className={styles.mark} aria-hidden="true">
            ✓
          </span>
          {text}
        </p>
      </div>
    </Dialog>
  )
}
