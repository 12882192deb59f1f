import type { Question } from '@clinic/contract/questionnaires'
import { digitsForWords } from '../../shared/digits-for-words.ts'
import { byRate } from '../reading/by-rate.ts'
import { dailyAmount } from '../reading/daily-amount.ts'
import { readNumber } from '../reading/read-number.ts'
import { concludedAmount, correctedAmount, eachDayAmount, settledAmount } from '../reading/settled-amount.ts'
import { withUnitOf } from '../reading/units.ts'
import { weekDaysIn } from '../reading/week-days.ts'
import { FHIR_URLS } from './fhir-urls.ts'
import { formatValue } from './format-value.ts'
import { ANY_PROBLEMS, saidIn } from './said-in.ts'
import type { TypeRules } from './type-rules.ts'

/** A number, with a unit and limits (REQ-422). */
export const number: TypeRules<'not-a-number' | 'out-of-range'> = {
  knownBy: { input: 'number' },
  widget: 'numerical',
  answered: 'with a number',
  acceptsFreeText: false,
  seconds: 25,
  fields: ['unit', 'unit_singular', 'unit_plural', 'minimum', 'maximum', 'use_input_for_scoring'],
  hearsYes: () => false,
  read(question, given) {
    const said = saidIn(given)
    if ('problem' in said) return said
    const value = readValue(question, said.said)
    if (value === null) return { problem: 'not-a-number' }
    const { minimum, maximum } = question
    return isWithin(question, value) ? { value } : { problem: 'out-of-range', detail: [String(minimum ?? ''), String(maximum ?? '')] }
  },
  problems: {
    ...ANY_PROBLEMS,
    'not-a-number': (words, { unit }) => words.notANumber(unit),
    'out-of-range': (words, _, [minimum = '', maximum = '']) => words.outOfRange(minimum, maximum),
  },
  say: formatValue,
  isPossible: (question, value) => typeof value === 'number' && isWithin(question, value),
  fhir: {
    type: 'decimal',
    reads: ['decimal', 'integer', 'quantity'],
    extensions: ({ unit, minimum, maximum }) => [
      ...(unit ? [{ url: FHIR_URLS.unit, valueCoding: { display: unit } }] : []),
      ...(minimum === undefined ? [] : [{ url: FHIR_URLS.minimum, valueDecimal: minimum }]),
      ...(maximum === undefined ? [] : [{ url: FHIR_URLS.maximum, valueDecimal: maximum }]),
    ],
    answer: (value) => (typeof value === 'number' ? { valueDecimal: value } : null),
  },
  paper: { takes: 'number', hint: null },
  sample: ({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }, choice) =>
    Math.min(Math.max(choice, minimum), Math.max(minimum, maximum)),
}

const SCALE_WORDS: Readonly<Record<number, string>> = { 7: 'seven|sept', 10: 'ten|dix', 31: '30|thirty|trente' }

/** "Seven out of ten", "sept sur dix", "8/10": the end of the scale is no second number. */
function outOf({ maximum }: Question, said: string): string {
  const end = maximum === undefined ? undefined : SCALE_WORDS[maximum]
  return end === undefined
    ? said
    : said.replace(new RegExp(String.raw`\s*(?:/|\bout of\b|\boutta\b|\bof(?: the)?\b|\bsur\b|\bon\b)\s*(?:${maximum}|${end})\b`, 'iu'), '')
}

function readValue(question: Question, given: string): number | null {
  const said = given.replace(NO_COUNT, ' ')
  const daily = dailyAmount(said, question.unit ?? '')
  if (daily !== null && daily !== 'unclear') return daily.grams
  if (OF_SOMETHING_ELSE.test(said) || (NIGHTS.test(question.unit ?? '') && OF_ONE_NIGHT.test(said))) return null
  if (GRAMS.test(question.unit ?? '') && NOT_EACH_DAY.test(said)) return null
  const isMeasured = MEASURED.test(question.unit ?? '')
  const read = (text: string) =>
    readNumber(outOf(question, (isMeasured ? withUnitOf(said, text) : text).replace(ALL_OF, '$1$2')), question.unit)
  const named =
    perPiece(question, said) ??
    timesADay(question, said) ??
    everyOne(question, said) ??
    allButSome(question, said) ??
    halfTheMonth(question, said) ??
    weeksInDays(question, said) ??
    byNights(question, said) ??
    byRate(said, question.unit ?? '') ??
    atTheEnd(question, said)
  if (named !== null) return named
  if (EVERY.test(said) || (asksOfBad(question) && GOOD.test(said))) return null
  const corrected = correctedAmount(said, read)
  if (daily === 'unclear') return corrected ?? concludedAmount(said, read) ?? eachDayAmount(said, read)
  return corrected ?? read(said) ?? settledAmount(said, read)
}

const MEASURED = /^(?:gram|hour|heure|minute)/
const NIGHTS = /^(?:nights|nuits)/
const GRAMS = /^gram(?:me)?s? (?:a|par)/
/** "The last one was in March": that one counts nothing. */
const NO_COUNT =
  /\b(?:the |my )?(?:last|first|next|latest|that|this|which|another|no) one\b|\bone of (?:those|these|the|my|them)\b(?! (?:a|per|each|every))|\b(?:la|le|ma|mon|cette) (?:dernière|derniere|première|premiere|dernier|premier)\b/giu
/** An age, a time of the day, a degree, how long one lasts, a bound, or an amount of some times only. */
const OF_SOMETHING_ELSE = new RegExp(
  [
    String.raw`\b(?:aged?|since i was|since age|when i was|mes|l['’]âge de) \d+\b(?! (?:nights|days|nuits|jours|grams?))`,
    String.raw`\bi(?:['’]?m| am) \d{2}\b(?! (?:days|nights|grams?))`,
    String.raw`\b(?:level|stage|grade|niveau|stade) \d`,
    String.raw`\b(?:lasts?|lasted|lasting|dure|durent|duré) (?:\p{L}+ ){0,2}(?:\d+|one|two|three|four|five|une?|deux|trois|quatre|cinq) (?:days?|jours?)`,
    String.raw`\b(?:\d+|one|two|three|four|five|une?|deux|trois|quatre|cinq) (?:days?|nights?|jours?|nuits?) (?:ago|straight|in a row|each|d['’]affilée|de suite|chaque)`,
    String.raw`\bil y a (?:\d+|une?|deux|trois|quatre|cinq) (?:jours?|nuits?)`,
    String.raw`\b(?:minimum|maximum|max|tops|gros max)\b|\d\s*\+|\d plus$`,
    String.raw`\b(?:or|ou) (?:none|zero|zéro|not|aucune?|pas|rien)\b`,
    String.raw`\bwhen (?:it['’]?s|it is|things are|it gets) (?:bad|rough|really bad|worse)|\bquand (?:ça va|c['’]est|ça file) (?:mal|pire|pas)`,
  ].join('|'),
  'iu',
)
/** "3 times a night", "up at 4 every time". */
const OF_ONE_NIGHT =
  /(?:times|fois|x) (?:(?:a|per|each|every|par|la|chaque|dans la) )*(?:night|nuit|soir)(?!s)|\b(?:wake|woke|waking|get up|gets? me up|lève|réveille\w*|reveille\w*)\b.*\b(?:\d|two|three|four|five|deux|trois|quatre|cinq) (?:times|fois)\b|\b(?:at|till|til|until|by|past|jusqu['’]à|vers|around|à|a) (?:about |around )?\d{1,2}(?::\d\d)?(?: ?(?:am|a\.m|h|in the morning|every|most|all|du matin)|$)(?<=\b(?:up|awake|asleep|wake|bed|sleep|clock|till|til|until|debout|couch\w*|lève|réveill\w*|dors|endor\w*)\b.*)|\d ?(?:am|a\.m)\b/iu
/** Grams of some days, or of what a paper allows. */
const NOT_EACH_DAY =
  /\bevery (?:other|second|third|few|2|3|two|three) (?:day|night|evening)|\b(?:aux|tous les|chaque) (?:deux|trois|2|3) (?:jours|soirs)|\bun (?:jour|soir) sur\b|\bweek-?ends?\b|\b(?:fins?|la fin) de semaine|\bsome (?:days|nights)\b|\bcertains (?:jours|soirs)|\b(?:prescri\w+|scripts?|authori\w+|allowed|autoris\w+|supposed|licen[cs]e|licence)\b/iu

/** "Monday to Friday", "only two good ones" of the nights of a week. */
function byNights(question: Question, said: string): number | null {
  if (question.maximum !== 7 || !/^(?:nights|nuits)/.test(question.unit ?? '')) return null
  const days = weekDaysIn(said)
  if (days !== null && !GOOD.test(said)) return days
  const good = asksOfBad(question) ? Number(digitsForWords([GOOD_ONES.exec(said)?.[1]?.toLowerCase() ?? ''])[0] || Number.NaN) : Number.NaN
  return good >= 0 && good <= 7 ? 7 - good : null
}

function asksOfBad({ text }: Question): boolean {
  return /\b(?:badly|mal|mauvaises?)\b/iu.test(text)
}

const GOOD = /\b(?:sle(?:ep|pt) (?:well|fine|ok|okay|through|like)|good|decent|bonnes?|belles?)\b(?! (?:\d|lord|god|question))/iu
const GOOD_ONES =
  /\b(?:only|just|maybe|juste|seulement|que)\b[^,.;]{0,15}?\b(\p{L}+|\d) (?:good|decent|bonnes?|belles?)(?: (?:ones?|nights?|nuits?))?[.!]*$/iu

/** "All but one" of the nights of a week. */
function allButSome({ maximum, unit = '' }: Question, said: string): number | null {
  const but = maximum === 7 && /^(?:nights|nuits)/.test(unit) ? ALL_BUT.exec(said.trim())?.[1] : undefined
  const left = Number(digitsForWords([but?.toLowerCase() ?? ''])[0] || Number.NaN)
  return left >= 1 && left <= 6 ? 7 - left : null
}

const ALL_BUT =
  /^(?:all|every night|every one|toutes(?: les nuits)?) (?:but|except(?: for)?|sauf) (?:like |about |maybe |peut-être )?(\p{L}+|\d)(?: of them| nights?| nuits?)?[.!]*$/iu

/** "About a week", « deux semaines » of days. */
function weeksInDays({ unit = '' }: Question, said: string): number | null {
  const count = /^(?:days|jours)$/.test(unit) ? WEEKS.exec(said.trim())?.[1] : undefined
  const weeks = Number(digitsForWords([count?.toLowerCase().replace(/^an?$/, '1') ?? ''])[0] || Number.NaN)
  return weeks >= 1 ? weeks * 7 : null
}

const WEEKS =
  /^(?:(?:(?:i )?(?:missed|lost)|(?:j['’]ai )?(?:manqué|perdu)|about|around|maybe|probably|like|environ|à peu près|mettons|genre|un bon|a good|a full|a whole) )*(an?|one|two|three|four|five|six|\d|une?|deux|trois|quatre|cinq)(?: (?:full|whole|good|bonnes?|pleines?))? (?:weeks?|semaines?)(?:[ ,]+(?:in all|total|altogether|en tout|au total|give or take|or so|à peu près|environ))*[.!]*$/iu

/** "Half the month", « la moitié du mois » of days a month. */
function halfTheMonth({ unit = '' }: Question, said: string): number | null {
  return /^(?:days a month|jours par mois)/.test(unit) && HALF_THE_MONTH.test(said.trim()) ? 15 : null
}

const HALF_THE_MONTH =
  /^(?:(?:about|around|roughly|maybe|probably|like|i['’]?d say|environ|à peu près|mettons|genre|pas mal) )*(?:half (?:of )?the month|half the days|every (?:other|second) day|la moitié du mois|un jour sur deux|une journée sur deux|aux deux jours)(?:,? (?:i['’]?d say|i guess|or so|je dirais|environ))?[.!]*$/iu

/** "As bad as it gets" on a scale from 0 to 10. */
function atTheEnd({ minimum, maximum, unit }: Question, said: string): number | null {
  return minimum === 0 && maximum === 10 && !unit && AT_THE_END.test(said.trim()) ? 10 : null
}

const AT_THE_END =
  /^(?:completely|totally|entirely|(?:about )?as (?:bad|much|hard|high|strong|heavy) as (?:it|you) (?:gets?|can(?: (?:be|get))?|could be)|(?:the )?(?:max(?:imum)?|highest|worst possible)|complètement|totalement|entièrement|au (?:max(?:imum)?|boutte)|le (?:max(?:imum)?|pire possible))(?:[.,;!]|$)/iu

/** « Trente jours sur trente ». */
const ALL_OF = /(?<!\p{L})(\d+|\p{L}+)( \p{L}+)? (?:sur|out of) \1(?!\p{L})/iu

/** "Three joints a day, half a gram each", « trois joints d'un demi gramme chaque » of grams a day. */
function perPiece({ unit = '' }: Question, said: string): number | null {
  const [, count = '', amount = ''] = /^gram(?:me)?s? (?:a|par)/.test(unit) ? (PER_PIECE.exec(said.trim()) ?? []) : []
  const pieces = Number(digitsForWords([count.toLowerCase()])[0] || Number.NaN)
  const each = readNumber(amount, 'grams')
  return pieces >= 1 && each !== null ? Math.round(pieces * each * 100) / 100 : null
}

const PER_PIECE =
  /^(?:about |around |maybe |like |i (?:smoke|do) |environ |à peu près |j['’]en fume )?(\d+|\p{L}+) (?:joints?|bowls?|doobies|pinners|battes?)(?: (?:a|per) day| par jour)?[ ,]+(?:(?:at|of|à|de|d['’])\s*)?(.+?(?:g|gr|grams?|grammes?)) (?:each|apiece|chaque|chacune?)[.!]*$/iu
/** "Half a gram twice a day", « un demi-gramme trois fois par jour » of grams a day. */
function timesADay({ unit = '' }: Question, said: string): number | null {
  const [, amount = '', times = ''] = GRAMS.test(unit) ? (TIMES_A_DAY.exec(said.trim()) ?? []) : []
  const each = times === '' ? null : readNumber(amount, 'grams')
  const count = COUNT_OF[times.toLowerCase().split(/\s/)[0] ?? '']
  return each === null || count === undefined ? null : Math.round(each * count * 100) / 100
}

const TIMES_A_DAY =
  /^(.+?),? (once|twice|(?:two|three|four|2|3|4) times|(?:une|deux|trois|quatre|1|2|3|4) fois) (?:a day|per day|daily|par jour)[.!]*$/iu
const COUNT_OF: Readonly<Record<string, number>> = {
  ...{ once: 1, twice: 2, two: 2, three: 3, four: 4, une: 1, deux: 2, trois: 3, quatre: 4 },
  ...{ 1: 1, 2: 2, 3: 3, 4: 4 },
}
const EVERY_NIGHT =
  /^(?:(?:(?:pretty much|just about|basically|almost|literally) )?all (?:of )?(?:them|the nights|it|those)|(?:(?:pretty much|basically) )?(?:all week(?: long)?|(?:all of )?(?:the|my) (?:whole|entire) week|the whole week)|each and every (?:night|one)|(?:(?:pretty much|just about|basically) )?every (?:single )?(?:night|one(?: of (?:them|'em|em))?)|each (?:night|one)|all (?:seven|7)(?: of them)?|(?:(?:pas mal|à peu près|quasiment|pratiquement) )?(?:à |a )?(?:toutes les nuits|tous les soirs)|(?:à )?chaque (?:nuit|soir)|toutes(?: les sept)?|les sept)(?:,? (?:sans exception|without exception|no exceptions?|cette semaine|this week))*[.!]*$/iu

/** "Every one of them" counts none of them. */
const EVERY = /\b(?:every|each|all) (?:single )?(?:one|of them)\b/iu

/** "Every night" of a week. */
function everyOne({ maximum, unit = '' }: Question, said: string): number | null {
  return maximum === 7 && /^(?:nights|nuits)/.test(unit) && EVERY_NIGHT.test(said.trim()) && !/almost|quasiment/i.test(said) ? 7 : null
}

function isWithin({ minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: Question, value: number): boolean {
  return value >= minimum && value <= maximum
}
