import type { PersonalInformation } from '@clinic/contract/chat'
import type { Contact, ContactField } from '@clinic/contract/patients/contact'
import { checkPersonalInformation, normalisePersonalInformation } from './personal-information.ts'

const NAMES = {
  phone: 'phone',
  email: 'email',
  street_address: 'streetAddress',
  city: 'city',
  postal_code: 'zipcode',
} as const satisfies Record<ContactField, keyof PersonalInformation>
const EMPTY: PersonalInformation = {
  ...{ firstName: '', lastName: '', dateOfBirth: '', gender: '', provincialHealthID: '', phone: '', email: '', streetAddress: '' },
  ...{ city: '', province: '', country: '', zipcode: '', differentMailingAddress: false },
}
type Given = { readonly [Field in ContactField]?: string | undefined }

/** No contact field depends on the day. */
const ANY_DAY = '2000-01-01'

/** The given contact details as the chat stores them, or what is wrong with each (F-12). */
export function checkContact(given: Given): { contact: Partial<Contact> } | { errors: Partial<Contact> } {
  const info = { ...EMPTY, ...Object.fromEntries(fieldsOf(given).map((field) => [NAMES[field], given[field] ?? ''])) }
  const [wrong, clean] = [checkPersonalInformation(info, ANY_DAY), normalisePersonalInformation(info)]
  const errors = fieldsOf(given).flatMap((field) => {
    const message = wrong[NAMES[field]]
    return message === undefined ? [] : [[field, message]]
  })
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  return { contact: Object.fromEntries(fieldsOf(given).map((field) => [field, clean[NAMES[field]]])) }
}

function fieldsOf(given: Given): ContactField[] {
  return (Object.keys(NAMES) as ContactField[]).filter((field) => given[field] !== undefined)
}
