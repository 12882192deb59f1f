import type { Word, WordPart } from '@clinic/contract/translations'
import { CSV_START, csvLine } from '../../reports/csv-line.ts'
import { readCsv } from '../../reports/read-csv.ts'

const HEADER = ['Question', 'Part', 'English', 'French'] as const

/** What the parts are called for people. */
export const PART_NAMES: Readonly<Record<WordPart, string>> = {
  name: 'Name',
  text: 'Question',
  subtext: 'Second line',
  unit: 'Unit',
  unit_singular: 'Unit for one',
  unit_plural: 'Unit for several',
  option: 'Answer',
  look: 'Button look',
  group: 'Group label',
  message: 'Message',
}

/** Words as a CSV file for a translator: UTF-8 with its mark, no cell that a spreadsheet would take for a formula. */
export function segmentsCsv(words: readonly Word[]): string {
  const lines = words.map(({ tag, part, original, translation }) => csvLine([tag, PART_NAMES[part], original, translation]))
  return [CSV_START, csvLine(HEADER), ...lines].join('')
}

/** `words`: those that the file says otherwise, as it says them. `unknown`: rows of it whose English does not stand here (any more). */
type FileWords = { words: Word[]; unknown: number }

/**
 * What a CSV file changes, its columns found by their names in any order; `null` where it has none of them. Rows without French change nothing:
 * a file that is half done takes nothing away.
 */
export function readSegmentsCsv(text: string, words: readonly Word[]): FileWords | null {
  const [header = [], ...rows] = readCsv(text)
  const columns = HEADER.map((name) => header.findIndex((cell) => cell.trim().toLowerCase() === name.toLowerCase()))
  if (columns.includes(-1)) return null
  const here = new Map(words.map((word) => [rowKey([word.tag, PART_NAMES[word.part], word.original]), word]))
  const changed = new Map<Word, Word>()
  let unknown = 0
  for (const row of rows) {
    const [tag = '', part = '', original = '', french = ''] = columns.map((column) => row[column] ?? '')
    const translation = even(french)
    const word = here.get(rowKey([tag, part, original]))
    if (!word) unknown += 1
    else if (translation !== '' && translation !== word.translation) changed.set(word, { ...word, translation })
  }
  return { words: [...changed.values()], unknown }
}

function rowKey(cells: readonly string[]): string {
  return JSON.stringify(cells.map(even))
}

/** Spreadsheets change line ends and drop spaces at the edges. */
function even(cell: string): string {
  return cell.replace(/\r\n?/g, '\n').trim()
}
