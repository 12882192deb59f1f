import { DRAWING, drawingOf, type Point, type Stroke } from '@clinic/core/questionnaires/reading/drawing'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useFormMessages } from '../messages/use-form-messages.ts'
import { Button } from './button.tsx'
import styles from './draw-canvas.module.css'

type Props = { strokes: readonly Stroke[]; labelledBy: string; onStrokes: (strokes: readonly Stroke[]) => void }

/** Nearer than this is the same point; the canvas's own units. */
const NEAR = 3
/** How far an arrow key moves the pen. */
const STEP = 10
const ARROWS: Readonly<Record<string, Point>> = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }
const HINT_ID = 'draw-hint'

/** A canvas to draw on with a finger, a pen, the mouse or the keys; a line can be undone, or all of them. */
export function DrawCanvas({ strokes, labelledBy, onStrokes }: Props) {
  const { variants } = useFormMessages()
  const [pen, setPen] = useState<{ at: Point; isDown: boolean } | null>(null)
  const drawing = useRef(false)
  const isFull = drawingOf(strokes).length > DRAWING.most - ROOM_FOR_A_STEP

  function begin(at: Point) {
    if (!isFull) onStrokes([...strokes, [at]])
  }
  function goOn(at: Point) {
    const last = strokes.at(-1) ?? []
    const [x, y] = last.at(-1) ?? at
    if (!isFull && Math.hypot(at[0] - x, at[1] - y) >= NEAR) onStrokes([...strokes.slice(0, -1), [...last, at]])
  }
  function press(event: PointerEvent<HTMLDivElement>) {
    if (!event.isPrimary || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    setPen(null)
    begin(placeOf(event))
  }
  function key(event: KeyboardEvent) {
    const at = pen?.at ?? ([DRAWING.width / 2, DRAWING.height / 2] as const)
    const arrow = ARROWS[event.key]
    if (!arrow && event.key !== ' ') return
    event.preventDefault()
    if (!arrow) {
      const isDown = !pen?.isDown
      if (isDown) begin(at)
      return setPen({ at, isDown })
    }
    const next: Point = [within(at[0] + arrow[0], DRAWING.width), within(at[1] + arrow[1], DRAWING.height)]
    if (pen?.isDown) goOn(next)
    setPen({ at: next, isDown: pen?.isDown ?? false })
  }
  function undo(left: readonly Stroke[]) {
    setPen(pen && { ...pen, isDown: false })
    onStrokes(left)
  }
  return (
    <div className={styles.draw}>
      <div
        className={styles.canvas}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys draw on it
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-describedby={HINT_ID}
        onPointerDown={press}
        onPointerMove={(event) => drawing.current && goOn(placeOf(event))}
        onPointerUp={() => {
          drawing.current = false
        }}
        onPointerCancel={() => {
          drawing.current = false
        }}
        onKeyDown={key}
        onBlur={() => setPen(null)}
      >
        <svg viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`} aria-hidden="true">
          <path d={pathOf(strokes)} />
          {pen ? <circle cx={pen.at[0]} cy={pen.at[1]} r={pen.isDown ? 6 : 9} data-down={pen.isDown} /> : null}
        </svg>
      </div>
      <p id={HINT_ID} className={styles.hint}>
        {variants.drawHere}
      </p>
      <div className={styles.drawn}>
        <p role="status" className={styles.hint}>
          {isFull ? variants.full : [variants.strokes(strokes.length), pen?.isDown ? variants.penDown : ''].filter(Boolean).join(' · ')}
        </p>
        <Button variant="plain" disabled={strokes.length === 0} onClick={() => undo(strokes.slice(0, -1))}>
          {variants.undoLine}
        </Button>
        <Button variant="plain" disabled={strokes.length === 0} onClick={() => undo([])}>
          {variants.clear}
        </Button>
      </div>
    </div>
  )
}

/** Characters that another point may take. */
const ROOM_FOR_A_STEP = 24

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [
    within(((clientX - left) / width) * DRAWING.width, DRAWING.width),
    within(((clientY - top) / height) * DRAWING.height, DRAWING.height),
  ]
}

function within(place: number, most: number): number {
  return Math.min(most, Math.max(0, place))
}

function pathOf(strokes: readonly Stroke[]): string {
  return drawingOf(strokes).replace(/^drawing:/, '')
}
