import { AMOUNT_STEPS, type AmountOutlier, type Amounts, LEAST_COMPARED } from '@clinic/contract/documents/amounts'

/** So many times the figure of the clinic is worth a look (policy). */
const TIMES = 1.5
/** A share above 5 g a day of less than this is no outlier, however rare it is elsewhere. */
const LEAST_SHARE = 0.1
const SECOND_CONFIRMED = AMOUNT_STEPS.indexOf(5)

/**
 * In what a practitioner is above the clinic; null: too few documents of theirs or of the others to compare. It says where to look, not that
 * something is wrong. `clinic`: with theirs.
 */
export function amountOutliers(own: Amounts, clinic: Amounts): AmountOutlier[] | null {
  if (own.documents < LEAST_COMPARED || clinic.documents - own.documents < LEAST_COMPARED) return null
  const isHigh = (one: number | null, all: number | null) => one !== null && all !== null && one >= TIMES * all
  const [share, usual] = [shareAbove(own), shareAbove(clinic)]
  return [
    ...(isHigh(own.median, clinic.median) ? ['median' as const] : []),
    ...(isHigh(own.p90, clinic.p90) ? ['p90' as const] : []),
    ...(share >= LEAST_SHARE && share >= TIMES * usual ? ['above-5' as const] : []),
  ]
}

function shareAbove({ above, documents }: Amounts): number {
  return (above[SECOND_CONFIRMED] ?? 0) / documents
}
