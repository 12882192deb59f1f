import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './qr-code.module.css'

/** Quiet modules around the drawing, which readers need. */
const BORDER = 4

/** A text as a drawing that a phone reads: dark on light in every colour scheme. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={classes.ground} d={`M0 0h${size}v${size}H0z`} />
      <path className={classes.marks} d={path} />
    </svg>
  )
}

function draw(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: BORDER })
  const marks = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size, path: marks.join('') }
}
