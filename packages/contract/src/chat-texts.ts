/**
 * The specification’s exact texts for patients (E-8). Separate from the staff texts so that patients’ phones do not
 * download those.
 */
export const CHAT_TEXTS = {
  waiting: 'Waiting for response, this may take up to two minutes...',
  timeout: 'Connection was aborted!',
  notSent: 'There was an error sending the message!',
  unknownError: 'An unknown error occurred.',
  consentIncomplete: 'Please complete the consent form before submitting.',
  firstName: 'Please enter a valid first name.',
  lastName: 'Please enter a valid last name.',
  dateOfBirth: 'Please enter a valid date of birth.',
  gender: 'Birth sex is required.',
  province: 'Province is required.',
  phone: 'Please enter a valid phone number (10–15 digits).',
  email: 'Please enter a valid email address.',
  street: 'Please enter your street address.',
  city: 'Please enter your city.',
  postalCode: 'Please enter a valid postal code.',
  mailingStreet: 'Please enter your mailing street address.',
  mailingCity: 'Please enter your mailing city.',
  mailingProvince: 'Please select your mailing province.',
  mailingCountry: 'Please enter your mailing country.',
  mailingPostalCode: 'Please enter a valid mailing postal code.',
} as const
