/** Words to look for, folded. `part`: anywhere in an id or a full name; `start`: the first or last name or the id begins with them. */
export type SearchTerm = { text: string; kind: 'part' | 'start' }

/** Fewer letters and digits in a row than this give an index of three-letter pieces nothing to find. */
const PIECE = 3

/** How to look for what somebody typed; `null` where nothing was. One or two characters, or no word of three, find what begins with them. */
export function readSearchTerm(typed: string): SearchTerm | null {
  const text = plainText(typed.trim().replace(/\s+/g, ' '))
  if (text === '') return null
  const runs = text.match(/[\p{L}\p{N}]+/gu) ?? []
  return { text, kind: runs.some((run) => [...run].length >= PIECE) ? 'part' : 'start' }
}

/** What was typed as it would stand in a phone number, which is stored as digits, or in an e-mail address. */
export function contactText(typed: string): string {
  const text = typed.trim().toLowerCase()
  return /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '') || text : text
}

/** Case and accents folded, as the database's `plain_text` does it. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
