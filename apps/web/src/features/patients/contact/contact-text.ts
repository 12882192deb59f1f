import {
  CONTACT_FIELDS,
  type Contact,
  type ContactCheck,
  type ContactField,
  type ContactReason,
  type Correction,
} from '@clinic/contract/patients/contact'
import { checkContact } from '@clinic/core/patients/check-contact'
import { phoneText } from '../../../lib/format/phones.ts'

export const FIELD_LABELS: Readonly<Record<ContactField, string>> = {
  phone: 'Phone',
  email: 'Email',
  street_address: 'Street address',
  city: 'City',
  postal_code: 'Postal code',
}
export const REASON_LABELS: Readonly<Record<ContactReason, string>> = {
  changed: 'The patient’s details changed',
  mistake: 'They were entered by mistake',
  other: 'Other',
}
export const CHECK_LABELS: Readonly<Record<ContactCheck, string>> = {
  'call-back': 'I called back the number on file',
  identifiers: 'The caller gave the health number and two other identifiers',
  'photo-id': 'I saw photo identification',
}

/** The fields that differ from what is stored, checked; `errors` where they cannot be used. */
export function readCorrection(stored: Contact, typed: Contact) {
  const differing = CONTACT_FIELDS.filter((field) => typed[field].trim() !== stored[field])
  const checked = checkContact(Object.fromEntries(differing.map((field) => [field, typed[field]])))
  return 'errors' in checked ? { errors: checked.errors } : { contact: checked.contact }
}

/** “Phone: 902-555-0147 to 902-555-0199”, one line for each field. */
export function correctionLines({ before, after }: Pick<Correction, 'before' | 'after'>): string[] {
  return CONTACT_FIELDS.flatMap((field) => {
    const to = after[field]
    return to === undefined ? [] : [`${FIELD_LABELS[field]}: ${valueText(field, before[field])} to ${valueText(field, to)}`]
  })
}

export function valueText(field: ContactField, value: string | undefined): string {
  if (!value) return 'none'
  return field === 'phone' ? phoneText(value) : value
}
