import type { PersonalInformation } from '@clinic/contract/chat'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPersonalInformation, normalisePersonalInformation, type PersonalInformationField } from '../patients/personal-information.ts'
import { addYears } from '../shared/dates.ts'
import { cellText, isNothing } from './cell-text.ts'
import { IMPORT_FIELDS } from './fields.ts'
import { readCell } from './read-cell.ts'

const TODAY = '2026-11-21'
const INFO: PersonalInformation = {
  ...{
    firstName: 'A',
    lastName: 'B',
    dateOfBirth: '',
    gender: '',
    provincialHealthID: '',
    phone: '',
    email: '',
    streetAddress: '',
    city: '',
  },
  ...{ province: '', country: '', zipcode: '', differentMailingAddress: false },
}

const name = fc.stringMatching(/^[A-Za-zéÀ' .0-9-]{1,8}$/)
const email = fc.stringMatching(/^[ab.+_-]{1,4}@[ab.-]{1,5}[.][a-z]{1,3}$/)
const date = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

it.each([
  ['first_name', 'firstName', name],
  ['last_name', 'lastName', name],
  ['email', 'email', email],
  ['health_number', 'provincialHealthID', fc.stringMatching(/^[A-Ca-c0-9 /-]{1,24}$/)],
  ['date_of_birth', 'dateOfBirth', fc.oneof(date, fc.constantFrom(TODAY, '2026-11-20', addYears(TODAY, -130), addYears(TODAY, -131)))],
  ['postal_code', 'zipcode', fc.stringMatching(/^[A-C]\d[A-C] ?\d[A-C]\d?$/)],
] as [string, PersonalInformationField, fc.Arbitrary<string>][])(
  'validates and stores %s like the chat’s personal details (REQ-176 to REQ-197)',
  (fieldName, theirs, texts) => {
    const field = IMPORT_FIELDS.patients.find((one) => one.name === fieldName)
    if (!field) throw new Error('no such field')
    fc.assert(
      fc.property(texts, (typed) => {
        const cell = cellText(typed)
        const text = 'text' in cell ? cell.text : ''
        fc.pre(text !== '' && !isNothing(text))
        const read = readCell(field, text, { kind: 'patients', day_order: 'unsaid', said: {}, today: TODAY })
        const info = { ...INFO, [theirs]: text }
        const isGood = checkPersonalInformation(info, TODAY)[theirs] === undefined
        expect(read).toEqual(isGood ? { value: normalisePersonalInformation(info)[theirs] } : { fault: expect.any(String) })
      }),
      { numRuns: 400 },
    )
  },
)
