import { type Comparison, MERGE_FIELDS, type MergeField, type MergeOrder, type MergeSide } from '@clinic/contract/patients/duplicates'
import { t } from '../../../lib/messages/t.ts'

export const FIELD_LABELS: Readonly<Record<MergeField, string>> = {
  first_name: t('First name'),
  last_name: t('Last name'),
  date_of_birth: t('Birth date'),
  health_number: t('Health number'),
  phone: t('Phone'),
  email: t('Email'),
  address: t('Address'),
  mailing_address: t('Mailing address'),
  province: t('Province'),
  gender: t('Gender'),
  language: t('Language'),
}

export type Place = 'one' | 'other'
/** Which record remains, and where the value of each field comes from. */
export type Choice = { survivor: Place; from: Partial<Record<MergeField, Place>> }

export const otherPlace = (place: Place): Place => (place === 'one' ? 'other' : 'one')

/** Fields in which the records differ; the others need no choice. */
export function differing({ one, other }: Comparison): MergeField[] {
  return MERGE_FIELDS.filter((field) => one.fields[field] !== other.fields[field])
}

/** Where a field comes from unless the manager chose: the record that remains, or the other one where that is empty. */
export function sourceOf(compared: Comparison, { survivor, from }: Choice, field: MergeField): Place {
  return from[field] ?? (compared[survivor].fields[field] === '' ? otherPlace(survivor) : survivor)
}

export function orderOf(compared: Comparison, choice: Choice): MergeOrder {
  const [survivor, merged] = [compared[choice.survivor], compared[otherPlace(choice.survivor)]]
  return {
    ...{ survivor_id: survivor.patient_id, survivor_version: survivor.version },
    ...{ merged_id: merged.patient_id, merged_version: merged.version },
    take: differing(compared).filter((field) => sourceOf(compared, choice, field) !== choice.survivor),
  }
}

/** Why the records cannot be merged this way around; null: they can. */
export function refusalFor({ refusal, reversed }: Comparison, survivor: Place): string | null {
  return survivor === 'one' ? refusal : reversed
}

export function nameOf({ fields, patient_id }: MergeSide): string {
  return `${fields.first_name} ${fields.last_name}`.trim() || patient_id
}
