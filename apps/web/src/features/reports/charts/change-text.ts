import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'

export type Change = { sign: '▲' | '▼' | '='; text: string }

/** A number beside the same number of the period before, in words; `null` where nothing is compared. */
export function changeText(count: number, before: number | null): Change | null {
  if (before === null) return null
  if (count === before) return { sign: '=', text: t('no change') }
  return count > before
    ? { sign: '▲', text: t('{count} more', { count: numberText(count - before) }) }
    : { sign: '▼', text: t('{before} fewer', { before: numberText(before - count) }) }
}
