import type { PersonalInformation } from '@clinic/contract/chat'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { healthNumberWarning } from '../../patients/health-number-warning.ts'
import { provinceName } from '../../reference-data/provinces.ts'
import { postalCodesIn } from '../../reference-data/read-postal-code.ts'
import { readProvince } from '../../reference-data/read-province.ts'
import { foldText } from '../../shared/fold-text.ts'
import { isPhone, numbersIn } from '../../shared/read-phone.ts'
import { spellDigits } from '../../shared/spell-digits.ts'
import { parseSpokenDate } from '../../shared/spoken-date.ts'
import { writeSpokenEmail } from '../../shared/spoken-email.ts'

export type TypedField = 'phone' | 'zipcode' | 'provincialHealthID' | 'email' | 'province' | 'dateOfBirth'
type Details = Partial<Pick<PersonalInformation, TypedField>>

/** What is not clear, to be asked back: each choice is a detail that it may be. `short`: a phone number without its area code. */
export type Unclear =
  | { about: 'which-number' | 'which-phone' | 'which-code' | 'which-date'; choices: [TypedField, string][] }
  | { about: 'short' }

const EMAIL = /[^\s@,;<>()]{1,64}@[^\s@,;<>()]{1,190}\.\p{L}{2,24}/u
const PHONE_WORDS = /\b(?:phone|cell(?:ular|phone)?|mobile|tel(?:ephone|éphone)?|téléphone|telephone|call me|number to call|landline)\b/i
/** A province is only read where the words are about living somewhere, or name nothing else: short forms are words of their own. */
const LIVING_WORDS = /\b(?:province|live in|living in|reside in|moved? to|now in|habite|vis (?:en|au|à)|déménag\w+ (?:en|au|à))(?!\p{L})/iu
const HEALTH_WORDS =
  /\b(?:health (?:card|number|id|insurance)|health care (?:card|number)|care ?card|ohip|ramq|msp|phin?|ahcip|medicare|assurance maladie|carte (?:santé|soleil|d['’]assurance)|numéro de santé)(?: number| card| is|[\s:#])*/i
/** As it stands after its name: letters of a version or of a name may be part of it. */
const HEALTH_NUMBER = /(?<![\p{L}\d])([A-Z]{4}[\s-]*(?:\d[\s-]?){8}|[A-Z]\s?\d{7}|\d(?:[\s-]?\d){5,11}(?:[\s-]?[A-Z]{1,2})?)(?![\p{L}\d])/iu

/**
 * Phone number, postal code, health number, e-mail, province and date of birth in what somebody types instead of filling the form, dictated or
 * written. Nothing is guessed: what may be two things, and two of a kind, are asked back. `province`: where they live, `null` where it is not known yet.
 */
export function readTypedDetails(typed: string, province: ProvinceCode | null): { details: Details; unclear: Unclear | null } {
  const text = writeSpokenEmail(typed)
  const email = EMAIL.exec(text)?.[0]
  const said = spellDigits(email ? text.replace(email, ' ') : text)
  const codes = postalCodesIn(said)
  const health = healthNumberIn(said)
  const numbers = numbersIn(health ? said.replace(health.typed, ' ') : said)
  const lives = provinceIn(text)
  const born = numbers.some(({ digits }) => isPhone(digits)) || health ? ({ invalid: true } as const) : parseSpokenDate(text)
  const details: Details = {
    ...(email && { email }),
    ...(codes.length === 1 && codes[0] && { zipcode: codes[0] }),
    ...(health && { provincialHealthID: health.number }),
    ...(lives && { province: lives }),
    ...('date' in born && { dateOfBirth: born.date }),
  }
  const phone = phoneOf(numbers, { said, province })
  const dates: Unclear | null =
    'ambiguous' in born ? { about: 'which-date', choices: born.ambiguous.map((date) => ['dateOfBirth', date]) } : null
  const several: Unclear | null = codes.length > 1 ? { about: 'which-code', choices: codes.map((code) => ['zipcode', code]) } : dates
  return { details: { ...details, ...phone.details }, unclear: phone.unclear ?? several }
}

/** Named in full, or behind words about living there. */
function provinceIn(text: string): string | null {
  const living = LIVING_WORDS.exec(text)
  const code = readProvince(text) ?? (living && readProvince(text.slice(living.index + living[0].length)))
  const isNamed = code !== null && (living !== null || foldText(text).includes(foldText(provinceName(code))))
  return code !== null && isNamed ? provinceName(code) : null
}

type Numbers = ReturnType<typeof numbersIn>

function phoneOf(
  numbers: Numbers,
  { said, province }: { said: string; province: ProvinceCode | null },
): ReturnType<typeof readTypedDetails> {
  const phones = [...new Map(numbers.filter(({ digits }) => isPhone(digits)).map((one) => [one.digits, one])).values()]
  const [first, second] = phones
  if (first && second) return { details: {}, unclear: { about: 'which-phone', choices: phones.map(({ digits }) => ['phone', digits]) } }
  if (first) {
    const { digits, typed } = first
    if (PHONE_WORDS.test(said) || looksLikePhone(typed, digits) || !mayBeHealthNumber(digits, province))
      return { details: { phone: digits }, unclear: null }
    return {
      details: {},
      unclear: {
        about: 'which-number',
        choices: [
          ['phone', digits],
          ['provincialHealthID', digits],
        ],
      },
    }
  }
  const isShort = numbers.some(({ digits }) => digits.length === LOCAL) && (PHONE_WORDS.test(said) || /^[\s\d().-]*$/.test(said))
  return { details: {}, unclear: isShort ? { about: 'short' } : null }
}

/** Digits of a number without its area code. */
const LOCAL = 7

/** A country's code, brackets, or parts of three, three and four digits. */
function looksLikePhone(typed: string, digits: string): boolean {
  return digits.length > 10 || /[+()]/.test(typed) || /^\d{3}[\s.-]+\d{3}[\s.-]+\d{4}$/.test(typed)
}

/** Only provinces that number their cards with ten digits leave any doubt; where none is known, those whose check digit fits. */
function mayBeHealthNumber(digits: string, province: ProvinceCode | null): boolean {
  const provinces: readonly ProvinceCode[] = province === null ? ['ON', 'BC'] : [province]
  return provinces.some((code) => healthNumberWarning(provinceName(code), digits) === null)
}

function healthNumberIn(said: string): { typed: string; number: string } | null {
  const named = HEALTH_WORDS.exec(said)
  if (!named) return null
  const typed = HEALTH_NUMBER.exec(said.slice(named.index + named[0].length))?.[1]
  return typed ? { typed, number: typed.toUpperCase().replace(/[\s-]/g, '') } : null
}
