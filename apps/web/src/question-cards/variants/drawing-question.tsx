import { DRAWING, drawingOf, type Stroke } from '@clinic/core/questionnaires/reading/drawing'
import { useState } from 'react'
import { CARD_HEADING_ID } from '../card-heading-id.ts'
import styles from '../controls/draw-canvas.module.css'
import { DrawCanvas } from '../controls/draw-canvas.tsx'
import { useChatMessages } from '../messages/use-chat-messages.ts'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { DrawnOrTyped } from './drawn-or-typed.tsx'
import type { VariantProps } from './variant-props.ts'

/** A drawing, such as where it hurts (REQ-413). */
export function DrawingQuestion({ card, variant: { drawn }, onAnswer }: VariantProps) {
  const messages = useChatMessages()
  const { variants } = useFormMessages()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const drawing = drawingOf(strokes)
  return (
    <DrawnOrTyped
      card={card}
      onAnswer={onAnswer}
      made={drawing === '' ? null : { query: variants.drawing, shown: variants.drawing, context: { drawing } }}
      use={messages.button.submit}
      instead={variants.asDrawing}
      before={
        drawn !== null && (
          <svg
            className={styles.drawnBefore}
            viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
            role="img"
            aria-label={variants.drawnBefore}
          >
            <path d={drawn} />
          </svg>
        )
      }
    >
      <DrawCanvas strokes={strokes} labelledBy={CARD_HEADING_ID} onStrokes={setStrokes} />
    </DrawnOrTyped>
  )
}
