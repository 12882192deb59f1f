import type { ProvinceCode } from '@clinic/contract/provinces'
import { namesNunavutCommunity } from '../../reference-data/names-nunavut-community.ts'
import { readProvince } from '../../reference-data/read-province.ts'
import { foldText } from '../../shared/fold-text.ts'

/** A place as the person wrote it, with its province where the words name one. */
export type SaidPlace = { place: string; province: ProvinceCode | null }

const LONGEST = 200
const PLACE =
  /\b(?:street|st|avenue|ave|road|rd|drive|crescent|boulevard|blvd|highway|hwy|lane|rue|chemin|rang|boul|apt|apartment|unit|suite|appartement|home|house|hospital|hopital|clinic|clinique|school|ecole|park|parc|downtown|centre ville|town|city|ville|village|reserve|hotel|motel|bridge|pont|station|shelter|refuge|campus|maison|travail|work|office|bureau|store|mall|car|voiture)\b/
const BEGINS =
  /^(?:(?:i am|im|i m|we are|were|je suis|jsuis|chuis|chu|on est|nous sommes) )?(?:at|in|on|near|inside|outside|a|au|aux|chez|dans|sur|pres)\b/
const CITY = /^\p{Lu}[\p{L}'’.-]*(?:[ ,]+(?:de |du |la |les |of )?\p{Lu}[\p{L}'’.-]*){0,4}$/u
/** A short answer that begins like one, with a name in it: "in Timmins", "chez moi à Rimouski". */
const HERE = /^(?:(?:i am|im|i m|we are|je suis|jsuis|chuis|chu|on est|nous sommes) )?(?:at|in|near|au|a|chez|pres d[eu])(?: \S+){1,5}$/
const I_AM = /^(?:i am|im|i m|we are|je suis|jsuis|chuis|chu|on est|nous sommes) /
const NAME = /(?<!^)(?<!^i['’]m )\b(?!I\b)\p{Lu}\p{L}/u
const POSTAL_CODE = /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/i
const ADDRESS = /^\d{1,6}[a-z]?,? \p{Lu}/u

/** Words that say where a person is; null for words about anything else, which staff read too. Unasked, a name alone is no place. */
export function readPlace(text: string, { asked }: { asked: boolean }): SaidPlace | null {
  const place = text.trim().slice(0, LONGEST)
  const province = clausesOf(place).length === 1 ? provinceIn(place) : readProvince(place)
  const forms = asked ? [POSTAL_CODE, ADDRESS, CITY] : [POSTAL_CODE, ADDRESS]
  const looksLikeOne = forms.some((form) => form.test(place)) || saysHere(place)
  if ((asked && province !== null) || looksLikeOne || namesOne(place)) return { place, province }
  return placeAmong(place, (clause) => saysHere(clause) || (asked && namesOne(clause)))
}

/**
 * Where the writer says to be now, in words about something else: "I want to die, I'm in Rankin Inlet"; null for every other place that is named, as
 * where 9-1-1 rings depends on it.
 */
export function readOwnPlace(text: string): SaidPlace | null {
  return placeAmong(text.trim().slice(0, LONGEST), (clause) => I_AM.test(foldText(clause)) && saysHere(clause))
}

/** The first clause that is a place, with the province behind it: "in Halifax, Nova Scotia". */
function placeAmong(text: string, isPlace: (clause: string) => boolean): SaidPlace | null {
  const clauses = clausesOf(text)
  const at = clauses.findIndex(isPlace)
  const [clause = '', next = ''] = at < 0 ? [] : clauses.slice(at)
  if (clause === '') return null
  const within = readProvince(next)
  return within === null ? { place: clause, province: provinceIn(clause) } : { place: `${clause}, ${next}`, province: within }
}

/** Words that name more than one place are read clause by clause, so that a community of someone else is not the writer’s. */
function provinceIn(said: string): ProvinceCode | null {
  return readProvince(said) ?? (namesNunavutCommunity(said) ? 'NU' : null)
}

function clausesOf(text: string): string[] {
  return text
    .split(/[,.;!?\n]+|\s(?:and|et|pis|but|mais)\s/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
}

function saysHere(said: string): boolean {
  return HERE.test(foldText(said)) && (NAME.test(said) || provinceIn(said) !== null)
}

function namesOne(said: string): boolean {
  const folded = foldText(said)
  return PLACE.test(folded) && (BEGINS.test(folded) || /\d/.test(folded))
}
