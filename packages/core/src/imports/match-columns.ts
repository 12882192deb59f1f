import type { ImportKind } from '@clinic/contract/imports'
import { editDistance } from '../shared/edit-distance.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { IMPORT_FIELDS } from './fields.ts'
import { headerKey, headerWords } from './header-words.ts'

/** How well a header fits a field: lower is better. */
const FIT = { remembered: 0, name: 1, synonym: 2, withoutNote: 100, withoutWhose: 200, misspelt: 1000 }
/** Shorter words have too many similar neighbours; from the second length on two typos are allowed. */
const SHORTEST_MISSPELT = 5
const TWO_SLIPS_FROM = 9
const LONGEST_HEADER = 120
/** An owner prefix, as in "Patient First Name". */
const WHOSE: Readonly<Record<ImportKind, RegExp>> = {
  patients: /^(?:patient|client|member)/,
  staff: /^(?:staff|user|employee|account)/,
  slots: /^(?:slot|appointment|visit)/,
}

/**
 * For each header its field, or null: the choice of last time (`remembered`, '' for none), then name, synonyms, and
 * those with typos. Notes in brackets are ignored. No field is assigned twice: the better match wins.
 */
export function matchColumns(
  headers: readonly string[],
  kind: ImportKind,
  remembered: Readonly<Record<string, string>>,
): (string | null)[] {
  const chosen = new Map(Object.entries(remembered).map(([header, field]) => [headerKey(header), field]))
  const found = headers.flatMap((header, at) =>
    fitsOf(header, kind, getOwnProperty(remembered, header) ?? chosen.get(headerKey(header))).map((fit) => ({ ...fit, at })),
  )
  const columns: (string | null)[] = headers.map(() => null)
  for (const { field, at } of found.sort((one, other) => one.fit - other.fit || one.at - other.at)) {
    if (columns[at] === null && !columns.includes(field)) columns[at] = field
  }
  return columns
}

type Fit = { field: string; fit: number }

function fitsOf(header: string, kind: ImportKind, chosen: string | undefined): Fit[] {
  if (chosen === '') return []
  if (chosen !== undefined && IMPORT_FIELDS[kind].some(({ name }) => name === chosen)) return [{ field: chosen, fit: FIT.remembered }]
  if (header.length > LONGEST_HEADER) return []
  const names = NAMES[kind]
  const forms: [key: string, penalty: number][] = [
    [headerKey(header), 0],
    [headerKey(withoutNote(header)), FIT.withoutNote],
    [headerKey(withoutNote(header)).replace(WHOSE[kind], ''), FIT.withoutWhose],
  ]
  const exact = forms.flatMap(([key, penalty]) =>
    names.filter((name) => name.key === key).map(({ field, fit }) => ({ field, fit: fit + penalty })),
  )
  return exact.length > 0 ? exact : misspelt(headerWords(withoutNote(header)), names)
}

function withoutNote(header: string): string {
  return header.replace(/[([{].*$/, '')
}

type Name = Fit & { key: string; words: readonly string[] }

function misspelt(words: readonly string[], names: readonly Name[]): Fit[] {
  return names.flatMap(({ field, fit, words: meant }) => {
    const slips = slipsBetween(words, meant)
    return slips === null ? [] : [{ field, fit: fit + FIT.misspelt * slips }]
  })
}

/** Number of typos, or null for a different name. */
function slipsBetween(words: readonly string[], meant: readonly string[]): number | null {
  if (words.length !== meant.length) return null
  let slips = 0
  for (const [at, word] of words.entries()) {
    const other = meant[at] ?? ''
    if (word === other) continue
    const shorter = Math.min(word.length, other.length)
    const most = shorter >= TWO_SLIPS_FROM ? 2 : 1
    const distance = shorter < SHORTEST_MISSPELT || /\d/.test(word) ? Number.POSITIVE_INFINITY : editDistance(word, other, most)
    if (distance > most) return null
    slips += distance
  }
  return slips > 2 ? null : slips
}

const NAMES: Readonly<Record<ImportKind, readonly Name[]>> = {
  patients: namesOf('patients'),
  staff: namesOf('staff'),
  slots: namesOf('slots'),
}

function namesOf(kind: ImportKind): Name[] {
  return IMPORT_FIELDS[kind].flatMap(({ name, label, synonyms }) =>
    [name, label, ...synonyms].map((text, place) => ({
      field: name,
      fit: place < 2 ? FIT.name : FIT.synonym + place,
      key: headerKey(text),
      words: headerWords(text),
    })),
  )
}
