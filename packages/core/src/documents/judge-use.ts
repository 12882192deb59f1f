import { type DocumentDraft, NP_MANAGER_ABOVE, SECOND_NP_ABOVE, TYPED_AGAIN_ABOVE } from '@clinic/contract/documents/readiness'
import { billingLimit } from './billing-limit.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { Judgement } from './judgement.ts'
import { readPeriod } from './period.ts'
import { readGrams } from './read-grams.ts'
import { veteranRule } from './veteran-rule.ts'

/** Most authorizations are for one to three grams. */
const USUAL_GRAMS = 3

/** What is authorized: daily grams and period (s. 273(1)(e)(f), (2)). */
export function judgeUse(draft: DocumentDraft, facts: DocumentFacts): Partial<Judgement> {
  const { confirmations, signed_on, veteran, decided_grams } = facts
  const refusals: Judgement['refusals'] = []
  const warnings: Judgement['warnings'] = []
  const needed: Judgement['confirmationsNeeded'] = []
  const grams = readGrams(draft.daily_grams)
  const period = readPeriod(draft.period_count, draft.period_unit)
  if ('refuse' in period) refusals.push({ code: period.refuse, ...(period.detail !== undefined && { detail: period.detail }) })
  if ('refuse' in grams) return { refusals: [{ code: grams.refuse }, ...refusals], warnings, confirmationsNeeded: needed }
  const { value } = grams
  if (value > USUAL_GRAMS) warnings.push({ code: 'above-3-grams' })
  if (decided_grams !== null && value !== decided_grams) warnings.push({ code: 'differs-from-decision', detail: `${decided_grams} g` })
  const paid = veteranRule(signed_on)
  if (veteran) warnings.push(...aboveLimit(value, draft, { ...facts, veteran }))
  else if (paid && value > paid.grams_a_day && draft.veteran && !draft.specialist_letter)
    warnings.push({ code: 'veteran-without-letter', detail: `${paid.grams_a_day} g` })
  if (value > TYPED_AGAIN_ABOVE) {
    const again = readGrams(draft.grams_again)
    if (draft.grams_again === '') needed.push('typed-again')
    else if (!('value' in again) || again.value !== value) refusals.push({ code: 'grams-again-differ' })
  }
  const isConfirmed = (kind: 'second-np' | 'np-manager') =>
    'value' in period &&
    confirmations.some(
      (given) =>
        given.kind === kind &&
        given.daily_grams === value &&
        given.period.count === period.value.count &&
        given.period.unit === period.value.unit,
    )
  if (value > SECOND_NP_ABOVE && !isConfirmed('second-np')) needed.push('second-np')
  if (value > NP_MANAGER_ABOVE && !isConfirmed('np-manager')) needed.push('np-manager')
  return { refusals, warnings, confirmationsNeeded: needed }
}

type Covered = Pick<DocumentFacts, 'signed_on' | 'in_force'> & { veteran: NonNullable<DocumentFacts['veteran']> }

/** Whether all documents in force and this one are more than Veterans Affairs pays; the one that is replaced does not count. */
function aboveLimit(grams: number, { supersedes }: DocumentDraft, { signed_on, in_force, veteran }: Covered): Judgement['warnings'] {
  const limit = billingLimit(veteran, signed_on)
  const others = in_force.filter(({ id }) => id !== supersedes).map(({ daily_grams }) => daily_grams)
  const hundredths = [grams, ...others].reduce((sum, one) => sum + Math.round(one * 100), 0)
  return limit !== null && hundredths > Math.round(limit * 100) ? [{ code: 'above-billing-limit', detail: `${limit} g` }] : []
}
