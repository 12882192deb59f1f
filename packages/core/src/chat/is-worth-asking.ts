import type { Risk } from '@clinic/nlu/crisis/assess-risk'
import type { Turn } from './state/turn.ts'

/** Asked about once and denied, words that only the classifier doubts have to read more like a crisis to be asked about again. */
export function isWorthAsking({ state }: Turn, risk: Extract<Risk, { level: 'concern' }>): boolean {
  return risk.by === 'rule' || risk.confidence >= (DOUBT[Math.min(state.denials, DOUBT.length - 1)] ?? 0)
}

const DOUBT = [0, 0.5, 0.8]
