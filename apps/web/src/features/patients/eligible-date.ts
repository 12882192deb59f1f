import type { IneligibleReason } from '@clinic/contract/vocabulary'
import { addMonths } from '@clinic/core/shared/dates'

const MONTHS_AHEAD = 16

/** Pregnancy or breastfeeding proposes a day 16 months ahead; any other reason clears the date (REQ-579). */
export function defaultEligibleDate(reason: IneligibleReason | '', today: string): string | null {
  return reason === 'Pregnant or Breastfeeding' ? addMonths(today.slice(0, 10), MONTHS_AHEAD) : null
}
