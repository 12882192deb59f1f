import type { PersonalInformation } from '@clinic/contract/chat'
import { IDENTITY_FIELDS, type IdentityField, type IdentityValues } from '@clinic/contract/patients/identity'
import { checkPersonalInformation, normalisePersonalInformation } from './personal-information.ts'

const NAMES = {
  first_name: 'firstName',
  last_name: 'lastName',
  date_of_birth: 'dateOfBirth',
  health_number: 'provincialHealthID',
} as const satisfies Record<IdentityField, keyof PersonalInformation>
const EMPTY: PersonalInformation = {
  ...{ firstName: '', lastName: '', dateOfBirth: '', gender: '', provincialHealthID: '', phone: '', email: '', streetAddress: '' },
  ...{ city: '', province: '', country: '', zipcode: '', differentMailingAddress: false },
}
type Given = { readonly [Field in IdentityField]?: string | undefined }

/** The given values as the chat stores them, or what is wrong with each (F-12). */
export function checkIdentity(given: Given, today: string): { identity: Partial<IdentityValues> } | { errors: Partial<IdentityValues> } {
  const fields = IDENTITY_FIELDS.filter((field) => given[field] !== undefined)
  const info = { ...EMPTY, ...Object.fromEntries(fields.map((field) => [NAMES[field], given[field] ?? ''])) }
  const [wrong, clean] = [checkPersonalInformation(info, today), normalisePersonalInformation(info)]
  const errors = fields.flatMap((field) => (wrong[NAMES[field]] === undefined ? [] : [[field, wrong[NAMES[field]]]]))
  if (errors.length > 0) return { errors: Object.fromEntries(errors) }
  return { identity: Object.fromEntries(fields.map((field) => [field, clean[NAMES[field]]])) }
}
