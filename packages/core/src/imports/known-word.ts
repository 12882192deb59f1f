import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { readProvince } from '../reference-data/read-province.ts'
import { foldText } from '../shared/fold-text.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { IMPORT_FIELDS, type ImportField } from './fields.ts'

/** What a user chose each value to mean, by field. */
export type Meanings = Readonly<Record<string, string>>

/**
 * The stored value for a word of a file: as the user chose, else by rule. '' when chosen to mean nothing, null when
 * unknown.
 */
export function knownWord(field: ImportField, word: string, said: Meanings = {}): string | null {
  const key = wordKey(word)
  const meant = getOwnProperty(said, key) ?? getOwnProperty(said, word)
  if (meant !== undefined && isKept(field, meant)) return meant
  const ruled = WORDS.get(field)?.get(key)
  if (ruled !== undefined) return ruled
  return namesProvinces(field) ? readProvince(word) : null
}

/** Whether a field has a fixed set of values, so that words may need a mapping. */
export function hasWords({ kind }: ImportField): boolean {
  return kind === 'choice' || kind === 'yes-no' || kind === 'province' || kind === 'list'
}

/** Lower case without accents and punctuation; a word of punctuation only stays as it is. */
export function wordKey(word: string): string {
  return foldText(word) || word.trim()
}

/** Clinics can add groups, so any name may be one. */
function isKept(field: ImportField, text: string): boolean {
  if (text === '' || (field.kind === 'list' && !namesProvinces(field))) return true
  if (field.kind === 'yes-no') return text === 'yes' || text === 'no'
  return Object.hasOwn(field.choices ?? {}, text)
}

function namesProvinces({ choices }: ImportField): boolean {
  return choices !== undefined && Object.hasOwn(choices, PROVINCE_CODES[0] ?? '')
}

const YES_NO = {
  yes: ['yes', 'y', 'true', 't', '1', 'oui', 'o', 'vrai', '✓', '✔', '☑'],
  no: ['no', 'n', 'false', 'f', '0', 'non', 'faux', '☐'],
}

const WORDS: ReadonlyMap<ImportField, ReadonlyMap<string, string>> = new Map(
  Object.values(IMPORT_FIELDS)
    .flat()
    .filter(hasWords)
    .map((field) => [field, new Map(segmentsOf(field))]),
)

function segmentsOf({ kind, choices }: ImportField): [string, string][] {
  const all = [...Object.entries(kind === 'yes-no' ? YES_NO : {}), ...Object.entries(choices ?? {})]
  return all.flatMap(([kept, words]) => [kept, ...words].map((word): [string, string] => [wordKey(word), kept]))
}
