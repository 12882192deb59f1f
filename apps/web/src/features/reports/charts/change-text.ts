import { numberText } from '../../../lib/format/numbers.ts'

export type Change = { sign: '▲' | '▼' | '='; text: string }

/** A number beside the same number of the period before, in words; `null` where nothing is compared. */
export function changeText(count: number, before: number | null): Change | null {
  if (before === null) return null
  if (count === before) return { sign: '=', text: 'no change' }
  return count > before
    ? { sign: '▲', text: `${numberText(count - before)} more` }
    : { sign: '▼', text: `${numberText(before - count)} fewer` }
}
