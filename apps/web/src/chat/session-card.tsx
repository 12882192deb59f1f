import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { OK } from './conversation.ts'
import styles from './session-card.module.css'
import { AFTER_SPEECH_MS, useAutoContinue } from './use-auto-continue.ts'

/** REQ-137, REQ-138: how far the earlier conversation has come back, or that there is none. */
export function SessionCard({ card, goesOn, restored, onAnswer }: CardProps<'session'>) {
  useAutoContinue(goesOn && restored === null, AFTER_SPEECH_MS, () => onAnswer(OK))
  if (restored === null) {
    return (
      <CardFrame
        card={{ ...card, heading: card.found ? card.heading : 'No earlier conversation found' }}
        actions={
          <Button look="filled" onClick={() => onAnswer(OK)}>
            Continue
          </Button>
        }
      />
    )
  }
  return (
    <CardFrame card={{ ...card, heading: 'Bringing back your conversation' }}>
      <progress
        className={styles.progress}
        value={restored.sent}
        max={restored.chunks.length}
        aria-label="Bringing back your conversation"
      />
    </CardFrame>
  )
}
