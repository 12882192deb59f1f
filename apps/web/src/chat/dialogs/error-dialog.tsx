import { Button } from '../../question-cards/controls/button.tsx'
import styles from '../../question-cards/controls/dialog.module.css'
import { Dialog } from '../../question-cards/controls/dialog.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import type { TurnProblem } from '../session/conversation.ts'
import { problemText } from './problem-text.ts'

type Props = { problem: TurnProblem; onRetry: () => void; onDismiss: () => void; onStartAgain: () => void }

/** REQ-115. It offers something to do, so it stays until the person has chosen. */
export function ErrorDialog({ problem, onRetry, onDismiss, onStartAgain }: Props) {
  const { button, intro, problem: messages } = useChatMessages()
  const lost = problem.code === 'conversation-key-invalid'
  return (
    <Dialog title={messages.title} alert onDismiss={onDismiss}>
      <div className={styles.body}>
        <p className={styles.tone}>
          <span className={styles.mark} data-tone="error" aria-hidden="true">
            !
          </span>
          {problemText(problem, messages)}
        </p>
        <div className={styles.actions}>
          {lost ? <Button onClick={onStartAgain}>{intro.startAgain}</Button> : <Button onClick={onDismiss}>{button.close}</Button>}
          <Button variant="filled" onClick={onRetry}>
            {button.tryAgain}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
