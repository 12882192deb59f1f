import { randomUUID } from 'node:crypto'
import type { PersonalInformation } from '@clinic/contract/chat'

/** Someone who comes to the public chat. Answers go by the question's words; the rest is answered so that the intake continues. */
export type Patient = {
  personal: PersonalInformation
  signature: string
  answers: Readonly<Record<string, string>>
}

/** Pain and medicine: two of the intake's branches. */
const ANSWERS = {
  'What is the main thing you would like help with?': 'Chronic pain',
  'Where do you feel the pain, and what is it like?': 'Burning in my lower back',
  'How often does pain keep you from things you want to do?': 'Every day',
  'Do you take any medicine?': 'Yes',
  'Which ones? Please list them, with the amount if you know it.': 'Naproxen 250 mg',
}

const PERSONAL: Omit<PersonalInformation, 'email'> = {
  firstName: 'Noémie',
  lastName: 'Desrosiers',
  dateOfBirth: '1980-05-17',
  gender: 'FEMALE',
  provincialHealthID: '',
  phone: '416-555-0134',
  streetAddress: '12 Queen Street West',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  zipcode: 'M5H 2N2',
  differentMailingAddress: false,
}

/** Lives in Ontario. */
export const ODILE: Patient = patient({
  firstName: 'Odile',
  lastName: 'Beaulieu-Roy',
  city: 'Toronto',
  province: 'Ontario',
  zipcode: 'M5H 2N2',
})
/** Lives in Alberta. */
export const MAREN: Patient = patient({ firstName: 'Maren', lastName: "O'Dell", city: 'Calgary', province: 'Alberta', zipcode: 'T2P 1J9' })

/** With an address of their own: details that fit a record lead to a code. */
export function patient(known: Partial<PersonalInformation>): Patient {
  const personal = { ...PERSONAL, email: `${randomUUID()}@example.ca`, ...known }
  return { personal, signature: `${personal.firstName} ${personal.lastName}`, answers: ANSWERS }
}
