import { digitsForWords } from '../../shared/digits-for-words.ts'
import { foldText } from '../../shared/fold-text.ts'
import { withDigits, withFractions, wordsOf } from './in-digits.ts'
import { spreadOver } from './spread-over.ts'
import { UNITS } from './units.ts'
import { withoutArticles } from './without-articles.ts'

const PERIODS: Record<string, RegExp> = {
  day: /\b(day|daily|days|nightly|night|nights|evening|jours?|quotidien(?:ne)?(?:ment)?|journee|nuits?|soirs?)\b/,
  week: /\b(week|weekly|weeks|semaines?|hebdo(?:madaire)?)\b/,
  month: /\b(month|monthly|months|mois|mensuel(?:le)?)\b/,
  year: /\b(year|yearly|years|ans?|annees?)\b/,
}
const NOTHING =
  /^(?:none|nothing|nil|never|not any|not at all|none at all|i dont|no|zero|zilch|not at all (?:today|this week|lately|really)|none in (?:months|weeks|years|ages|a (?:long )?(?:while|time))|(?:i )?(?:have not|havent|did not|didnt) (?:even )?(?:needed|need|used|use) (?:it|any|one|to)(?: (?:once|lately|at all|this month))?|none this (?:month|week),? (?:thank god|thankfully|thank goodness|luckily|knock on wood|touch wood)|aucune?|aucune fois|pas eu|pas une(?: seule)?(?: fois)?|not (?:one|once|a (?:single )?one)|(?:i )?(?:have not|havent|had not|hadnt|did not|didnt) (?:have|had|get|miss|need|use) (?:any|one|it)|(?:i )?(?:have not|havent) had a single one|(?:have not|havent) had any|none,? (?:thank god|thankfully|thank goodness|thanks god|luckily|knock on wood)|(?:aucune?|zero|rien),? (?:dieu merci|heureusement|touchons du bois|merci mon dieu)|none (?:this|so far|at all|today|lately)(?: \w+){0,2}|(?:zero|aucune?|pas de \w+) (?:ce mois ci|cette semaine|aujourdhui|aujourd hui|pour linstant)|no \w+ (?:today|at all|this week|this month)|rien|rien du tout|pas du tout|jamais|non|none (?:that )?i (?:can (?:think of|remember|recall)|know of|recall|remember)|none (?:at the moment|lately|recently|yet)|(?:je )?(?:j |n )*en ai pas (?:eu|fait)(?: (?:une seule|depuis [\w ]+|ce mois ci|cette semaine|dernierement))?|(?:i )?(?:have not|havent) had (?:any|one|a seizure|a migraine) (?:in|since|for) [\w ]+|(?:nope|nah|no),? (?:none|not (?:any|one)|zero))$/
/** What is said of the counting, and not of what is counted. */
const REMARKS =
  /\bfor once\b|\bpour une fois\b|\b(?:(?:i|je|j) )?(?:(?:do not|dont|did not|didnt|never|am not|im not|not) (?:really )?(?:keep (?:track|count)|count(?:ing)?|write (?:it|them) down|track)|(?:les? )?(?:note|compte|calcule|marque) pas(?: (?:ca|tout|vraiment))?|ai pas (?:vraiment )?(?:note|compte)\w*)\b/g
/** "more or less" and "à peu près" only say that the number is rounded. */
const ROUNDED = /\b(?:more or less|plus ou moins|give or take|a peu (?:de choses? )?pres)\b/g
/** What names a bound or denies a number does not name the number. */
const NO_AMOUNT =
  /\b(?:less|fewer|under|below|more than|over|above|at least|at most|up to|no more|not|dont|doesnt|never|moins|plus de|plus que|jusqu|pas|jamais|un peu|peu|few|couple|several|handful|bunch|quelques|plusieurs|poignee|(?:sometimes|some days|parfois|des fois|certains jours) (?:\w+ )?(?:more|less|plus|moins)|on (?:a )?(?:good|bad|lucky|busy) (?:day|night|week|month)s?|(?:dans|les?|une) (?:bonne|mauvaise)s? (?:journee|nuit|semaine|mois)s?|(?:good|bad) (?:day|night)s?|double|half of (?:it|that|what)|(?:all|every \w+|tout|toutes|tous) (?:but|except|sauf|moins)|(?:half|moitie|thirds?|quarters?|tiers|quart) (?:of )?(?:the|my|du|de la|des|mes) \w+|(?:one|1|une?) (?:in|on|sur|out of) \w+)\b/

/**
 * The one amount in a text, in digits or words of either language: "about a gram and a half" is 1.5, "cinq cents milligrammes" is 0.5 g. Two
 * numbers, a range, a bound, or another unit or period than the question's are `null`: ask again.
 */
export function readNumber(text: string, unit = ''): number | null {
  const concluded = concludedIn(text)
  if (concluded !== null) return readNumber(concluded, unit)
  const spread = spreadOver(text, unit)
  const whole = spread && readNumber(spread.amount, 'grams')
  if (spread && whole !== null) return Math.round((whole / spread.days) * 100) / 100
  const folded = withoutArticles(withRoundWords(foldText(withDigits(text)), unit), unit)
    .replace(/minus ?(?=\d)/g, '-')
    .replace(/\bon the \d+ ?(?:st|nd|rd|th)\b/g, ' ')
    .replace(REMARKS, ' ')
    .replace(ROUNDED, ' ')
    .trim()
  if (NOTHING.test(folded) || isNothing(folded)) return 0
  const nights = dayAndNight(folded, unit)
  if (nights !== null) return nights
  const duration = durationIn(folded, unit)
  if (duration !== null) return duration
  if (NO_AMOUNT.test(folded) || (TAKES_TIME.test(foldText(unit)) && CLOCK.test(folded))) return null
  const said = withFractions(digitsForWords(wordsOf(folded)).join(' '))
  const numbers = said.match(/(?<![\p{L}\d.])-?\d+(?:\.\d+)?(?!\.?\d)/gu) ?? []
  const [only] = numbers
  if (only === undefined || numbers.length !== 1 || otherPeriod(said, unit) || OTHER_SHARE.test(said) || isRate(said, unit)) return null
  if (COUNTS_TIMES.test(foldText(unit)) && !Number.isInteger(Number(only))) return Number(only) < 1 ? null : Number(only)
  const factor = factorOf(said, unit)
  return factor === null ? null : Math.round(Number(only) * factor * 1e6) / 1e6
}

/** "Four in the day and one at night" of a day. */
function dayAndNight(folded: string, unit: string): number | null {
  if (!/\b(?:a day|par jour)$/.test(foldText(unit))) return null
  const [, day, night] = DAY_AND_NIGHT.exec(digitsForWords(wordsOf(folded)).join(' ')) ?? []
  return day !== undefined && night !== undefined ? Number(day) + Number(night) : null
}

const DAY_AND_NIGHT =
  /^(?:(?:about|around|maybe|environ|a peu pres|like|genre) )*(\d+) (?:in the day(?:time)?|during the day|by day|le jour|dans (?:la journee|le jour)|de jour) (?:(?:and|et|pis|plus) )?(?:maybe |peut etre )?(\d+) (?:at night|in the night|during the night|overnight|la nuit|dans la nuit|de nuit)$/

/** "An hour and fifteen minutes", "1h30", "a couple of hours", « deux heures et quart » of minutes or hours. */
function durationIn(folded: string, unit: string): number | null {
  const asked = foldText(unit)
  if (!TAKES_TIME.test(asked)) return null
  const spoken = folded
    .replace(/^((?:about |around |maybe |like )*)(?:an? )?couple (?:of )?(?=hours?$|hours? (?:or so|at least)$)/, '$12 ')
    .replace(/(\d) ?h ?(?=\d)/, '$1 h ')
  const said = withFractions(digitsForWords(wordsOf(spoken)).join(' '))
    .replace(/ {2,}/g, ' ')
    .trim()
  const [, hours = '', minutes = '0'] = HOURS_AND_MINUTES.exec(said) ?? (/couple/.test(folded) ? ONLY_HOURS.exec(said) : null) ?? []
  if (hours === '' || Number(minutes) >= 60) return null
  const all = Number(hours) * 60 + Number(minutes)
  return /^(?:minute|min)/.test(asked) ? all : Math.round((all / 60) * 100) / 100
}

const TAKES_TIME = /^(?:minutes?|hours?|heures?)/
const HOURS_AND_MINUTES =
  /^(?:(?:about|around|roughly|maybe|probably|like|just|environ|a peu pres|peut etre|genre) )*(\d+) (?:h|hr|hrs|hours?|heures?) (?:(?:and|et) )?(?:about |maybe )?(\d\d?)(?: (?:m|min|mins|minutes?))?(?: (?:or so|environ|i guess|give or take))?$/
const ONLY_HOURS = /^(?:(?:about|around|maybe|like) )*(\d+) hours?(?: (?:or so|at least))?$/
/** A time of the day is no duration. */
const CLOCK =
  /\b(?:till|until|til|jusqu a|jusqua|past|after) (?:about |around |like )?(?:\d+|one|two|three|four|five|six|ten|eleven|twelve)\b|\b(?:\d+|one|two|three|four|five|six|ten|eleven|twelve) (?:am|pm|a m|p m|oclock|o clock|du matin)\b/

/** "I'm retired so none", « on n'en a pas eu besoin »: nothing is counted, and nothing else is named. */
function isNothing(folded: string): boolean {
  const said = folded.replace(/ {2,}/g, ' ')
  return (
    (NONE_AT_ALL.test(said) || NONE_SINCE.test(said)) &&
    !REMAINS.test(said) &&
    !/\d/.test(digitsForWords(wordsOf(said.replace(NONE_AT_ALL, ' '))).join(' '))
  )
}

const NONE_AT_ALL =
  /^(?:[a-z ]{0,40}\b)?(?:so|donc|faque|fait que|alors) (?:none|zero|aucune?|nothing|rien)$|^(?:pas une? seule?|not (?:a single )?one|not a single)\b|^(?:[a-z ]{0,20}\b)?(?:pas eu besoin|jamais eu besoin|never needed|no need for (?:it|one|any)|did not need (?:it|any|one|to)|didnt need (?:it|any|one|to))\b/
/** « Aucune, ça va mieux depuis le Keppra », "none other". */
const NONE_SINCE =
  /^(?:none|aucune?|zero|zilch|nil)(?: (?:other|others|autres?|more|de plus))?(?: (?:depuis|since|ca|it|things|its|thank|merci|grace|le|les|the|my|mes|cest|c|im|i|je|heureusement|luckily|dieu) [a-z ]{0,40})?$/
const REMAINS = /\b(?:but|mais|except|sauf|only|juste|seulement|until|till|always|toujours)\b/

/** "About half the month so like 15", « une par semaine faque 4 »: what is concluded is the amount. */
function concludedIn(text: string): string | null {
  return (
    /\b(?:so|that['’]?s|makes|equals|fa(?:it )?que|donc|ça fait)[ ,]+(?:(?:like|about|around|maybe|i['’]?d say|probably|environ|à peu près|genre|mettons|peut-être) )*(\d+(?:[.,]\d+)?(?: ?\p{L}+)?)[ .!]*$/iu.exec(
      text,
    )?.[1] ?? null
  )
}

/** "A dozen", "twice". An article before a number counts nothing: "un bon 7". */
function withRoundWords(folded: string, unit: string): string {
  const counted = folded
    .replace(/\bun bon (?=quin|quar|cin|di|do|on|ving|tren)/g, '')
    .replace(/ coupee?s? en (?:deux|trois)\b/g, ' ')
    .replace(/\bhalf (?:a |of a )?dozen\b|\b(?:une )?demi(?:e)? douzaine\b(?: d(?:e)?\b)?/g, ' 6 ')
    .replace(/\b(two|2|three|3|deux|trois) (?:dozen|douzaine)s?\b/g, (_, count: string) =>
      /^(?:2|two|deux)$/.test(count) ? ' 24 ' : ' 36 ',
    )
    .replace(/\b(an?|1) (?:good|solid|full|whole|little) (?=(?:hour|minute|gram)s?\b)/g, '$1 ')
    .replace(/\b(?:une |a |1 )?(?:douzaine|dozen)\b(?: d(?:e|u|es)?\b)?/g, ' 12 ')
    .replace(/\bune? (?:bon |gros |petit |fort |solide )?(?=(?:\d|zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\b)/g, '')
    .replace(/\bdans une (?:journee|semaine|nuit)\b/g, ' ')
    .replace(/\boutta\b/g, 'out of')
    .replace(
      /\b(one|two|three|four|five|1|2|3|4|5) ((?:really|real|very|super|bad|big|good|small|little|huge|nasty|rough) )+ones?\b/g,
      '$1',
    )
    .replace(/ and (?:that|thats|this|it) (?:was|is|s)? ?(?:it|all|that)\b|,? (?:c est|pis c est) tout\b/g, ' ')
    .replace(
      /\b(?:une |1 )?(huit|diz|quinz|vingt|trent|quarant|cinquant|soixant|cent)aine\b(?: de?\b)?/g,
      (_, name: string) => ` ${TENS[name] ?? ''} `,
    )
    .replace(/\b(used|needed|took|gave|had) (\w+ ){0,3}(once|twice)$/, (_, _verb, _what, word: string) => (word === 'once' ? '1' : '2'))
  return COUNTS_TIMES.test(foldText(unit))
    ? counted
        .replace(COUPLE, '2')
        .replace(
          /^(?:just |only |about |maybe )?(once|twice)(?: (?:this|last|in the last|in the past) (?:month|week|four weeks|4 weeks|28 days))?$/,
          (_, word: string) => (word === 'once' ? '1' : '2'),
        )
    : counted
}

/** Two, where times, days or the like are counted or a duration is said. */
const COUPLE =
  /^(?:(?:just|only|about|maybe|probably|like) )*(?:(?:an?|1) )?couple(?: of)?(?: (?:big|bad|small|little))?(?: (?:them|ones?|times?|days?|nights?|seizures?))?(?: (?:or so|i guess|this month|this week|maybe))*$/

const TENS: Readonly<Record<string, string>> = {
  huit: '8',
  diz: '10',
  quinz: '15',
  vingt: '20',
  trent: '30',
  quarant: '40',
  cinquant: '50',
  soixant: '60',
  cent: '100',
}
const COUNTS_TIMES = /^(?:times|days|nights|fois|jours|nuits|seizures|stools)/

/** What turns the amount into the question's unit; `null` where another kind of unit is named. */
function factorOf(said: string, unit: string): number | null {
  const named = unitIn(said.split(/\s+/))
  if (!named || unit === '' || named.kind === 'nights') return 1
  const wanted = unitIn(wordsOf(foldText(unit)))
  return wanted?.kind === named.kind ? named.size / wanted.size : null
}

function unitIn(words: readonly string[]): { kind: string; size: number } | null {
  for (const word of words) {
    for (const [kind, sizes] of Object.entries(UNITS)) {
      const size = Object.hasOwn(sizes, word) ? sizes[word] : undefined
      if (size !== undefined) return { kind, size }
    }
  }
  return null
}

/** A second product beside the amount. */
const OTHER_SHARE = /\b(?:and|et|pis|plus) (?:a |un |some |de la |des |du )?(?:bit|little|few|peu|flower|oil|fleurs?|huile|some)\b/

const RATE =
  /\b(?:a|per|each|every|par|chaque|aux) (?:\d )?(?:week|month|year|semaine|mois|an|annee)s?\b|\b(?:every|each) (?:(?:other|second|third|\d+) )?(?:day|night)s?\b|\b(?:aux|tous les|chaque) (?:\d+ )?jours?\b/

/** "One a week" where weeks are counted together. */
function isRate(said: string, unit: string): boolean {
  const asked = foldText(unit)
  if (/^(?:seizures|days|times|crises|jours|fois)$/.test(asked)) return RATE.test(said)
  return (
    /\b(?:a|per|each|every|par|chaque) (?:day|week|jour|semaine)\b/.test(said) && /\b(?:four|4|quatre) (?:weeks|semaines)\b/.test(asked)
  )
}

/** A period is named, and it is not the question's. */
function otherPeriod(said: string, unit: string): boolean {
  const named = Object.keys(PERIODS).filter((period) => PERIODS[period]?.test(said))
  const asked = Object.keys(PERIODS).filter((period) => PERIODS[period]?.test(foldText(unit)))
  return asked.length > 0 && named.some((period) => !asked.includes(period))
}
