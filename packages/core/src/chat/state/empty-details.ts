import type { PersonalInformation } from '@clinic/contract/chat'

/** The form of personal details before anything is entered. */
export const EMPTY_DETAILS: PersonalInformation = {
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  gender: '',
  provincialHealthID: '',
  phone: '',
  email: '',
  streetAddress: '',
  city: '',
  province: '',
  country: 'Canada',
  zipcode: '',
  differentMailingAddress: false,
}
