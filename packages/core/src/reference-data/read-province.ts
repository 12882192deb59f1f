import { PROVINCE_CODES, PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { editDistance } from '../shared/edit-distance.ts'
import { foldText } from '../shared/fold-text.ts'
import { provinceCode } from './provinces.ts'

const AROUND =
  /\b(?:i|im|am|live|living|in|from|the|province|of|its|it|is|my|jhabite|jhabite en|je|jsuis|suis|chu|chuis|reste|vis|nous|sommes|dans|les?|la|en|au|a|canada|currently|now|here|we|are|reside)\b/g
/** Shorter names have too many similar neighbours. */
const SHORTEST_MISSPELT = 6

/**
 * The province in a text: code, name, abbreviation, or name with one typo, alone or in a sentence ("I live in
 * Onterio"). Null when there is none or more than one.
 */
export function readProvince(text: string): ProvinceCode | null {
  const whole = provinceCode(text)
  if (whole !== null) return whole
  const said = foldText(text)
    .replace(/\./g, ' ')
    .replace(/\blile\b/g, 'ile')
    .replace(AROUND, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const bare = provinceCode(said)
  if (bare !== null) return bare
  const named = PROVINCE_CODES.filter((code) => ` ${said} `.includes(` ${foldText(PROVINCES[code])} `))
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const near = PROVINCE_CODES.filter(
    (code) => said.length >= SHORTEST_MISSPELT && editDistance(said, foldText(PROVINCES[code]), 2) <= slips(said),
  )
  return near.length === 1 ? (near[0] ?? null) : null
}

function slips(said: string): number {
  return said.length >= 8 ? 2 : 1
}
