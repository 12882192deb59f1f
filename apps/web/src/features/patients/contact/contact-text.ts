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
import { t } from '../../../lib/messages/t.ts'

export const FIELD_LABELS: Readonly<Record<ContactField, string>> = {
  phone: t('Phone'),
  email: t('Email'),
  street_address: t('Street address'),
  city: t('City'),
  postal_code: t('Postal code'),
}
export const REASON_LABELS: Readonly<Record<ContactReason, string>> = {
  changed: t('The patient’s details changed'),
  mistake: t('They were entered by mistake'),
  other: t('Other'),
}
export const CHECK_LABELS: Readonly<Record<ContactCheck, string>> = {
  'call-back': t('I called back the number on file'),
  identifiers: t('The caller gave the health number and two other identifiers'),
  'photo-id': t('I saw photo identification'),
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
    return to === undefined
      ? []
      : [
          t('{field}: {before} to {after}', {
            field: FIELD_LABELS[field],
            before: valueText(field, before[field]),
            after: valueText(field, to),
          }),
        ]
  })
}

export function valueText(field: ContactField, value: string | undefined): string {
  if (!value) return t('none')
  return field === 'phone' ? phoneText(value) : value
}
