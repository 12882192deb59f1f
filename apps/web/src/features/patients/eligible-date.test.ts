import { INELIGIBLE_REASONS } from '@clinic/contract/vocabulary'
import { expect, it } from 'vitest'
import { defaultEligibleDate } from './eligible-date.ts'

it('pregnancy or breastfeeding proposes a day 16 months ahead, clamped to the month’s end (REQ-579, C-8)', () => {
  expect(defaultEligibleDate('Pregnant or Breastfeeding', '2026-03-10T15:00:00Z')).toBe('2027-07-10')
  expect(defaultEligibleDate('Pregnant or Breastfeeding', '2025-10-31')).toBe('2027-02-28')
})

it.each(['', ...INELIGIBLE_REASONS.slice(1)] as const)('the reason "%s" clears the date (REQ-579)', (reason) => {
  expect(defaultEligibleDate(reason, '2026-03-10')).toBeNull()
})
