import { otherLanguage } from './other-language.ts'

const SMALL_WORDS = {
  fr: new Set(
    'je j tu il elle nous vous ils elles le la les un une du et mais ne n pas plus que qu qui quoi c ça ca est suis chu sont avoir ai avez ont avait fait peux peut pouvez veux voudrais dans sur avec sans pour chez au aux pis ben oui merci bonjour depuis très tres trop beaucoup mon mes ma comment quand parce cette ces ce jamais rien mal jai jsuis cest svp fois jours ans mois par jour l pas pu pus nuit'.split(
      ' ',
    ),
  ),
  en: new Set(
    'i im ive my the and is was are were have has had do does did dont not cant can to for of with it its this that you your he she they we but what how when since about been from at be so no yes just never like more very too any some would could than then hi hello please thank thanks'.split(
      ' ',
    ),
  ),
}
const LEAST_WORDS = 3
/** Addresses, postal codes and other codes have letters that are small words of French: "c.j@shaw.ca", "L4C 2J1". */
const NO_WORDS = /\S*@\S*|(?:https?:\/\/|www\.)\S*|[\p{L}\p{N}._-]+\.(?:ca|com|org|net)(?![\p{L}\p{N}])|(?=\p{L}*\p{N})[\p{L}\p{N}]+/giu

/** English or French, where small words leave no doubt; `null` for few words and for a mixture. Right rather than often: a conversation follows it. */
export function writtenLanguage(text: string): 'en' | 'fr' | null {
  const words = text
    .replace(NO_WORDS, ' ')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
  if (words.length < LEAST_WORDS) return null
  const counted = (known: Set<string>) => words.filter((word) => known.has(word)).length
  const [french, english] = [counted(SMALL_WORDS.fr), counted(SMALL_WORDS.en)]
  const written = isClear(french, english, words.length) ? 'fr' : isClear(english, french, words.length) ? 'en' : null
  return written !== null && otherLanguage(text) === null ? written : null
}

function isClear(these: number, those: number, all: number): boolean {
  const few = these === 2 && those === 0 && these / all >= 0.5
  return few || (these >= 3 && those * 4 <= these && these / all >= 0.4)
}
