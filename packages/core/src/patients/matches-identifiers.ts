import type { Identifiers } from '@clinic/contract/patients/look-up'
import { foldText } from '../shared/fold-text.ts'

/** What a caller can be identified by, as stored. */
export type Known = {
  patient_id: string
  first_name: string
  last_name: string
  date_of_birth: string | null
  phone: string
  email: string
  postal_code: string
  health_number: string
}

/** Whether a stored patient matches every given identifier. Empty stored values match nothing. */
export function matchesIdentifiers(known: Known, given: Identifiers): boolean {
  return (
    fits(given.patient_id, (typed) => typed.toUpperCase() === known.patient_id.toUpperCase()) &&
    fits(given.name, (typed) => isName(typed, known)) &&
    fits(given.date_of_birth, (typed) => typed === known.date_of_birth) &&
    fits(given.phone, (typed) => isSame(phoneKey(typed), phoneKey(known.phone))) &&
    fits(given.email, (typed) => isSame(typed.toLowerCase(), known.email.toLowerCase())) &&
    fits(given.postal_code, (typed) => isSame(cardKey(typed), cardKey(known.postal_code))) &&
    fits(given.health_number, (typed) => isSame(cardKey(typed), cardKey(known.health_number)))
  )
}

/** How many identifiers are given: a name with a birth date is one, either alone is none (F-1). */
export function countIdentifiers({ name, date_of_birth, ...others }: Identifiers): number {
  const person = name !== undefined && date_of_birth !== undefined ? 1 : 0
  return person + Object.values(others).filter((value) => value !== undefined).length
}

/** A phone number in any format, as digits without the country’s 1. */
export function phoneKey(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
}

/** A postal code or health number without spaces and dashes. */
export function cardKey(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** Words of the first and of the last name, in any order; middle names may be missing. */
function isName(typed: string, { first_name, last_name }: Known): boolean {
  const [first, last] = [wordsOf(first_name), wordsOf(last_name)]
  const words = wordsOf(typed)
  if (words.length === 0 || !words.every((word) => first.includes(word) || last.includes(word))) return false
  return [first, last].every((part) => part.length === 0 || words.some((word) => part.includes(word)))
}

function wordsOf(name: string): string[] {
  return foldText(name).split(' ').filter(Boolean)
}

function isSame(typed: string, stored: string): boolean {
  return typed !== '' && typed === stored
}

function fits(typed: string | undefined, test: (typed: string) => boolean): boolean {
  return typed === undefined || test(typed)
}
