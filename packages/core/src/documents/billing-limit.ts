import type { VeteranCover } from '@clinic/contract/patients/veteran'
import { veteranRule } from './veteran-rule.ts'

/**
 * Grams a day that Veterans Affairs Canada pays on a day: what it approved, else what a specialist’s letter that has not ended names, else the rule
 * of the day. Null before it paid by rule.
 */
export function billingLimit({ billing_limit_g, letter }: Omit<VeteranCover, 'vac_file'>, day: string): number | null {
  const rule = veteranRule(day)
  if (billing_limit_g !== null || rule === null) return billing_limit_g
  const holds = letter !== null && letter.on <= day && (letter.ends_on === null || letter.ends_on >= day)
  return holds ? Math.max(letter.grams, rule.grams_a_day) : rule.grams_a_day
}
