import type { Candidate, Identifiers, LookUpReason } from '@clinic/contract/patients/look-up'
import { countIdentifiers } from '@clinic/core/patients/matches-identifiers'
import { parseTypedDate } from '@clinic/core/shared/typed-date'
import { t } from '../../../lib/messages/t.ts'

export const REASON_LABELS: Readonly<Record<LookUpReason, string>> = {
  caller: t('Caller on the line'),
  seller: t('Verification for a seller'),
  correction: t('Correction'),
  colleague: t('Request of a colleague'),
  other: t('Other'),
}

export const NOTHING_TYPED = { name: '', date_of_birth: '', phone: '', email: '', patient_id: '', postal_code: '', health_number: '' }
export type Typed = typeof NOTHING_TYPED
export type LookUpErrors = Partial<Record<keyof Typed | 'reason' | 'note' | 'form', string>>

/** The identifiers that were typed, or what is missing. */
export function readLookUp(typed: Typed, { reason, note }: { reason: LookUpReason | null; note: string }) {
  const errors: LookUpErrors = {}
  const identifiers = typedIdentifiers(typed)
  if (identifiers.date_of_birth === undefined && typed.date_of_birth.trim() !== '')
    errors.date_of_birth = t('Write it as 1980-03-14 or 14 Mar 1980.')
  if (errors.date_of_birth === undefined && countIdentifiers(identifiers) < 2)
    errors.form = t('Give two identifiers. A name and a birth date together count as one.')
  if (reason === null) errors.reason = t('Choose a reason.')
  if (reason === 'other' && note.trim() === '') errors.note = t('Say why.')
  return Object.keys(errors).length > 0 || reason === null ? { errors } : { order: { identifiers, reason, note: note.trim() } }
}

/** What is filled in; without a date that cannot be read. */
export function typedIdentifiers(typed: Typed): Identifiers {
  const { date_of_birth, ...given }: Identifiers = Object.fromEntries(
    Object.entries(typed)
      .map(([field, text]) => [field, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  )
  const read = date_of_birth === undefined ? null : parseTypedDate(date_of_birth)
  return { ...given, ...(read && 'date' in read && { date_of_birth: read.date }) }
}

export function candidateText({ birth_year, patient_id, province, died }: Candidate): string {
  return [
    birth_year === null ? t('birth date unknown') : t('born {birth_year}', { birth_year }),
    patient_id,
    province ? t(province) : t('no province'),
    ...(died ? [t('has died')] : []),
  ].join(', ')
}

export function candidateName({ first_name, last_name, patient_id }: Candidate): string {
  return `${first_name} ${last_name}`.trim() || patient_id
}
