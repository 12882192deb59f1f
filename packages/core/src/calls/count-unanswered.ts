import type { CallOutcome } from '@clinic/contract/patients/calls'
import { UNANSWERED } from './next-call.ts'

/** Calls in a row that were not answered, since a manager last started again. Newest first; a wrong number counts neither way. */
export function countUnanswered(attempts: readonly { outcome: CallOutcome; decision: string }[]): number {
  let count = 0
  for (const { outcome, decision } of attempts) {
    if (decision !== '') break
    if (UNANSWERED.includes(outcome)) count += 1
    else if (outcome !== 'wrong-number') break
  }
  return count
}
