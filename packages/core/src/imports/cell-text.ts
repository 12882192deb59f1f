import { csvLine } from '../reports/csv-line.ts'
import type { CellErrorCode } from './error-texts.ts'

const PLAIN = /^[A-Za-z0-9(][\x21-\x7e]*(?: [\x21-\x7e]+)*$/
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const SHEET_ERROR = /^#(?:n\/a|ref!|value!|div\/0!|name\?|null!|num!|spill!|calc!|getting_data)$/i

/**
 * The text of a cell: one spelling, no spaces around it, one between words, '' for nothing. The apostrophe that our own files put before what a
 * spreadsheet would take for a formula (E-5) is taken off. Faults: a formula, an error of the spreadsheet, characters that no database keeps.
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

/** Dashes, "n/a" and the like: what people write where there is nothing to write. Never asked of a name: some people are called Null. */
export function isNothing(text: string): boolean {
  return NOTHING.test(text)
}

function withoutGuard(cell: string): string {
  const rest = cell.slice(1)
  const [first = ''] = rest
  if (!cell.startsWith("'") || first === "'" || first === '') return cell
  return csvLine([rest]).replace(/^"/, '').startsWith(`'${first}`) ? rest : cell
}
