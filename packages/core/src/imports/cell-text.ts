import { csvLine } from '../reports/csv-line.ts'
import type { CellErrorCode } from './error-texts.ts'

const PLAIN = /^[A-Za-z0-9(][\x21-\x7e]*(?: [\x21-\x7e]+)*$/
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const SHEET_ERROR = /^#(?:n\/a|ref!|value!|div\/0!|name\?|null!|num!|spill!|calc!|getting_data)$/i

/**
 * A cell’s text: normalized, trimmed, single spaces, '' for nothing. Removes the apostrophe that our exports put
 * before formula-like text (E-5). Errors: a formula, a spreadsheet error, characters a database cannot store.
 */
export function cellText(cell: string): { text: string } | { fault: CellErrorCode } {
  if (PLAIN.test(cell)) return { text: cell }
  const bare = withoutGuard(cell)
  const text = bare.replace(INVISIBLE, '').normalize('NFC').replace(/\s+/g, ' ').trim()
  if (bare === cell && text.startsWith('=')) return { fault: 'formula' }
  if (SHEET_ERROR.test(text)) return { fault: 'sheetError' }
  return /[\p{Cc}\ufffd]/u.test(text) || !text.isWellFormed() ? { fault: 'unreadable' } : { text }
}

const NOTHING = /^(?:[-–—.]{1,3}|n\/a|n\.a\.?|na|null|none|nil|s\/o|sans objet|aucune?)$/i

/** Dashes, "n/a" and the like. Not for names: some people are called Null. */
export function isNothing(text: string): boolean {
  return NOTHING.test(text)
}

function withoutGuard(cell: string): string {
  const rest = cell.slice(1)
  const [first = ''] = rest
  if (!cell.startsWith("'") || first === "'" || first === '') return cell
  return csvLine([rest]).replace(/^"/, '').startsWith(`'${first}`) ? rest : cell
}
