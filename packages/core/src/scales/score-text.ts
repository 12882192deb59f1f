import { instrumentOf } from './instruments.ts'

/** A total as its instrument writes it: a mean with one decimal, others whole; of the highest possible one. */
export function scoreText(key: string, value: number): string {
  const instrument = instrumentOf(key)
  const shown = instrument?.scoring.rule === 'mean' ? value.toFixed(1) : roundedText(value)
  return instrument ? `${shown} of ${instrument.range.to}` : shown
}

/** With one decimal at most. */
export function roundedText(value: number): string {
  return String(Math.round(value * 10) / 10)
}
