import { foldText } from '../../shared/fold-text.ts'

/** What is said for a longer time than a day: the amount, and how many days it is for. */
export type Spread = { amount: string; days: number }

/** "7 grams a week", "a half ounce lasts me a month", « une once par mois », where grams a day are asked for; null for anything else. */
export function spreadOver(text: string, unit: string): Spread | null {
  if (!/^gram(?:me)?s? (?:a|par) (?:day|jour)/.test(foldText(unit))) return null
  const said = text.toLowerCase().replaceAll('’', "'").trim()
  const [, amount = '', period = ''] = SPREAD.exec(said) ?? []
  if (amount === '' || /\b(?:day|jour|jours|days)\b/.test(amount)) return null
  const days = /^(?:w|s)/.test(period) ? 7 : 30
  return { amount: shares(amount), days }
}

const SPREAD =
  /^(?:i (?:use|smoke|take|go through|do) |je (?:prends|fume|consomme) |j'en (?:prends|fume) |about |around |roughly |maybe |probably |environ |peut-être |à peu près )*(.+?),? (?:(?:that |it )?(?:lasts?|does) (?:me )?(?:about |around )?(?:a|1|one|the)|a|an|per|every|each|par|chaque|(?:me |qui me |ça me )?(?:dure|fait)(?: environ| à peu près)? (?:une?|la|le)|\/) ?(week|month|semaine|mois)(?: or so| environ| à peu près)?[.!]*$/u

/** What people call parts of an ounce. */
function shares(amount: string): string {
  return amount
    .replace(/^(?:an |a |1 )?(?:eighth|8th|1\/8) (?:of )?(?:an |a )?(?:ounce|oz)$/, '3.5 g')
    .replace(/^(?:a |1 )?(?:quarter|1\/4)(?: of)?(?: an| a)? ?-?(?:ounce|oz)$|^(?:a |1 )quad$|^un quart d'once$/, '7 g')
    .replace(/^(?:a )?half(?: of)?(?: an| a)? ?-?(?:ounce|oz)$|^(?:une )?demi[- ]once$/, '14 g')
    .replace(/^(?:an?|one|1|une?) (?:ounce|oz|once)$/, '28 g')
}
