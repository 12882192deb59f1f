import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { readProvince } from '../reference-data/read-province.ts'
import { foldText } from '../shared/fold-text.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { IMPORT_FIELDS, type ImportField } from './fields.ts'

/** What each word means to a person: of one field, by word. */
export type Meanings = Readonly<Record<string, string>>

/**
 * What a word of a file means in a field, as it is kept: first what somebody has `said`, then by rule. '' where somebody said that it means
 * nothing; `null` where nobody knows.
 */
export function knownWord(field: ImportField, word: string, said: Meanings = {}): string | null {
  const key = wordKey(word)
  const meant = getOwnProperty(said, key) ?? getOwnProperty(said, word)
  if (meant !== undefined && isKept(field, meant)) return meant
  const ruled = WORDS.get(field)?.get(key)
  if (ruled !== undefined) return ruled
  return namesProvinces(field) ? readProvince(word) : null
}

/** Whether a field holds one of a few texts, so that its words may have to be told apart. */
export function hasWords({ kind }: ImportField): boolean {
  return kind === 'choice' || kind === 'yes-no' || kind === 'province' || kind === 'list'
}

/** What a word is known by: small letters, no accents or punctuation; marks that leave nothing stand for themselves. */
export function wordKey(word: string): string {
  return foldText(word) || word.trim()
}

/** Groups can be added by a clinic, so any name may be one. */
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
