import { expect, test } from 'vitest'
import { readTypedDetails } from './typed-details.ts'

const read = (text: string, province: 'ON' | 'AB' | null = 'AB') => readTypedDetails(text, province)

test.each([
  ['416 555 0142', { phone: '4165550142' }],
  ['four one six five five five zero one four two', { phone: '4165550142' }],
  ['M5V space 2T6', { zipcode: 'M5V 2T6' }],
  ['my postal code is m5v2t6 and my cell is (416) 555-0142', { zipcode: 'M5V 2T6', phone: '4165550142' }],
  ['mon téléphone : quatre un six, cinq cinq cinq, zéro un quatre deux', { phone: '4165550142' }],
  ['noor@example.ca, 416-555-0142', { email: 'noor@example.ca', phone: '4165550142' }],
  ['OHIP 9876 543 217 AB', { provincialHealthID: '9876543217AB' }],
  ['my health card number is 9876543217', { provincialHealthID: '9876543217' }],
  ['health card 9876-543-217 and phone 416 555 0142', { provincialHealthID: '9876543217', phone: '4165550142' }],
  ['carte soleil HADN 8405 0312', { provincialHealthID: 'HADN84050312' }],
  ['my health number is nine eight seven six five four three two one', { provincialHealthID: '987654321' }],
  ['my email is noor dot haddad at example dot ca', { email: 'noor.haddad@example.ca' }],
  ['noor99@example.ca', { email: 'noor99@example.ca' }],
  ['I live in Onterio', { province: 'Ontario' }],
  ['British Columbia', { province: 'British Columbia' }],
  ['I moved to NS', { province: 'Nova Scotia' }],
  ['j’habite en Alberta, 416 555 0142', { province: 'Alberta', phone: '4165550142' }],
  ['I was born on 3 May 1984', { dateOfBirth: '1984-05-03' }],
  ['née le 3 mai 1984', { dateOfBirth: '1984-05-03' }],
] as const)('%j holds %j', (text, details) => {
  expect(read(text)).toEqual({ details, unclear: null })
})

test('ten bare digits that may be a health number are asked back, unless they are named or grouped like a phone', () => {
  const choices = [
    ['phone', '9876543217'],
    ['provincialHealthID', '9876543217'],
  ]
  expect(read('9876543217', 'ON')).toEqual({ details: {}, unclear: { about: 'which-number', choices } })
  expect(read('9876543217', null).unclear).toEqual({ about: 'which-number', choices })
  expect(read('9876543217', 'AB').details).toEqual({ phone: '9876543217' })
  expect(read('phone 9876543217', 'ON').details).toEqual({ phone: '9876543217' })
  expect(read('987 654 3217', 'ON').details).toEqual({ phone: '9876543217' })
})

test('a date that reads two ways is asked back', () => {
  expect(read('02/03/1984').unclear).toMatchObject({
    about: 'which-date',
    choices: [
      ['dateOfBirth', '1984-03-02'],
      ['dateOfBirth', '1984-02-03'],
    ],
  })
})

test('two phone numbers and two postal codes are asked back', () => {
  expect(read('416 555 0142 or 905 555 0101').unclear).toMatchObject({
    about: 'which-phone',
    choices: [
      ['phone', '4165550142'],
      ['phone', '9055550101'],
    ],
  })
  expect(read('M5V 2T6, before that K1A 0B1').unclear).toMatchObject({
    about: 'which-code',
    choices: [['zipcode', 'M5V 2T6'], expect.anything()],
  })
})

test.each(['555-0142', 'my phone is 555 0142', 'five five five oh one four two'])('%j lacks its area code', (text) => {
  expect(read(text)).toEqual({ details: {}, unclear: { about: 'short' } })
})

test.each(['', 'yes', 'one moment', 'que', 'on', 'man', 'Ontario or Alberta', '12 Elm St', 'I have 2 children'])(
  '%j holds nothing',
  (text) => {
    expect(read(text)).toEqual({ details: {}, unclear: null })
  },
)
