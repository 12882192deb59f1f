import { Button } from './button.tsx'
import type { TurnProblem } from './conversation.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'

type Props = { problem: TurnProblem; onRetry: () => void; onDismiss: () => void; onStartAgain: () => void }

/** REQ-115. It offers something to do, so it stays until the person has chosen. */
export function ErrorDialog({ problem, onRetry, onDismiss, onStartAgain }: Props) {
  const lost = problem.code === 'conversation-key-invalid'
  return (
    <Dialog title="Something went wrong" alert onDismiss={onDismiss}>
      <div className={styles.body}>
        <p className={styles.tone}>
          <span className={styles.mark} data-tone="error" aria-hidden="true">
            !
          </span>
          {problem.message}
        </p>
        <div className={styles.actions}>
          {lost ? <Button onClick={onStartAgain}>Start again</Button> : <Button onClick={onDismiss}>Close</Button>}
          <Button look="filled" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
