/** A folded search text. `part`: anywhere in an ID or full name; `start`: prefix of first name, last name or ID. */
export type SearchTerm = { text: string; kind: 'part' | 'start' }

/** Trigram indexes need runs of at least this many letters or digits. */
const PIECE = 3

/** Null for an empty input. Inputs of one or two characters, or without a word of three, match prefixes. */
export function readSearchTerm(typed: string): SearchTerm | null {
  const text = plainText(typed.trim().replace(/\s+/g, ' '))
  if (text === '') return null
  const runs = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return { text, kind: runs.some((run) => [...run].length >= PIECE) ? 'part' : 'start' }
}

/** The input as in a stored phone number (digits) or email address. */
export function contactText(typed: string): string {
  const text = typed.trim().toLowerCase()
  return /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '') || text : text
}

/** Letters that no accent makes, by what they are typed as. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** Folds case, accents and letters such as ø and ß like the database’s `plain_text` (REQ-589). */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđðħıßæœþ]/g, (letter) => LETTERS[letter] ?? letter)
}
