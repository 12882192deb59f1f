import { Button } from './button.tsx'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import { OK } from './conversation.ts'
import styles from './session-card.module.css'
import { AFTER_SPEECH_MS, useAutoContinue } from './use-auto-continue.ts'
import { useWords } from './use-words.ts'

/** REQ-137, REQ-138: how far the earlier conversation has come back, or that there is none. */
export function SessionCard({ card, goesOn, restored, onAnswer }: CardProps<'session'>) {
  const { button, session } = useWords()
  useAutoContinue(goesOn && restored === null, AFTER_SPEECH_MS, () => onAnswer(OK))
  if (restored === null) {
    return (
      <CardFrame
        card={{ ...card, heading: card.found ? card.heading : session.none }}
        actions={
          <Button look="filled" onClick={() => onAnswer(OK)}>
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
