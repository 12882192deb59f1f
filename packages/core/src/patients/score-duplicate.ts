import { editDistance } from '../shared/edit-distance.ts'
import { foldText } from '../shared/fold-text.ts'
import { cardKey, type Known, phoneKey } from './matches-identifiers.ts'

export type Comparable = Omit<Known, 'patient_id'>
type Likeness = 'same' | 'similar' | 'different' | 'unknown'
type Weights = Readonly<Record<Likeness, number>>

/** From this score on two patients are likely one person. */
export const LIKELY_DUPLICATE = 8
/** Of a phone number, without the country. */
const LOCAL_DIGITS = 10

/** How much a field says for or against one person: a phone changes, a birth date does not. */
const WEIGHTS = {
  health_number: { same: 12, similar: 4, different: -3, unknown: 0 },
  date_of_birth: { same: 6, similar: 2.5, different: -8, unknown: 0 },
  last_name: { same: 4, similar: 2.5, different: -2.5, unknown: 0 },
  first_name: { same: 3, similar: 1.5, different: -6, unknown: 0 },
  phone: { same: 3.5, similar: 1, different: -0.5, unknown: 0 },
  email: { same: 4, similar: 1, different: -0.5, unknown: 0 },
  postal_code: { same: 2, similar: 0, different: -0.5, unknown: 0 },
} as const satisfies Record<string, Weights>

/** Whether two patients are compared at all: those who share a birth date, phone or email are. */
export function isCompared(one: Comparable, other: Comparable): boolean {
  const lastDigits = ({ phone }: Comparable) => phoneKey(phone).slice(-LOCAL_DIGITS)
  return (
    (one.date_of_birth !== null && one.date_of_birth === other.date_of_birth) ||
    (lastDigits(one) !== '' && lastDigits(one) === lastDigits(other)) ||
    (one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase())
  )
}

/** How likely two patients are one person; symmetric, higher is likelier. */
export function scoreDuplicate(one: Comparable, other: Comparable): number {
  const names = compareNames(one, other)
  const likeness = {
    ...names,
    health_number: compareCodes(cardKey(one.health_number), cardKey(other.health_number)),
    date_of_birth: compareDates(one.date_of_birth ?? '', other.date_of_birth ?? ''),
    phone: compareCodes(phoneKey(one.phone), phoneKey(other.phone)),
    email: compareCodes(one.email.toLowerCase(), other.email.toLowerCase()),
    postal_code: compareCodes(cardKey(one.postal_code), cardKey(other.postal_code)),
  }
  const score = Object.entries(WEIGHTS).reduce((sum, [field, weights]) => sum + weights[likeness[field as keyof typeof WEIGHTS]], 0)
  return isSomeoneElse(likeness) ? Math.min(score, LIKELY_DUPLICATE - 1) : score
}

/** A relative at the same address has another first name or birth date; only the health number says otherwise. */
function isSomeoneElse({ first_name, date_of_birth, health_number }: Record<keyof typeof WEIGHTS, Likeness>): boolean {
  return health_number !== 'same' && (first_name === 'different' || date_of_birth === 'different')
}

/** First and last name, also where they were entered in each other’s field. */
function compareNames(one: Comparable, other: Comparable) {
  const straight = { first_name: compareFirst(one.first_name, other.first_name), last_name: compareLast(one.last_name, other.last_name) }
  const crossed = { first_name: compareFirst(one.first_name, other.last_name), last_name: compareLast(one.last_name, other.first_name) }
  const isCrossed = crossed.first_name === 'same' && crossed.last_name === 'same'
  return isCrossed && straight.first_name !== 'same' ? crossed : straight
}

function compareFirst(one: string, other: string): Likeness {
  const [first, second] = [wordsOf(one), wordsOf(other)]
  const known = compareWords(first, second)
  if (known !== 'different') return known
  return first.some((word) => second.some((name) => isShortFor(word, name))) ? 'similar' : 'different'
}

/** A double name shares a word with the single one. */
function compareLast(one: string, other: string): Likeness {
  return compareWords(wordsOf(one), wordsOf(other))
}

function compareWords(one: readonly string[], other: readonly string[]): Likeness {
  if (one.length === 0 || other.length === 0) return 'unknown'
  if (one.join(' ') === other.join(' ')) return 'same'
  if (one.some((word) => word.length > 1 && other.includes(word))) return 'similar'
  return isTypo(one.join(' '), other.join(' ')) ? 'similar' : 'different'
}

function compareCodes(one: string, other: string): Likeness {
  if (one === '' || other === '') return 'unknown'
  if (one === other) return 'same'
  return one.length > 5 && editDistance(one, other, 1) <= 1 ? 'similar' : 'different'
}

/** One digit wrong, or day and month exchanged. */
function compareDates(one: string, other: string): Likeness {
  const known = compareCodes(one, other)
  if (known !== 'different') return known
  const [year, month, day] = one.split('-')
  return `${year}-${day}-${month}` === other ? 'similar' : 'different'
}

function isTypo(one: string, other: string): boolean {
  const most = Math.min(one.length, other.length) >= 8 ? 2 : 1
  return Math.min(one.length, other.length) >= 4 && editDistance(one, other, most) <= most
}

const SHORT_NAMES = [
  ['robert', 'bob', 'rob', 'bobby'],
  ['william', 'bill', 'will', 'liam'],
  ['elizabeth', 'liz', 'beth', 'lisa', 'betty'],
  ['margaret', 'maggie', 'peggy', 'meg'],
  ['katherine', 'catherine', 'kate', 'kathy', 'cathy'],
  ['michael', 'mike', 'michel'],
  ['james', 'jim', 'jamie'],
  ['richard', 'rick', 'dick'],
  ['joseph', 'joe', 'jos'],
  ['edward', 'ed', 'ted'],
  ['jean francois', 'jf'],
  ['susan', 'sue', 'suzanne'],
  ['patricia', 'pat', 'patty', 'trish'],
  ['jennifer', 'jen', 'jenny'],
] as const

function isShortFor(one: string, other: string): boolean {
  const isInitial = Math.min(one.length, other.length) === 1 && one[0] === other[0]
  const isBeginning = Math.min(one.length, other.length) >= 3 && (one.startsWith(other) || other.startsWith(one))
  const known = SHORT_NAMES.some((names) => [one, other].every((word) => names.some((name) => name === word)))
  return isInitial || isBeginning || known
}

function wordsOf(name: string): string[] {
  return foldText(name).split(' ').filter(Boolean)
}
