import { phoneKey } from '../patients/matches-identifiers.ts'
import { foldLetters } from '../shared/fold-letters.ts'
import { parseTypedDate } from '../shared/typed-date.ts'

/** A folded search text. `part`: anywhere in an ID or full name; `start`: prefix of first name, last name or ID. */
export type SearchTerm = { text: string; kind: 'part' | 'start' }

/** Trigram indexes need runs of at least this many letters or digits. */
const PIECE = 3

/** Null for an empty input. Inputs of one or two characters, or without a word of three, match prefixes. */
export function readSearchTerm(typed: string): SearchTerm | null {
  const text = plainText(plainMarks(typed).trim().replace(/\s+/g, ' '))
  if (text === '') return null
  const runs = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return { text, kind: runs.some((run) => [...run].length >= PIECE) ? 'part' : 'start' }
}

/** The input as in a stored phone number (digits) or email address. */
export function contactText(typed: string): string {
  const text = typed.trim().toLowerCase()
  return /^[\d\s().+-]+$/.test(text) ? phoneKey(text) || text : text
}

/** With the apostrophe and the hyphen that names are stored with: phones type O’Neil. */
export function plainMarks(typed: string): string {
  return typed.replace(/[’‘ʼ`]/g, "'").replace(/[‐‑–]/g, '-')
}

/** Folds case, accents and letters such as ø and ß like the database’s `plain_text` (REQ-589). */
export function plainText(text: string): string {
  return foldLetters(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  )
}

/** The days that the input can mean as a birth date; none when it is no date. */
export function birthDays(typed: string): string[] {
  const read = parseTypedDate(typed)
  if ('date' in read) return [read.date]
  return 'ambiguous' in read ? [...read.ambiguous] : []
}
