import { digitsForWords } from '../../shared/digits-for-words.ts'
import type { Range, RangeUnit } from './meaning.ts'
import { plainWords } from './spoken-words.ts'

/** What a reply says in numbers or words of time: from the least to the most it can mean. */
export type Span = { from: number; to: number }

/** How long, how often or since when a reply says; null where it says neither, or only with a bound or a doubt. `today`: ISO. */
export function readSpan(text: string, of: RangeUnit, today: string): Span | null {
  const said = withFractions(
    digitsForWords(plainWords(text).split(' '))
      .join(' ')
      .replace(/(\d)point(\d)/g, '$1.$2'),
  )
  if (DOUBT.test(said)) return null
  switch (of) {
    case 'months':
      return monthsIn(said, today)
    case 'week':
      return timesAWeek(said)
    case 'minutes':
      return lengthIn(said, 1 / 60)
    case 'hours':
      return lengthIn(said, 1 / 3600)
  }
}

/** The options whose range holds all of a span; where none does, those that it touches. */
export function optionsFor(ranges: readonly { option: string; range: Range }[], { from, to }: Span): { sure: string[]; near: string[] } {
  const holding = ranges.filter(({ range }) => range.from <= from && to <= range.to)
  const touching = ranges.filter(({ range }) => range.from <= to && from <= range.to)
  return { sure: holding.map(({ option }) => option), near: touching.map(({ option }) => option) }
}

const DOUBT = /\b(?:if|si|maybe not|not|pas|no|jamais|never|except|sauf|at most|au plus|up to|jusqu|should|supposed)\b/

function withFractions(said: string): string {
  return said
    .replace(/\b(\d+(?:\.\d+)?) ?(mo|mth|wk)s?\b/g, (_, n: string, unit: string) => `${n} ${SHORT[unit] ?? ''}`)
    .replace(/\b(?:24 7|24 sur 24)\b/g, ' ')
    .replace(/\b(?:pas|not) (?:tres |trop |too |so )?(?:loin de|far from|far off)\b/g, 'presque')
    .replace(/\bpas mal (?=\d)/g, ' ')
    .replace(/\b(?:a |1 )?fortnight\b/g, '2 weeks')
    .replace(/\b20 (1\d|2\d)\b(?! ?(?:year|month|week|day|an|mois|moi|semaine|jour|minute|hour|heure|to|or|a|ou))/g, '20$1')
    .replace(/\b19 ([6-9]\d)\b/g, '19$1')
    .replace(/\b(\d+) going on (\d+)\b/g, '$1 to $2')
    .replace(/\bevery (?:blessed|single|god|damn|darn|bloody|freaking|friggin|last) (?=day|night)/g, 'every ')
    .replace(
      /\b(\d+(?:\.\d+)?) (year|month|week|hour|minute|an|heure|minute)s? (?:and|et) (?:a |1 )?(?:half|demie?)\b/g,
      (_, n: string, unit: string) => `${Number(n) + 0.5} ${unit}`,
    )
    .replace(
      /\b(\d+) (?:and|et) (?:a |1 )?(?:half|demie?) (year|month|hour|minute|min|an|heure|hr)s?\b/g,
      (_, n: string, unit: string) => `${Number(n) + 0.5} ${unit}`,
    )
    .replace(/\b(?:a|1) (year|month|hour|minute) (?:and|et) (?:a |1 )?half\b/g, '1.5 $1')
    .replace(/\b(?:half (?:a |an )?|(?:1 )?demie? ?)(year|month|hour|minute|heure|annee|minute)\b/g, '0.5 $1')
    .replace(/\b(?:a|an) (?=(?:year|month|week|day|hour|minute|decade)\b)/g, '1 ')
    .replace(/\b1 (?:dizaine|decennie) (?:de )?(?:an|annee)s?\b/g, '10 ans')
    .replace(
      /\b1 (?:bonne |grosse |petite |bonnes )?(douzaine|quinzaine|vingtaine|trentaine|quarantaine) (?:de )?(annees|ans|mois|fois|jours|secondes|minutes)\b/g,
      (_, name: string, unit: string) => `${DOZENS[name] ?? ''} ${unit}`,
    )
    .replace(/\b(?:a |1 )?couple (?:of |de |d )?(years|months|weeks|ans|annees|mois|semaines)\b/g, '2 to 3 $1')
    .replace(/\b(\d+) decades?\b/g, (_, n: string) => `${Number(n) * 10} years`)
}

const SHORT: Readonly<Record<string, string>> = { mo: 'months', mth: 'months', wk: 'weeks' }
const DOZENS: Readonly<Record<string, number>> = { douzaine: 12, quinzaine: 15, vingtaine: 20, trentaine: 30, quarantaine: 40 }
const MONTHS_OF: Readonly<Record<string, number>> = {
  year: 12,
  an: 12,
  annee: 12,
  month: 1,
  mois: 1,
  moi: 1,
  week: 0.23,
  semaine: 0.23,
  day: 0.033,
  jour: 0.033,
}
const NUMBER = String.raw`(\d+(?:\.\d+)?)(?: (?:to|or|a|ou|and|et|-) (\d+(?:\.\d+)?)| (\d+(?:\.\d+)?))?`
const ABOVE = /\b(?:over|more than|at least|plus de|plus que|au moins|better than)\b/
const JUST_ABOVE = /\b(?:(?:just|(?:a )?little(?: bit)?|slightly) (?:over|more than)|(?:1 peu|1 petit peu|a peine) plus (?:de|que))\b/
const BELOW = /\b(?:less than|under|moins de|moins que|not quite)\b/
const ALMOST = /\b(?:almost|nearly|presque|quasiment|close to|proche de|pas loin de)\b/
/** An age is no length of time: "since I was 20", "depuis mes 20 ans". */
const AGE = /\b(?:when i was|since i was|at age|age of|i am \d+|je ai \d+ ans|avais \d+|mes \d+ ans|a l age|years old|(?<!y )a \d+ ans)\b/

function monthsIn(said: string, today: string): Span | null {
  const aged = betweenAges(said)
  if (aged !== null) return { from: aged - 12, to: aged + 12 }
  const child = ageOfChild(said)
  if (child !== null) return { from: child, to: child + 12 }
  if (AGE.test(said)) return null
  return bySinceYear(said, today) ?? byDecade(said, today) ?? byCalendar(said, today) ?? byLength(said)
}

/** "Since my son was born, he's 4 now", « depuis la naissance de ma fille, elle a 4 ans ». */
function ageOfChild(said: string): number | null {
  const [, age] =
    /\b(?:born|birth|pregnan\w+|had (?:him|her|my)|naissance|ne|nee|grossesse|accouche\w*|eu (?:mon|ma))\b.*?\b(?:he|she|he is|she is|hes|shes|he s|she s|who is|is|il a|elle a|qui a|(?:mon|ma) (?:plus )?[a-z]+ a) (?:now |maintenant )?(\d+)\b/.exec(
      said,
    ) ?? []
  return age === undefined ? null : Number(age) * 12
}

/** "Since I was 12 and I'm 45 now", « depuis mes 12 ans pis j'en ai 45 ». */
function betweenAges(said: string): number | null {
  const [, then, now] =
    /\b(?:(?:since|when) i (?:was|turned|hit)|diagnosed at|diagnostiquee? a|depuis mes|depuis l age de|depuis que (?:j|je) (?:ai|avais)|j avais|je avais|a l age de) (?:about |around |like |maybe |environ |a peu pres )?(\d+)\b.*?\b(?:i am|i m|je en ai|j en ai|je ai|j ai) (?:now |maintenant )?(\d+)\b/.exec(
      said,
    ) ?? []
  const years = Number(now) - Number(then)
  return then !== undefined && now !== undefined && years > 0 ? years * 12 : null
}

function byLength(said: string): Span | null {
  const found = [...said.matchAll(new RegExp(String.raw`\b${NUMBER} (year|an|annee|month|mois|moi|week|semaine|day|jour)s?\b`, 'g'))]
  const [only] = found
  if (!only || found.length > 1) return null
  const size = MONTHS_OF[only[4] ?? ''] ?? 0
  return bounded(said, Number(only[1]) * size, Number(only[2] ?? only[3] ?? only[1]) * size)
}

function bounded(said: string, from: number, to: number): Span | null {
  if (to < from) return null
  if (BELOW.test(said)) return { from: 0, to }
  if (ALMOST.test(said)) return { from: from * 0.9, to: to * 0.999 }
  if (JUST_ABOVE.test(said)) return { from: from * 1.0001, to: to * 1.25 }
  return ABOVE.test(said) ? { from: from * 1.0001, to: 2000 } : { from, to }
}

/** "since 2009", "in March 2024", "back in the 90s". */
function bySinceYear(said: string, today: string): Span | null {
  const years = [...said.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year))
  const [year] = years
  const now = monthsOf(today)
  if (year === undefined || years.length > 1) return null
  const month = monthIn(said)
  const [from, to] = month === null ? [year * 12, year * 12 + 11] : [year * 12 + month, year * 12 + month]
  if (from > now) return null
  return { from: Math.max(0, now - to), to: now - from }
}

/** "The nineties", « les années 90 ». */
function byDecade(said: string, today: string): Span | null {
  const [, digit, name, french] =
    /\b(?:the |mid |late |early )(?:19)?([6-9])0 ?s\b|\b(sixties|seventies|eighties|nineties)\b|\bannees ([6-9])0\b/.exec(said) ?? []
  const decade = Number(digit ?? french ?? DECADES[name ?? ''])
  if (!decade || /\b(?:my|mes|in my|dans la)\b/.test(said)) return null
  const start = (1900 + decade * 10) * 12
  return { from: monthsOf(today) - start - 119, to: monthsOf(today) - start }
}

const DECADES: Readonly<Record<string, number>> = { sixties: 6, seventies: 7, eighties: 8, nineties: 9 }

/** "since March", "last summer", "depuis Noël", "l'an passé". */
function byCalendar(said: string, today: string): Span | null {
  const now = monthsOf(today)
  const month = monthIn(said)
  if (/\b\d+ (?:year|an|annee|month|mois|week|semaine)s?\b/.test(said)) return null
  const lastYear = /\blast year\b|\ban (?:passe|dernier)\b|\bannee (?:passee|derniere)\b/.test(said)
  if (lastYear) {
    const start = (Math.floor(now / 12) - 1) * 12
    return month === null ? { from: now - start - 11, to: now - start } : { from: now - start - month, to: now - start - month }
  }
  if (/\b(?:covid|pandemic|pandemie|lockdown|confinement)\b/.test(said)) return { from: now - (2021 * 12 + 5), to: now - (2020 * 12 + 2) }
  const season = Object.entries(SEASONS).find(([, words]) => words.test(said))
  const begins = month ?? (season ? Number(season[0]) : null)
  if (begins === null || !/\b(?:since|depuis|last|passee?|derniere?|in|en|started|commence)\b/.test(said)) return null
  const months = (now - begins) % 12 || (season && month === null && LAST.test(said) ? 12 : 0)
  return { from: Math.max(0, months - (season && month === null ? 3 : 0)), to: months }
}

const LAST = /\blast\b|\b(?:passe|dernier)e?\b/

/** The month, from 0, that a season or a feast begins in. */
const SEASONS: Readonly<Record<string, RegExp>> = {
  '0': /\bnew years?\b|\bjour de (?:le |l )?an\b/,
  '2': /\b(?:last|since) spring\b|\bprintemps\b/,
  '3': /\beaster\b|\bpaques\b/,
  '5': /\bsummer\b|\bete (?:passe|dernier)\b|\b(?:le|cet|cette) ete\b/,
  '8': /\b(?:last|since) (?:the )?fall\b|\bautumn\b|\bautomne\b|\blabou?r day\b|\brentree\b/,
  '9': /\bthanksgiving\b|\bhalloween\b|\baction de graces?\b/,
  '11': /\bwinter\b|\bhiver\b|\bchristmas\b|\bnoel\b/,
}

const MONTH_NAMES =
  'january|janvier february|fevrier march|mars april|avril may|mai june|juin july|juillet august|aout september|septembre october|octobre november|novembre december|decembre'.split(
    ' ',
  )

function monthIn(said: string): number | null {
  const found = MONTH_NAMES.flatMap((names, month) =>
    new RegExp(String.raw`\b(?:in|since|depuis|en|last|from|around|of|le|vers|mois de) (?:${names})\b|^(?:${names})\b`).test(said)
      ? [month]
      : [],
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

function monthsOf(iso: string): number {
  return Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1
}

const WEEKS_IN: readonly (readonly [RegExp, number])[] = [
  [/^(?:week|semaine)s?$/, 1],
  [/^(?:month|mois|moi)s?$/, 12 / 52],
  [/^(?:year|an|annee)s?$/, 1 / 52],
  [/^(?:day|jour|night|soir|nuit)s?$/, 7],
]
const PERIOD = '(week|month|year|day|night|semaine|mois|an|annee|jour|soir|nuit)s?'
const TIMES = '(?:times?|days?|nights?|evenings?|fois|jours?|journees?|soirs?|nuits?)'
const EVERY = '(?:(?:in )?(?:each|every|per|a|1)|par|chaque|by|dans 1)'

/** "twice a week", "2-3 fois par semaine", "une couple de fois par mois", "every other day", "5 jours sur 7". */
function timesAWeek(said: string): Span | null {
  const plain = said
    .replace(/\bonce\b/g, '1 times')
    .replace(/\btwice\b/g, '2 times')
    .replace(/\b(?:1 couple (?:of |de )?|a couple (?:of )?|couple (?:of |de )?)(?=times|days|nights|fois|jours|soirs)/g, '2 to 3 ')
    .replace(/\b(?:a few|few|quelques) (?=times|days|nights|fois|jours|soirs)/g, '2 to 4 ')
  const counted = [...plain.matchAll(new RegExp(String.raw`\b${NUMBER} ${TIMES} (?:${EVERY} )?${PERIOD}\b`, 'g'))]
  const [only] = counted
  if (counted.length > 1) return null
  if (only) {
    const factor = WEEKS_IN.find(([name]) => name.test(only[4] ?? ''))?.[1] ?? 1
    return bounded(said, Number(only[1]) * factor, Number(only[2] ?? only[3] ?? only[1]) * factor)
  }
  const outOf = /\b(\d) (?:\w+ )?(?:out of|sur|on) 7\b/.exec(said)
  if (outOf) return { from: Number(outOf[1]), to: Number(outOf[1]) }
  const rare = RARE.find(([pattern]) => pattern.test(said))
  return rare ? { from: rare[1], to: rare[2] } : null
}

const RARE: readonly (readonly [RegExp, number, number])[] = [
  [
    /\b(?:once |1 time )?every (?:couple (?:of )?|few |other |2 |3 |4 |6 )months?\b|\b(?:1 fois )?aux (?:2|3|4|6) mois\b|\b(?:1 fois )?(?:a )?(?:toutes|tous) les (?:2|3|4|6) mois\b/,
    0.04,
    0.12,
  ],
  [/\bevery (?:other|second) day\b|\baux 2 jours\b|\b1 jour sur 2\b/, 3, 4],
  [
    /\bevery (?:other|second|2) (?:weeks?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\baux 2 semaines\b|\b(?:a toutes|toutes) les 2 semaines\b/,
    0.5,
    0.5,
  ],
  [/\bevery (?:3|4) weeks\b|\baux (?:3|4) semaines\b/, 0.25, 0.34],
]

const SECONDS_OF: Readonly<Record<string, number>> = {
  second: 1,
  seconde: 1,
  sec: 1,
  minute: 60,
  min: 60,
  hour: 3600,
  heure: 3600,
  hr: 3600,
  h: 3600,
}

/** A length of time in the unit whose seconds are the inverse of `scale`. */
function lengthIn(said: string, scale: number): Span | null {
  const found = [...said.matchAll(new RegExp(String.raw`\b${NUMBER} ?(seconde?|sec|minute|min|hour|heure|hr|h)s?\b`, 'g'))]
  const [only] = found
  if (!only || found.length > 1) return null
  const size = (SECONDS_OF[only[4] ?? ''] ?? 0) * scale
  return bounded(said, Number(only[1]) * size, Number(only[2] ?? only[3] ?? only[1]) * size)
}
