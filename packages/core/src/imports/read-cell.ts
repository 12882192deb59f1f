import type { PersonalInformation } from '@clinic/contract/chat'
import type { ImportChoices } from '@clinic/contract/imports'
import { checkPersonalInformation, normalisePersonalInformation, type PersonalInformationField } from '../patients/personal-information.ts'
import { formatPostalCode } from '../reference-data/provinces.ts'
import { readPostalCode } from '../reference-data/read-postal-code.ts'
import { numbersIn, readPhone } from '../shared/read-phone.ts'
import { FORM_NEEDS, plainEmail, userErrors } from '../users/user-fields.ts'
import { isNothing } from './cell-text.ts'
import type { CellErrorCode } from './error-texts.ts'
import type { ImportField } from './fields.ts'
import { knownWord, type Meanings } from './known-word.ts'
import { listItems, listText } from './list-text.ts'
import { readDay } from './read-day.ts'
import { readTime } from './read-time.ts'

/** The value to store, '' for nothing, or an error. */
export type CellRead = { value: string } | { fault: CellErrorCode }
export type CellRules = Pick<ImportChoices, 'kind' | 'day_order'> & { said: Meanings; today: string }

const LONGEST = 300
const LONGEST_NAME = 100
const LONGEST_DAY = 60
const CALCULATED = /^\d+(?:[.,]\d+)?e\+?\d+$|^\d+[.,]0+$|^\d{9,}[.,]\d*$/i
const PATIENT_ID = /^[\w.@:-]{1,64}$/
const EXTENSION = /\b(?:ext|extension|x|poste)\.?\s*\d{1,6}$/i
const MOST_MINUTES = 24 * 60
/** A fast path for most cells of a large file: values that the rules accept unchanged. */
const PLAIN_NAME = /^\p{L}{2,}$|^\p{L}+(?:[ '-]\p{L}+)+$/u
const PLAIN_EMAIL = /^[\w+-]{1,60}(?:\.[\w+-]{1,60})?@(?:[a-z\d]{1,30}\.){1,3}[a-z]{2,20}$/
const PLAIN_HEALTH_NUMBER = /^[A-Z\d]+(?:[ -][A-Z\d]+)*$/
const ORDINARY_AGE = 100

/** Parses the text of a non-empty, valid cell for one field (E-4). */
export function readCell(field: ImportField, text: string, rules: CellRules): CellRead {
  if (field.kind !== 'name' && isNothing(text)) return { value: '' }
  switch (field.kind) {
    case 'name':
      return readName(field, text, rules)
    case 'words':
      return readSegments(field, text)
    case 'date':
      return readDate(field, text, rules)
    case 'phone':
      return readPhoneCell(text)
    case 'email':
      return readEmail(text, rules)
    case 'postal-code':
      return readPostal(text)
    case 'time':
      return readTime(text)
    case 'health-number':
      return readHealthNumber(text, rules)
    case 'list':
      return readList(field, text, rules)
    default:
      return readWord(field, text, rules)
  }
}

function readSegments({ name }: ImportField, text: string): CellRead {
  if (name === 'minutes') return readMinutes(text)
  if (name === 'patient_id') {
    if (CALCULATED.test(text)) return { fault: 'turnedIntoNumber' }
    return PATIENT_ID.test(text) ? { value: text } : { fault: 'id' }
  }
  return text.length <= LONGEST ? { value: text } : { fault: 'tooLong' }
}

function readMinutes(text: string): CellRead {
  const minutes = Number(/^(\d{1,4}) ?(?:m|min|mins|minutes?)?\.?$/i.exec(text)?.[1] ?? 0)
  return minutes >= 1 && minutes <= MOST_MINUTES ? { value: String(minutes) } : { fault: 'minutes' }
}

function readName({ name }: ImportField, text: string, { kind, today }: CellRules): CellRead {
  if (text.length > LONGEST_NAME) return { fault: 'tooLong' }
  if (PLAIN_NAME.test(text)) return { value: text }
  const read = readPersonal(name === 'first_name' ? 'firstName' : 'lastName', text, today)
  if (kind === 'patients') return read === null ? { fault: 'name' } : { value: read }
  return userErrors({ first_name: text }, FORM_NEEDS).first_name === undefined ? { value: text } : { fault: 'name' }
}

function readDate({ name }: ImportField, text: string, { day_order, today }: CellRules): CellRead {
  if (text.length > LONGEST_DAY) return { fault: 'notDate' }
  const read = readDay(text, day_order)
  if ('fault' in read || name !== 'date_of_birth') return read
  const isOrdinary = read.value < today && Number(today.slice(0, 4)) - Number(read.value.slice(0, 4)) <= ORDINARY_AGE
  return isOrdinary || readPersonal('dateOfBirth', read.value, today) !== null ? read : { fault: 'birthDate' }
}

function readPhoneCell(text: string): CellRead {
  if (CALCULATED.test(text)) return { fault: 'turnedIntoNumber' }
  if (/\p{L}/u.test(text.replace(EXTENSION, ''))) return { fault: 'phoneLetters' }
  const phone = readPhone(text)
  if (phone !== null) return { value: phone }
  const numbers = numbersIn(text)
  if (numbers.length > 1) return { fault: 'twoPhones' }
  return { fault: (numbers[0]?.digits.length ?? 0) > 10 ? 'longPhone' : 'shortPhone' }
}

function readEmail(text: string, { kind, today }: CellRules): CellRead {
  if (kind === 'patients') {
    if (PLAIN_EMAIL.test(text)) return { value: text }
    const read = readPersonal('email', text, today)
    return read === null ? { fault: 'email' } : { value: read }
  }
  return userErrors({ email: text }, FORM_NEEDS).email === undefined ? { value: plainEmail(text) } : { fault: 'email' }
}

/** Extra text would be silently dropped, so it is an error. */
function readPostal(text: string): CellRead {
  const code = formatPostalCode(text) ?? (text.replace(/[\s,-]/g, '').length === 6 ? readPostalCode(text) : null)
  return code === null ? { fault: 'postalCode' } : { value: code }
}

function readHealthNumber(text: string, { today }: CellRules): CellRead {
  if (CALCULATED.test(text)) return { fault: 'turnedIntoNumber' }
  if (text.length <= 20 && PLAIN_HEALTH_NUMBER.test(text)) return { value: text }
  const read = readPersonal('provincialHealthID', text, today)
  return read === null ? { fault: 'healthNumber' } : { value: read }
}

function readWord(field: ImportField, text: string, { said }: CellRules): CellRead {
  const value = knownWord(field, text, said)
  return value === null ? { fault: field.kind === 'province' ? 'province' : 'unknownWord' } : { value }
}

function readList(field: ImportField, text: string, { said }: CellRules): CellRead {
  const values = listItems(text).map((item) => knownWord(field, item, said))
  if (values.includes(null)) return { fault: 'unknownWord' }
  return { value: listText(values.filter((value) => value !== null && value !== '').map(String)) }
}

const GOOD: PersonalInformation = {
  firstName: 'Ada',
  lastName: 'Roy',
  dateOfBirth: '1980-01-01',
  gender: 'FEMALE',
  provincialHealthID: '',
  phone: '4165550100',
  email: 'a@example.ca',
  streetAddress: '1 Main',
  city: 'Calgary',
  province: 'AB',
  country: 'Canada',
  zipcode: 'T2P 1A1',
  differentMailingAddress: false,
}

/** Validates one field by the rules for personal details (REQ-176 to REQ-197); null when invalid. */
function readPersonal(field: PersonalInformationField, text: string, today: string): string | null {
  const info = { ...GOOD, [field]: text }
  return checkPersonalInformation(info, today)[field] === undefined ? String(normalisePersonalInformation(info)[field]) : null
}
