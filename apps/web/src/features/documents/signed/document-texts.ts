import type { DocumentPeriod } from '@clinic/contract/documents/document-content'
import type { DeliveryOutcome, DeliveryWay, DocumentState, DocumentSummary } from '@clinic/contract/documents/medical-document'
import { gramsWords, periodWords } from '@clinic/core/documents/document-words'
import { dayText } from '../../../lib/format/dates.ts'
import type { ChipTone } from '../../../ui/chip.tsx'

export const STATE_NAMES: Readonly<Record<DocumentState, string>> = {
  ...{ signed: 'Signed, not sent', sent: 'Sent', received: 'Received by the seller', registered: 'Registered', expiring: 'Ends soon' },
  ...{ expired: 'Expired', returned: 'Returned', transferred: 'Transferred', replaced: 'Replaced' },
  ...{ 'support-withdrawn': 'Support withdrawn', voided: 'Voided' },
}

export const STATE_TONES: Readonly<Record<DocumentState, ChipTone>> = {
  ...{ signed: 'accent', sent: 'accent', received: 'accent', registered: 'good', expiring: 'warn', transferred: 'good' },
  ...{ expired: 'plain', returned: 'warn', replaced: 'plain', 'support-withdrawn': 'plain', voided: 'plain' },
}

export const WAY_NAMES: Readonly<Record<DeliveryWay, string>> = {
  portal: 'Seller’s portal',
  secure_fax: 'Secure fax',
  original_by_mail: 'Original by post',
}

export const OUTCOME_NAMES: Readonly<Record<DeliveryOutcome, string>> = { sent: 'Sent', received: 'Received', refused: 'Refused' }

/** What is over: kept below what can still be worked with. */
const OVER: ReadonlySet<DocumentState> = new Set(['expired', 'replaced', 'support-withdrawn', 'voided'])

export function isOver({ state }: Pick<DocumentSummary, 'state'>): boolean {
  return OVER.has(state)
}

/** `1.5 g a day for 12 months`. */
export function amountText(grams: number, period: DocumentPeriod): string {
  return `${gramsWords(grams).en} a day for ${periodWords(period).en}`
}

/** When it ends, and from what that was counted. */
export function endText({ last_day, ends_on, state }: DocumentSummary): string {
  if (last_day !== null) return dayText(last_day)
  if (OVER.has(state)) return 'Never began'
  return `Not running yet. From the signature: ${dayText(ends_on)}`
}

/** Where and since when it is registered. */
export function sellerText({ seller, registered_on, state }: DocumentSummary): string {
  if (seller === null) return 'No seller yet'
  if (registered_on !== null) return `${seller}, since ${dayText(registered_on)}`
  return state === 'returned' ? `Returned by ${seller}` : `${seller}, not registered yet`
}
