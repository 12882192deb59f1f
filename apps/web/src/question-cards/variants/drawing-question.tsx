import { DRAWING, drawingOf, type Stroke } from '@clinic/core/questionnaires/reading/drawing'
import { useState } from 'react'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import styles from '../controls/draw-canvas.module.css'
import { DrawCanvas } from '../controls/draw-canvas.tsx'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { ShownOrTyped } from './shown-or-typed.tsx'
import type { VariantProps } from './variant-props.ts'

/** A drawing, such as where it hurts (REQ-413). */
export function DrawingQuestion({ card, look: { drawn }, onAnswer }: VariantProps) {
  const words = useChatMessages()
  const { looks } = useFormMessages()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const drawing = drawingOf(strokes)
  return (
    <ShownOrTyped
      card={card}
      onAnswer={onAnswer}
      made={drawing === '' ? null : { query: looks.drawing, shown: looks.drawing, context: { drawing } }}
      use={words.button.submit}
      instead={looks.asDrawing}
      before={
        drawn !== null && (
          <svg className={styles.drawnBefore} viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} role="img" aria-label={looks.drawnBefore}>
            <path d={drawn} />
          </svg>
        )
      }
    >
      <DrawCanvas strokes={strokes} labelledBy={CARD_HEADING_ID} onStrokes={setStrokes} />
    </ShownOrTyped>
  )
}
