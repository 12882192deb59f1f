import { digitsForWords } from '../../shared/digits-for-words.ts'
import { foldText } from '../../shared/fold-text.ts'
import { UNITS } from './units.ts'

/** A text folded, with every number in digits: "a gram and a half" is "1.5 gram". */
export function inDigits(text: string): string {
  return withFractions(digitsForWords(wordsOf(foldText(withDigits(text.replace(PER, ' per '))))).join(' '))
}

const PER = /\s*\/\s*(?=(?:day|night|week|month|jour|semaine|mois)\b)/gi

/** Digits in the one form "1200.5", before accents and signs are folded away. */
export function withDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\p{L})(?: ?['’]n['’]?| n['’]?| an) (?=an? (?:half|quarter)|half\b)/gu, ' and ')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)[\s\u00a0\u202f](\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(^|[^\d])\.(?=\d)/g, '$10.')
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/(\d)\s*¼/g, '$1.25')
    .replace(/(\d)\s*¾/g, '$1.75')
    .replace(/(\d+)\s+1\s*\/\s*2(?!\d)/g, '$1.5')
    .replace(/½|(?<![\d.])1\s*\/\s*2(?!\d)/g, ' 0.5 ')
    .replace(/¼|(?<![\d.])1\s*\/\s*4(?!\d)/g, ' 0.25 ')
    .replace(/¾|(?<![\d.])3\s*\/\s*4(?!\d)/g, ' 0.75 ')
    .replace(/(?<![\d.])([12])\s*\/\s*3(?!\d)/g, (_, thirds: string) => (thirds === '1' ? ' 0.33 ' : ' 0.67 '))
    .replace(/(\d)\s*[-–]\s*(\d)/g, '$1 to $2')
    .replace(/per cent|pour cent|%/g, ' percent ')
    .replace(/(^|\s)-(?=\d)/g, '$1minus')
    .replace(/['’-]/g, ' ')
    .replace(/\b(do|does|did|have|has|had|is|was|were|could|would)n t\b/g, '$1nt')
}

/** Words and numbers, a unit apart from its number. */
export function wordsOf(folded: string): string[] {
  return folded
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .split(/\s+/)
    .filter((word) => word !== '')
}

const WHOLE = String.raw`(\d+)`
const MEASURES = [...Object.keys(UNITS.mass ?? {}), ...Object.keys(UNITS.duration ?? {})].join('|')
const UNIT = `((?: (?:${MEASURES}))?)`
/** "a gram" is one, "half a gram" is not. */
const ARTICLE = new RegExp(String.raw`^((?:(?!half|quarter)\D)*?)\ban? (?=(?:${MEASURES})\b)`)
const QUARTER = '(?:quarter|quart)s?'
const HALF = '(?:half|demie?s?|moitie)'

/** "A third of a gram", « deux tiers de gramme »: of a measure only, as "the third" also counts days. */
const SHARE = new RegExp(
  String.raw`\b(an?|1|2|un|deux) (thirds?|tiers?|fifths?|tenths?|dixiemes?)\b(?: (?:of|de|d)\b)?(?: (?:an?|1|un)\b)?(?= (?:${MEASURES})\b)`,
  'g',
)
const SHARES: Readonly<Record<string, readonly [string, string]>> = {
  ...{ third: ['0.33', '0.67'], tier: ['0.33', '0.67'], fifth: ['0.2', '0.4'], tenth: ['0.1', '0.2'], dixieme: ['0.1', '0.2'] },
}

/** "1 gram and a half", "2 et demie", "3 quarters of a gram", "1 point 2 5". */
export function withFractions(said: string): string {
  return said
    .replace(/^(gram|gramme|hour|heure|ounce)s? (?=(?:and|et) )/, '1 $1 ')
    .replace(/\ban? (gramme|gram|hour|heure)s? (?=(?:and|et) (?:an? )?(?:half|quarter|demie?|quart)\b)/g, '1 $1 ')
    .replace(ARTICLE, '$11 ')
    .replace(
      /\b(\d+) (?:point|virgule|decimal) (\d+(?: \d)*)\b/g,
      (_, whole: string, rest: string) => `${whole}.${rest.replaceAll(' ', '')}`,
    )
    .replace(/(^|[^\d] )(?:point|virgule) (\d+(?: \d)*)\b/g, (_, before: string, rest: string) => `${before}0.${rest.replaceAll(' ', '')}`)
    .replace(SHARE, (_, count: string, name: string) => ` ${SHARES[name.replace(/s$/, '')]?.[/^(?:2|deux)$/.test(count) ? 1 : 0] ?? ''} `)
    .replace(/\b(\d) (?:tenths?|dixiemes?)\b(?: (?:of|de|d)\b)?(?: an?\b)?/g, ' 0.$1 ')
    .replace(new RegExp(String.raw`\b3 ${QUARTER}\b(?: (?:of|de|d)\b)?(?: an?\b)?`, 'g'), ' 0.75 ')
    .replace(/ {2,}/g, ' ')
    .replace(new RegExp(String.raw`\b${WHOLE}${UNIT} (?:and|et) (?:an? |1 )?0\.(5|25|75)\b`, 'g'), '$1.$3$2')
    .replace(new RegExp(String.raw`\b${WHOLE}${UNIT} (?:and|et) (?:an? |1 )?${HALF}\b`, 'g'), '$1.5$2')
    .replace(new RegExp(String.raw`\b${WHOLE}${UNIT} (?:and|et) (?:an? |1 )?${QUARTER}\b`, 'g'), '$1.25$2')
    .replace(new RegExp(String.raw`\b(?:an? |la |1 )?${HALF}\b(?: (?:of )?an?\b| d(?:e|u)? ?(?:1|une?)?\b)?`, 'g'), ' 0.5 ')
    .replace(new RegExp(String.raw`\b(?:an? |1 )?${QUARTER}\b(?: (?:of|de|d)\b)?(?: an?\b)?`, 'g'), ' 0.25 ')
}
