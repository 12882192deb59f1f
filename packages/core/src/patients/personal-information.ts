import type { PersonalInformation } from '@clinic/contract/chat'
import { CHAT_TEXTS } from '@clinic/contract/chat-texts'
import { formatPostalCode, minimumAge, provinceCode, provinceName } from '../reference-data/provinces.ts'
import { ageOn } from '../shared/dates.ts'
import { parseTypedDate } from '../shared/typed-date.ts'

export type PersonalInformationField = keyof PersonalInformation
export type PersonalInformationErrors = Partial<Record<PersonalInformationField, string>>

/** The specification’s texts (REQ-176 to REQ-197); that of the health number is ours. */
const PERSONAL_INFORMATION_MESSAGES = {
  firstName: CHAT_TEXTS.firstName,
  lastName: CHAT_TEXTS.lastName,
  dateOfBirth: CHAT_TEXTS.dateOfBirth,
  gender: CHAT_TEXTS.gender,
  provincialHealthID: 'Please enter a valid health card number.',
  phone: CHAT_TEXTS.phone,
  email: CHAT_TEXTS.email,
  streetAddress: CHAT_TEXTS.street,
  city: CHAT_TEXTS.city,
  province: CHAT_TEXTS.province,
  zipcode: CHAT_TEXTS.postalCode,
  mailingStreetAddress: CHAT_TEXTS.mailingStreet,
  mailingCity: CHAT_TEXTS.mailingCity,
  mailingProvince: CHAT_TEXTS.mailingProvince,
  mailingCountry: CHAT_TEXTS.mailingCountry,
  mailingZipcode: CHAT_TEXTS.mailingPostalCode,
} as const satisfies PersonalInformationErrors

const COUNTRY = 'Canada'
const GENDERS = ['MALE', 'FEMALE'] as const
/** Below this age a patient is a minor (D-5). */
export const ADULT_AGE = 18
const OLDEST_AGE = 130
const NAME = /^[\p{L}\p{M} ,.'-]{2,}$/u
const HEALTH_NUMBER = /^[\p{L}\d -]{0,20}$/u
const EMAIL = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u
const EMAIL_LENGTH = 254

/**
 * Messages for invalid fields, empty when all are valid. `today`: ISO date at the patient. The country is always
 * Canada (REQ-189); mailing fields count only with a different mailing address (REQ-192).
 */
export function checkPersonalInformation(info: PersonalInformation, today: string): PersonalInformationErrors {
  const clean = normalisePersonalInformation(info)
  const faults: PersonalInformationField[] = []
  const need = (field: PersonalInformationField, good: boolean) => good || faults.push(field)
  need('firstName', isName(clean.firstName))
  need('lastName', isName(clean.lastName))
  need('dateOfBirth', isBirthDate(clean.dateOfBirth, today))
  need(
    'gender',
    GENDERS.some((gender) => gender === clean.gender),
  )
  need('provincialHealthID', HEALTH_NUMBER.test(clean.provincialHealthID))
  need('phone', /^\d{10,15}$/.test(clean.phone))
  need('email', isEmail(clean.email))
  need('streetAddress', clean.streetAddress !== '')
  need('city', clean.city !== '')
  need('province', provinceCode(clean.province) !== null)
  need('zipcode', formatPostalCode(clean.zipcode) !== null)
  if (clean.differentMailingAddress) {
    need('mailingStreetAddress', Boolean(clean.mailingStreetAddress))
    need('mailingCity', Boolean(clean.mailingCity))
    need('mailingProvince', provinceCode(clean.mailingProvince ?? '') !== null)
    need('mailingCountry', Boolean(clean.mailingCountry))
    need('mailingZipcode', formatPostalCode(clean.mailingZipcode ?? '') !== null)
  }
  return Object.fromEntries(faults.map((field) => [field, messageFor(field)]))
}

/**
 * Normalizes for storage: trimmed, an unambiguous date of birth as ISO, the province’s full name, phone digits only
 * (REQ-183), postal codes as `A1A 1A1`, country Canada, mailing fields only for a different mailing address. Invalid
 * values stay as typed, for the check to find.
 */
export function normalisePersonalInformation(info: PersonalInformation): PersonalInformation {
  const main = {
    firstName: cleanName(info.firstName),
    lastName: cleanName(info.lastName),
    dateOfBirth: cleanDate(info.dateOfBirth),
    gender: info.gender.trim().toUpperCase(),
    provincialHealthID: cleanText(info.provincialHealthID).toUpperCase(),
    phone: cleanPhone(info.phone),
    email: cleanEmail(info.email),
    streetAddress: cleanText(info.streetAddress),
    city: cleanText(info.city),
    province: cleanProvince(info.province),
    country: COUNTRY,
    zipcode: formatPostalCode(info.zipcode) ?? info.zipcode.trim(),
    differentMailingAddress: info.differentMailingAddress,
  }
  if (!info.differentMailingAddress) return main
  return {
    ...main,
    mailingStreetAddress: cleanText(info.mailingStreetAddress ?? ''),
    mailingCity: cleanText(info.mailingCity ?? ''),
    mailingProvince: cleanProvince(info.mailingProvince ?? ''),
    mailingCountry: cleanText(info.mailingCountry ?? ''),
    mailingZipcode: formatPostalCode(info.mailingZipcode ?? '') ?? (info.mailingZipcode ?? '').trim(),
  }
}

/** A warning for adults below their province’s age (REQ-199, D-5), or for minors; null otherwise. */
export function ageWarning(info: Pick<PersonalInformation, 'dateOfBirth' | 'province'>, today: string): string | null {
  const born = cleanDate(info.dateOfBirth)
  if (!isBirthDate(born, today)) return null
  const province = provinceCode(info.province)
  const minimum = minimumAge(province)
  if (ageOn(born, today) >= minimum) return null
  return `Being under ${minimum} years of age${province ? ` in ${provinceName(province)}` : ''} may affect cannabis eligibility.`
}

function messageFor(field: PersonalInformationField): string {
  return Object.entries(PERSONAL_INFORMATION_MESSAGES).find(([name]) => name === field)?.[1] ?? ''
}

function isName(name: string): boolean {
  return NAME.test(name) && /\p{L}/u.test(name)
}

function isBirthDate(date: string, today: string): boolean {
  const read = parseTypedDate(date)
  return 'date' in read && read.date < today && ageOn(read.date, today) <= OLDEST_AGE
}

function isEmail(email: string): boolean {
  const [local = ''] = email.split('@')
  return email.length <= EMAIL_LENGTH && EMAIL.test(email) && !/^\.|\.\.|\.$/.test(local)
}

function cleanText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

function cleanName(name: string): string {
  return cleanText(name)
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[‐‑–]/g, '-')
}

function cleanDate(text: string): string {
  const read = parseTypedDate(text)
  return 'date' in read ? read.date : text.trim()
}

function cleanPhone(phone: string): string {
  const digits = phone.replace(/[\s().+-]/g, '')
  return /^\d*$/.test(digits) ? digits : phone.trim()
}

function cleanEmail(email: string): string {
  const trimmed = email.trim()
  const at = trimmed.lastIndexOf('@')
  return at < 0 ? trimmed : `${trimmed.slice(0, at)}@${trimmed.slice(at + 1).toLowerCase()}`
}

function cleanProvince(text: string): string {
  const code = provinceCode(text)
  return code ? provinceName(code) : text.trim()
}
