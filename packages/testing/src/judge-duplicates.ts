import { isCompared, LIKELY_DUPLICATE, scoreDuplicate } from '@clinic/core/patients/score-duplicate'
import { duplicatePairs } from './duplicate-pairs.ts'

/** Precision and recall on generated pairs, as the product finds them: those that are compared, by the rule (F-13). */
export function judgeDuplicates(count: number): { precision: number; recall: number } {
  const pairs = duplicatePairs(count)
  const found = pairs.filter(({ one, other }) => isCompared(one, other) && scoreDuplicate(one, other) >= LIKELY_DUPLICATE)
  const right = found.filter(({ isSame }) => isSame).length
  return { precision: right / found.length, recall: right / pairs.filter(({ isSame }) => isSame).length }
}
