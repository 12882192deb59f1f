/** What the assistant says to details that are typed instead of entered in the form. */
export const TYPED_TEXTS = {
  fields: {
    phone: 'phone number',
    zipcode: 'postal code',
    provincialHealthID: 'health card number',
    email: 'email address',
    province: 'province',
    dateOfBirth: 'date of birth',
  },
  onForm: (fields: readonly string[]) =>
    `Thank you. I have put your ${fields.join(' and ')} on the form. Please look it over there and fill in what is missing.`,
  changed: (fields: readonly string[]) => `Thank you, I changed your ${fields.join(' and ')}.`,
  which: (fields: readonly string[], value: string) => `Is ${value} your ${fields.join(' or ')}?`,
  whichOne: (field: string) => `You gave more than one ${field}. Which one is it?`,
  short: 'Please include the area code: 10 digits in total.',
} as const
