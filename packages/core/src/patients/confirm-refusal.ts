import type { IdentityValues } from '@clinic/contract/patients/identity'
import type { ProblemCode } from '@clinic/contract/problem'

type Proposed = { proposed_by: number; confirm_until: string; before: Partial<IdentityValues>; settled: string }
type Facts = { user_id: number; now: string; stored: IdentityValues }

/** Why a proposed correction cannot be confirmed (F-12); null: it can. Declining is open to anyone who may open the record. */
export function confirmRefusal(
  { proposed_by, confirm_until, before, settled }: Proposed,
  { user_id, now, stored }: Facts,
): ProblemCode | null {
  if (settled !== '') return 'correction-settled'
  if (confirm_until < now) return 'correction-lapsed'
  if (proposed_by === user_id) return 'second-person-needed'
  const isAsBefore = Object.entries(before).every(([field, value]) => stored[field as keyof IdentityValues] === value)
  return isAsBefore ? null : 'correction-outdated'
}
