import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { OK } from '../session/conversation.ts'
import styles from './session-card.module.css'
import { AFTER_SPEECH_MS, useAutoContinue } from './use-auto-continue.ts'

/** REQ-137, REQ-138: how far the earlier conversation has come back, or that there is none. */
export function SessionCard({ card, goesOn, restored, onAnswer }: CardProps<'session'>) {
  const { button, session } = useChatMessages()
  useAutoContinue(goesOn && restored === null, AFTER_SPEECH_MS, () => onAnswer(OK))
  if (restored === null) {
    return (
      <CardFrame
        card={{ ...card, heading: card.found ? card.heading : session.none }}
        actions={
          <Button variant="filled" onClick={() => onAnswer(OK)}>
            {button.continue}
          </Button>
        }
      />
    )
  }
  return (
    <CardFrame card={{ ...card, heading: session.restoring }}>
      <progress className={styles.progress} value={restored.sent} max={restored.chunks.length} aria-label={session.restoring} />
    </CardFrame>
  )
}
