import type { PersonalInformation } from '@clinic/contract/chat'
import type { Candidate } from '@clinic/contract/patients/look-up'
import { checkPersonalInformation, type PersonalInformationErrors } from '@clinic/core/patients/personal-information'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import type { Typed } from '../look-up/look-up-text.ts'

export const NO_PERSON: PersonalInformation = {
  ...{ firstName: '', lastName: '', dateOfBirth: '', gender: '', provincialHealthID: '', phone: '', email: '' },
  ...{ streetAddress: '', city: '', province: '', country: 'Canada', zipcode: '', differentMailingAddress: false },
}

export const PERSON_FIELDS = [
  ['firstName', t('First name')],
  ['lastName', t('Last name')],
  ['dateOfBirth', t('Date of birth')],
  ['provincialHealthID', t('Health number')],
  ['phone', t('Phone')],
  ['email', t('Email')],
  ['streetAddress', t('Street address')],
  ['city', t('City')],
  ['zipcode', t('Postal code')],
] as const

/** A caller who was looked up in vain. The last word of a name is taken for the last name. */
export function personLookedUp(typed: Typed): PersonalInformation {
  const names = typed.name.trim().split(/\s+/)
  const [firstName, lastName] = names.length > 1 ? [names.slice(0, -1).join(' '), names.at(-1) ?? ''] : ['', names[0] ?? '']
  const { phone, email } = typed
  return {
    ...NO_PERSON,
    ...{ firstName, lastName, phone, email },
    ...{ dateOfBirth: typed.date_of_birth, provincialHealthID: typed.health_number, zipcode: typed.postal_code },
  }
}

/** What is wrong, by the chat’s rules. `now` is an ISO instant. */
export function registrationErrors(personal: PersonalInformation, now: string): PersonalInformationErrors {
  return checkPersonalInformation(personal, now.slice(0, 10))
}

/** Likely duplicates that a refusal names; `hidden`: how many are beyond the person’s provinces. */
export type Likely = { candidates: readonly Candidate[]; hidden: number }

export function likelyDuplicates(error: unknown): Likely | null {
  return error instanceof ApiProblem && error.code === 'likely-duplicates' ? (error.details as Likely) : null
}
