import type { ProvinceCode } from '@clinic/contract/provinces'
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
const HERE = /^(?:(?:i am|im|je suis|jsuis|chuis|chu) )?(?:at|in|near|au|a|chez|pres d[eu])(?: \S+){1,5}$/
const NAME = /(?<!^)(?<!^i['’]m )\b(?!I\b)\p{Lu}\p{L}/u
const POSTAL_CODE = /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/i
const ADDRESS = /^\d{1,6}[a-z]?,? \p{Lu}/u

/** Words that say where a person is; null for words about anything else, which staff read too. Unasked, a name alone is no place. */
export function readPlace(text: string, { asked }: { asked: boolean }): SaidPlace | null {
  const place = text.trim().slice(0, LONGEST)
  const folded = foldText(place)
  const province = readProvince(place)
  const forms = asked ? [POSTAL_CODE, ADDRESS, CITY] : [POSTAL_CODE, ADDRESS]
  const looksLikeOne = forms.some((form) => form.test(place)) || (HERE.test(folded) && NAME.test(place))
  const namesOne = PLACE.test(folded) && (BEGINS.test(folded) || /\d/.test(folded))
  return (asked && province !== null) || looksLikeOne || namesOne ? { place, province } : null
}
