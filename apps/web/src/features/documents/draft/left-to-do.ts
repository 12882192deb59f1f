import type { Readiness } from '@clinic/contract/documents/readiness'

/** How many things are to be done before the dialog that signs: the statement is ticked there. */
export function stepsLeft({ refusals, warnings, confirmations_needed, confirmations }: Readiness): number {
  const open = refusals.filter(({ code }) => code !== 'statement-missing').length
  const unexplained = warnings.filter(({ reason }) => reason.trim() === '').length
  const unconfirmed = confirmations_needed.filter(
    (kind) => kind !== 'typed-again' && !confirmations.some((one) => one.kind === kind && one.state === 'confirmed'),
  ).length
  return open + unexplained + unconfirmed
}
