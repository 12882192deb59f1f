import type { Band } from './instrument.ts'
import { instrumentOf } from './instruments.ts'

/** Null when the instrument has no band for the total (REQ-686). */
export function bandOf(key: string, value: number): Band | null {
  return findBand(instrumentOf(key)?.bands ?? [], value)
}

/** A scale’s name, or its key when unknown. */
export function scaleName(key: string): string {
  return instrumentOf(key)?.name ?? key
}

/** The band of a value, given ascending bands. A fractional value between two is in the lower one. */
export function findBand(bands: readonly Band[], value: number): Band | null {
  const top = bands.at(-1)?.to ?? Number.NEGATIVE_INFINITY
  return value > top ? null : (bands.findLast(({ from }) => value >= from) ?? null)
}
