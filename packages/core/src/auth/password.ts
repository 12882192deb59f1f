import { USER_TEXTS } from '@clinic/contract/texts'
import { WELL_KNOWN } from './well-known.ts'

/** Minimum length of a new password. */
export const PASSWORD_MIN = 8
const PASSWORD_MAX = 1024

/** In order of reporting; the first three texts are the specification’s (REQ-264, REQ-266, REQ-268). */
export const PASSWORD_FAULTS = {
  capital: USER_TEXTS.capitalNeeded,
  number: USER_TEXTS.numberNeeded,
  special: USER_TEXTS.specialNeeded,
  short: `Password must be at least ${PASSWORD_MIN} characters long`,
  long: `Password must be at most ${PASSWORD_MAX} characters long`,
  wellKnown: 'Password is too easy to guess, please choose another',
} as const

export type PasswordFacts = {
  /** Words that are no secret for this user: their names, email, the clinic’s name. */
  known?: readonly string[]
  /** `false` checks only length and common passwords, as current guidance recommends. */
  composition?: boolean
  /** Common leaked passwords in lower case. Server only: half a megabyte is too much for a page. */
  common?: ReadonlySet<string>
}

const SPECIAL = /[~!@#$%^&*()_+{}\\|:"<>?]/
const FEW_CHARACTERS = 4
/** Shorter ones occur in strong passwords too. */
const COMMON_MIN = 5
const MANY_DIGITS = 12

/** The error in a new password, or null. Length counts visible characters. */
export function passwordError(password: string, { known = [], composition = true, common }: PasswordFacts = {}): string | null {
  const text = password.normalize('NFKC')
  const length = [...text].length
  if (composition) {
    if (!/\p{Lu}/u.test(text)) return PASSWORD_FAULTS.capital
    if (!/\d/.test(text)) return PASSWORD_FAULTS.number
    if (!SPECIAL.test(text)) return PASSWORD_FAULTS.special
  }
  if (length < PASSWORD_MIN) return PASSWORD_FAULTS.short
  if (length > PASSWORD_MAX) return PASSWORD_FAULTS.long
  return isWellKnown(text, known) || (common && isCommon(text, common)) ? PASSWORD_FAULTS.wellKnown : null
}

/**
 * Guessers vary common words with capitals, look-alike symbols, a year and an exclamation mark, so those do not
 * count.
 */
function isWellKnown(text: string, known: readonly string[]): boolean {
  const lower = text.toLowerCase()
  if (new Set(lower).size <= FEW_CHARACTERS) return true
  if (!/\p{L}/u.test(lower)) return lower.length < MANY_DIGITS
  const own = new Set(known.flatMap((words) => words.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length > 2))
  const trimmed = trimEnds(lower)
  const shapes = [lower, trimmed, unmask(lower), unmask(trimmed)].map((shape) => shape.replace(/[^\p{L}]/gu, ''))
  return shapes.some((shape) => isOneOrTwoWords(shape, (word) => WELL_KNOWN.has(word) || own.has(word)))
}

/** Lists have few capitals and symbols, so the password is reduced to its plain form first. */
function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase()
  const wholes = [lower, unmask(lower), unmaskSigns(lower), lower.replace(/[!@#$%^&*()]/g, (sign) => SHIFTED[sign] ?? sign)]
  const cores = [trimEnds(lower), unmask(trimEnds(lower)), trimEnds(unmaskSigns(lower))]
  const plain = [...wholes, ...cores].map((form) => form.replace(/[^\p{L}\p{N}]/gu, ''))
  return [...wholes, ...cores, ...plain].some((form) => form.length >= COMMON_MIN && common.has(form))
}

function trimEnds(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

/** Shifted digit keys of common keyboards here. */
const SHIFTED: Readonly<Record<string, string>> = Object.fromEntries([...'!@#$%^&*()'].map((sign, at) => [sign, '1234567890'[at] ?? '']))
const MASKS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

function unmask(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => MASKS[sign] ?? sign)
}

function unmaskSigns(text: string): string {
  return text.replace(/[@$!]/g, (sign) => MASKS[sign] ?? sign)
}

function isOneOrTwoWords(text: string, isWord: (word: string) => boolean): boolean {
  if (isWord(text)) return true
  for (let at = 3; at <= text.length - 3; at += 1) {
    if (isWord(text.slice(0, at)) && isWord(text.slice(at))) return true
  }
  return false
}
