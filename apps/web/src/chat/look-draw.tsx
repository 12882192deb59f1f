import { DRAWING, drawingOf, type Stroke } from '@clinic/core/questionnaires/drawing'
import { useState } from 'react'
import styles from './draw.module.css'
import { DrawCanvas } from './draw-canvas.tsx'
import { LookOrWords } from './look-or-words.tsx'
import type { LookProps } from './look-props.ts'
import { CARD_HEADING_ID } from './use-card-focus.ts'
import { useFormWords } from './use-form-words.ts'
import { useWords } from './use-words.ts'

/** A drawing, such as where it hurts (REQ-413). */
export function LookDraw({ card, look: { drawn }, onAnswer }: LookProps) {
  const words = useWords()
  const { looks } = useFormWords()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const drawing = drawingOf(strokes)
  return (
    <LookOrWords
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
    </LookOrWords>
  )
}
