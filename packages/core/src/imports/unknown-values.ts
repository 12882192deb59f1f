import type { ImportChoices } from '@clinic/contract/imports'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { cellText, isNothing } from './cell-text.ts'
import { IMPORT_FIELDS, type ImportField } from './fields.ts'
import { hasWords, knownWord, type Meanings, wordKey } from './known-word.ts'
import { listItems } from './list-text.ts'

/** Longer texts are not values, and choices cannot store them. */
const LONGEST_WORD = 200

/**
 * Values that neither a rule nor a choice covers, by field, with their counts. Normalized ("ont"), as the keys of
 * `choices.values`.
 */
export function unknownValues(rows: Iterable<readonly string[]>, choices: ImportChoices): Record<string, Map<string, number>> {
  const columns = wordColumns(choices)
  const counted: Record<string, Map<string, number>> = {}
  for (const cells of rows) {
    for (const { at, unknownIn, field } of columns) {
      for (const word of unknownIn(cells[at] ?? '')) {
        counted[field.name] ??= new Map()
        counted[field.name]?.set(word, (counted[field.name]?.get(word) ?? 0) + 1)
      }
    }
  }
  return counted
}

type WordColumn = { at: number; field: ImportField; unknownIn: (cell: string) => readonly string[] }

function wordColumns(choices: ImportChoices): WordColumn[] {
  return choices.columns.flatMap((name, at) => {
    const field = IMPORT_FIELDS[choices.kind].find((one) => one.name === name)
    if (!field || !hasWords(field)) return []
    const said = getOwnProperty(choices.values, field.name) ?? {}
    return [{ at, field, unknownIn: remembering((cell) => unknownWords(field, cell, said)) }]
  })
}

function unknownWords(field: ImportField, cell: string, said: Meanings): readonly string[] {
  const read = cellText(cell)
  if ('fault' in read || read.text === '' || isNothing(read.text)) return []
  const words = field.kind === 'list' ? listItems(read.text) : [read.text]
  return words
    .filter((word) => knownWord(field, word, said) === null)
    .map(wordKey)
    .filter((word) => word.length <= LONGEST_WORD)
}

const REMEMBERED_WORDS = 1000

/** Caches: most rows repeat a few values. */
function remembering(look: (cell: string) => readonly string[]): (cell: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (cell) => {
    const found = known.get(cell) ?? look(cell)
    if (known.size < REMEMBERED_WORDS) known.set(cell, found)
    return found
  }
}
