import type { DocumentPeriod } from '@clinic/contract/documents/document-content'
import type { DeliveryOutcome, DeliveryWay, DocumentState, DocumentSummary } from '@clinic/contract/documents/medical-document'
import type { ProvinceCode } from '@clinic/contract/provinces'
import {
  DOCUMENT_STATEMENT,
  type DocumentWords,
  gramsWords,
  periodWords,
  professionWords,
  provinceWords,
} from '@clinic/core/documents/document-words'
import { dayText } from '../../../lib/format/dates.ts'
import { formatLanguage } from '../../../lib/messages/language.ts'
import { t } from '../../../lib/messages/t.ts'
import type { ChipTone } from '../../../ui/chip.tsx'

export const STATE_NAMES: Readonly<Record<DocumentState, string>> = {
  ...{
    signed: t('Signed, not sent'),
    sent: t('Sent'),
    received: t('Received by the seller'),
    registered: t('Registered'),
    expiring: t('Ends soon'),
  },
  ...{ expired: t('Expired'), returned: t('Returned'), transferred: t('Transferred'), replaced: t('Replaced') },
  ...{ 'support-withdrawn': t('Support withdrawn'), voided: t('Voided') },
}

export const STATE_TONES: Readonly<Record<DocumentState, ChipTone>> = {
  ...{ signed: 'accent', sent: 'accent', received: 'accent', registered: 'good', expiring: 'warn', transferred: 'good' },
  ...{ expired: 'plain', returned: 'warn', replaced: 'plain', 'support-withdrawn': 'plain', voided: 'plain' },
}

export const WAY_NAMES: Readonly<Record<DeliveryWay, string>> = {
  portal: t('Seller’s portal'),
  secure_fax: t('Secure fax'),
  original_by_mail: t('Original by post'),
}

/** The same within a sentence. */
export const WAYS_IN_TEXT: Readonly<Record<DeliveryWay, string>> = {
  portal: t('seller’s portal'),
  secure_fax: t('secure fax'),
  original_by_mail: t('original by post'),
}

export const OUTCOME_NAMES: Readonly<Record<DeliveryOutcome, string>> = { sent: t('Sent'), received: t('Received'), refused: t('Refused') }

/** What is over: kept below what can still be worked with. */
const OVER: ReadonlySet<DocumentState> = new Set(['expired', 'replaced', 'support-withdrawn', 'voided'])

export function isOver({ state }: Pick<DocumentSummary, 'state'>): boolean {
  return OVER.has(state)
}

/** `1.5 g`, as the person reads it. */
export function gramsText(grams: number): string {
  return inLanguage(gramsWords(grams))
}

/** `12 months`. */
export function periodText(period: DocumentPeriod): string {
  return inLanguage(periodWords(period))
}

export function provinceText(code: ProvinceCode): string {
  return inLanguage(provinceWords(code))
}

export function professionText(profession: string): string {
  return inLanguage(professionWords(profession))
}

/** What is declared by signing, as the person reads it; the document prints it in both languages. */
export function statementText(statement: string): string {
  return statement === DOCUMENT_STATEMENT.en ? inLanguage(DOCUMENT_STATEMENT) : statement
}

function inLanguage({ en, fr }: DocumentWords): string {
  return formatLanguage() === 'fr-CA' ? fr : en
}

/** `1.5 g a day for 12 months`. */
export function amountText(grams: number, period: DocumentPeriod): string {
  return t('{grams} a day for {period}', { grams: gramsText(grams), period: periodText(period) })
}

/** When it ends, and from what that was counted. */
export function endText({ last_day, ends_on, state }: DocumentSummary): string {
  if (last_day !== null) return dayText(last_day)
  if (OVER.has(state)) return t('Never began')
  return t('Not running yet. From the signature: {ends_on}', { ends_on: dayText(ends_on) })
}

/** Where and since when it is registered. */
export function sellerText({ seller, registered_on, state }: DocumentSummary): string {
  if (seller === null) return t('No seller yet')
  if (registered_on !== null) return t('{seller}, since {registered_on}', { seller, registered_on: dayText(registered_on) })
  return state === 'returned' ? t('Returned by {seller}', { seller }) : t('{seller}, not registered yet', { seller })
}
