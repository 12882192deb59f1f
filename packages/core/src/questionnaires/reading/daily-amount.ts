import { foldText } from '../../shared/fold-text.ts'
import { inDigits } from './in-digits.ts'

/** Grams a day. `unclear`: several amounts or times, and not how they go together. `null`: one amount or none, and not how often. */
export type DailyAmount = { grams: number } | 'unclear' | null

/**
 * What several amounts, times or pieces come to in a day: "5 mg in the morning and 10 at night", "half a gram twice a week", "a couple of 5 mg
 * gummies", « 10 mg trois fois par jour ». The whole reply has to be understood.
 */
export function dailyAmount(text: string, unit: string): DailyAmount {
  if (!/^gram(?:me)?s? (?:a|par) (?:day|jour)/.test(foldText(unit))) return null
  const tokens = REWRITTEN.reduce((said, [pattern, to]) => said.replace(pattern, to).replace(/ {2,}/g, ' '), ` ${inDigits(text)} `).trim()
  if (!isCompound(tokens)) return null
  const milligrams = totalOf(tokens)
  return milligrams === null ? 'unclear' : { grams: rounded(milligrams / 1000) }
}

/** More than one amount, or how often one is taken: no single one of them is a day's. */
function isCompound(tokens: string): boolean {
  return (
    (tokens.match(/#/g) ?? []).length > 1 ||
    (/#/.test(tokens) &&
      /@ (?:(?:and|n|et|pis) )?\d|x\d|\b\d+ times\b|\/\d|@ (?:(?:and|n|et|pis) )?@|(?<!@ )(?<![#\d.])\b\d+(?:\.\d+)? (?:x )?#|~ (?:at )?#|\d ~ @/.test(
        tokens,
      ))
  )
}

const PIECE =
  'gumm(?:y|ies)|jujubes?|capsules?|caps|softgels?|gel ?caps?|edibles?|cookies?|chocolates?|squares?|tablets?|pills?|chews?|joints?|pre ?rolls?|bowls?|spliffs?|doobies|bonbons?|gelules?|comprimes?|pilules?|biscuits?'
const TIME =
  'mornings?|am|a m|noon|midday|lunch(?:time)?|afternoons?|evenings?|supper(?:time)?|dinner(?:time)?|breakfast|bed(?:time)?|sleep|nights?|nite|pm|p m|waking up|matin|midi|apres midi|soir|souper|diner|dejeuner|coucher|nuit'
const BEFORE_TIME =
  '(?:in|at|for|before|after|with|around|during|on|when|every|each|the|my|a|i go to|going to|le|la|au|avant|apres|en|de|du|dans|pendant|chaque|tous les|toutes les|me)'
const LASTS = '(?:(?:that |which |it )?(?:lasts?|does|do|will do)(?: me)?|(?:qui |ca )?(?:me )?(?:dure|fait))'
const PER = '(?:every|per|each|an?|in a|par|pour|aux|chaque|en)'
const ROUNDED = '(?: (?:about|around|environ))?'
const ARTICLE = '(?: (?:a|1|the|une?|la|le))?(?: (?:whole|full))?'
const FILLER =
  'about|around|roughly|maybe|probably|like|usually|just|only|approximately|i d say|i would say|i guess|say|so|or so|total|in total|altogether|exactly|environ|a peu pres|peut etre|mettons|genre|juste|seulement|use|take|do|have|smoke|vape|eat|go through|get through|taking|using|prends|fume|consomme|thc|cbd|oil|flower|bud|weed|cannabis|dried|huile|fleurs?|my|of|the|is|it|its|it s|that s|thats|then|another|encore|de|d|more'

/** What each word becomes, in this order: `#5m` is an amount, `~` a piece, `x2` times a day, `/7` a share of days, `@` a time of the day. */
const REWRITTEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/ (?:an? |1 )?(?:eighth|8th) of (?:an? |1 )?(?:ounce|oz) /g, ' #3.5g '],
  [/ (?:0.25 (?:an? )?(?:ounce|oz)|(?:an? )?quad) /g, ' #7g '],
  [/ 0.5 (?:an? )?(?:ounce|oz) /g, ' #14g '],
  [/ (?:an?|1) (?:ounce|oz) /g, ' #28g '],
  [/ (\d+(?:\.\d+)?) (m)(?:g|illigram(?:me)?s?) /g, ' #$1m '],
  [/ (\d+(?:\.\d+)?) g(?:r|ram(?:me)?s?)? /g, ' #$1g '],
  [/ (?:an?|another|un autre) gram(?:me)? /g, ' #1g '],
  [/ (?:in|during) the day(?:time)? | (?:dans|pendant) la journee /g, ' @ '],
  [/(?<=#\S+) (?:of|de|d) /g, ' '],
  [/ (?:an? |1 |une? )?couple (?:(?:of|de) )?(?=#)/g, ' 2 '],
  [new RegExp(` (?:${PIECE})(?= )`, 'g'), ' ~'],
  [/ (?:once|une fois)(?= )/g, ' 1 times'],
  [/ twice(?= )/g, ' 2 times'],
  [/ (\d+) (?:x|fois|time)(?= (?:a|per|par|each|every|daily|day|jour|weekly) )/g, ' $1 times'],
  [/ (?:every|each) (?:other|second) (?:day|night|evening) | (?:aux|tous les|chaque) 2 (?:jours|soirs) | 1 (?:jour|soir) sur 2 /g, ' /2 '],
  [/ (?:every|each|aux|tous les) (\d+) (?:days|nights|evenings|jours|soirs) /g, ' /$1 '],
  [/ (\d+) times (?:(?:a|per|each|every|par|in a) (?:day|jour)|daily) /g, ' x$1 '],
  [/ (\d+) (?:times|days|nights|evenings|jours|soirs) (?:(?:a|per|each|every|par) (?:week|semaine)|weekly) /g, ' x$1 /7 '],
  [/ (\d+) (?:times|days|nights|jours|soirs) (?:(?:a|per|each|every|par) (?:month|mois)|monthly) /g, ' x$1 /30 '],
  [new RegExp(` ${LASTS}${ROUNDED} (\\d+) (?:days|jours) `, 'g'), ' /$1 '],
  [new RegExp(` (?:${LASTS}|${PER})${ROUNDED} 2 (?:weeks|semaines) `, 'g'), ' /14 '],
  [new RegExp(` (?:${LASTS}|${PER})${ROUNDED} (\\d+) (?:weeks|semaines) `, 'g'), ' /$1 /7 '],
  [new RegExp(` (?:${LASTS}|${PER})${ROUNDED}${ARTICLE} (?:week|semaine) | weekly `, 'g'), ' /7 '],
  [new RegExp(` (?:${LASTS}|${PER})${ROUNDED}${ARTICLE} (?:month|mois) | monthly `, 'g'), ' /30 '],
  [/ (?:a|per|each|every|par|in a|chaque) (?:day|jour) | daily | tous les jours /g, ' '],
  [new RegExp(` (?:${BEFORE_TIME} )*(?:${TIME})(?= )`, 'g'), ' @'],
  [/ (?:i|j|je|en|i m|im) (?=(?:use|take|do|have|smoke|vape|eat|go through|get through|am|taking|using|prends|fume|consomme) )/g, ' '],
  [new RegExp(` (?:${FILLER})(?= )`, 'g'), ''],
  [/ (\d+) times(?= )/g, ' x$1'],
]

type Dose = { milligrams: number; unit: string; rest: string }

/** Milligrams a day of a reply that is understood to its end; `null` for any other. */
function totalOf(tokens: string): number | null {
  const [, often = '', first = ''] = /^((?:[x/]\d+ )*)(.*)$/.exec(tokens) ?? []
  const only = doseAt(first, null)
  const rate = only && /^(?:@ )?((?:[x/]\d+ ?)*)(?:@)?$/.exec(only.rest)?.[1]
  if (only && rate !== null && rate !== undefined) return only.milligrams * rateOf(`${often}${rate}`)
  return often === '' ? sumOf(first) : null
}

/** "5 mg in the morning and 10 at night": each with its times of the day. */
function sumOf(said: string): number | null {
  let total = 0
  let unit: string | null = null
  for (let rest = said; rest !== ''; ) {
    const dose = doseAt(rest, unit)
    const [times = ''] = /^@(?: (?:(?:and|n|et|pis) )?@)*(?= |$)/.exec(dose?.rest ?? '') ?? []
    if (!dose || times === '') return null
    total += dose.milligrams * (times.match(/@/g) ?? []).length
    unit = dose.unit
    rest = dose.rest.slice(times.length).replace(/^ (?:(?:and|n|et|pis|puis|plus) )?/, '')
  }
  return total
}

/** `3 #5m ~`, `3 x #5m`, `0.5 #10m ~`; the times of the day may come first. */
const DOSE = /^(?:(\d+(?:\.\d+)?) (?:x )?)?#(\d+(?:\.\d+)?)([mg])(?: ~)?(?: (?:each|apiece|chaque|chacune?))?(?= |$)/
const EACH = /^(\d+(?:\.\d+)?) ~ (?:at )?#(\d+(?:\.\d+)?)([mg]) (?:each|apiece|chaque|chacune?)(?= |$)/
const OF_ONE = /^(?:an? |une? )?(1)? ?~ (?:at )?#(\d+(?:\.\d+)?)([mg])(?= |$)/
const BARE = /^(\d+(?:\.\d+)?)(?: ~)?(?= @)/

/** `unit`: of the amount before, which one without a unit takes over. */
function doseAt(said: string, unit: string | null): Dose | null {
  const [whole = '', count = '1', amount = '', named = ''] = EACH.exec(said) ?? DOSE.exec(said) ?? OF_ONE.exec(said) ?? []
  const [bare = '', number = ''] = (whole === '' && unit !== null && BARE.exec(said)) || []
  const weight = (named || unit) === 'g' ? 1000 : 1
  if (whole === '' && bare === '') return null
  const milligrams = whole === '' ? Number(number) * weight : Number(count) * Number(amount) * weight
  return { milligrams, unit: named || (unit ?? ''), rest: said.slice((whole || bare).length).trim() }
}

function rateOf(said: string): number {
  return [...said.matchAll(/([x/])(\d+)/g)].reduce((rate, [, kind, n]) => (kind === 'x' ? rate * Number(n) : rate / Number(n)), 1)
}

/** To the hundredth of a gram where it was shared among days, and to the tenth of a milligram where that is little. */
function rounded(grams: number): number {
  const exact = Math.round(grams * 1e6) / 1e6
  if (Number.isInteger(Math.round(exact * 1e8) / 1e3)) return exact
  return grams >= 0.1 ? Math.round(grams * 100) / 100 : Math.round(grams * 1e4) / 1e4
}
