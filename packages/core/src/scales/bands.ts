import type { Band } from './instrument.ts'
import { instrumentOf } from './instruments.ts'

/** The band that a total falls into; `null` where the instrument has none for it (REQ-686). */
export function bandOf(key: string, value: number): Band | null {
  return findBand(instrumentOf(key)?.bands ?? [], value)
}

/** How a scale is called; its key where it is not known. */
export function scaleName(key: string): string {
  return instrumentOf(key)?.name ?? key
}

/** The band of a value among bands in rising order. Between two bands, as a total with a fraction may be, the lower one holds. */
export function findBand(bands: readonly Band[], value: number): Band | null {
  const top = bands.at(-1)?.to ?? Number.NEGATIVE_INFINITY
  return value > top ? null : (bands.findLast(({ from }) => value >= from) ?? null)
}
