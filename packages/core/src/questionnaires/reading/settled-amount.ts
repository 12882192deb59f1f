import { digitsForWords } from '../../shared/digits-for-words.ts'

/** What one part of a message gives as an amount; `null` where it gives none. */
type Read = (part: string) => number | null

/** "Ten, eleven… make it eleven", « cinq. Non, six »: what is said last is meant. `null`: nothing was corrected. */
export function correctedAmount(text: string, read: Read): number | null {
  const after = CORRECTED.exec(text)?.[1] ?? NOW_AT.exec(text)?.[1]
  return after === undefined ? null : read(after)
}

/**
 * The amount of a message that names several: what is concluded from them ("two a month so six"), what holds now ("six today, was an eight
 * yesterday"), or a bare number at the end. `null` where more than one could be meant.
 */
export function settledAmount(text: string, read: Read): number | null {
  const concluded = concludedAmount(text, read)
  if (concluded !== undefined) return concluded
  const parts = text.split(PARTS).filter((part) => /[\p{L}\d]/u.test(part))
  const usual = parts.filter((part) => MOSTLY.test(part) && countsSomething(part))
  if (parts.length > 1 && usual.length === 1 && usual[0] !== undefined) return read(usual[0].replace(MOSTLY, ' '))
  if (parts.length < 2 || parts.some((part) => VARIES.test(part))) return null
  const counted = parts.filter(countsSomething)
  const last = counted.at(-1)
  if (last !== undefined && BARE.test(last.trim()) && counted.every((part) => part === last || !BARE.test(part.trim()))) return read(last)
  const now = counted.filter((part) => !ANOTHER_TIME.test(part))
  return now.length === 1 && now[0] !== undefined ? read(now[0]) : null
}

/** What a reply says that its amounts come to; `undefined` where it says nothing of the kind. */
export function concludedAmount(text: string, read: Read): number | null | undefined {
  const concluded = CONCLUDED.exec(text)?.[1] ?? ALTOGETHER.exec(text)?.[1] ?? CONTRASTED.exec(text)?.[1]
  return concluded === undefined ? undefined : read(concluded)
}

/** "A quarter ounce does me the week so, what, a gram a day": the last part says what it is each day. `null`: it does not. */
export function eachDayAmount(text: string, read: Read): number | null {
  const said = EACH_DAY.exec(text)?.[1]
  return said === undefined ? null : read(said)
}

const EACH_DAY = /[,;.…]\s+(?:ça fait |ca fait |that['’]?s |so |donc )*([^,;]*\b(?:a|per|each|par) (?:day|jour)\b[^,;]*)$/iu
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|once|twice)`
const SOFT = `(?:(?:like|about|around|maybe|probably|only|just|i['’]?d say|environ|à peu près|genre|mettons|peut-être|juste|seulement|plus comme|more like) )*`
const CORRECTED = new RegExp(
  String.raw`[\p{L}\d][\s,.;:!…–—-]+(?:no|non|wait|actually|scratch that|make (?:it|that)|call it|let['’]?s say|say|mettez|mettons|mets|met|disons|dites|plutôt|ou plutôt|non plutôt)[\s,]+${SOFT}(${NUMBER}(?!['’])\b[^,.;]*)[.!]*(?:[,.;].*)?$`,
  'iu',
)
/** "Used to be twenty, but it's down to six." */
const NOW_AT = new RegExp(
  String.raw`\b(?:used to|was|were|before|avant|c['’]était|j['’]étais|j['’]en prenais)\b.*?\b(?:(?:down|up|now|cut(?: back)?) (?:to|at)|now(?: (?:it['’]?s|i['’]?m at|i (?:do|take|use)|i['’]?m))?|(?:rendue?|descendue?|montée?|baissé|tombée?) (?:à|a)) ${SOFT}(${NUMBER}(?!['’])\b[^,.;]*)[.!]*$`,
  'iu',
)
const CONCLUDED = new RegExp(
  String.raw`\b(?:so|that['’]?s|makes|equals|fa(?:it )?que|donc|ça fait|alors)[ ,]+${SOFT}(${NUMBER}(?: \p{L}+){0,3})[ .!]*$`,
  'iu',
)
const ALTOGETHER = new RegExp(
  String.raw`\b(${NUMBER})(?: \p{L}+)? (?:in all|in total|total|altogether|all told|all in all|en tout|au total)\b`,
  'iu',
)
const CONTRASTED = new RegExp(
  String.raw`\b(?:but|mais)\b[^,.;]{0,25}\b(?:real|really|actual|actually|only|just|true|vraiment|réellement|vrai|seulement|juste)\b[^,.;]{0,15}?\b(${NUMBER})[^\d]{0,20}$`,
  'iu',
)
const PARTS = /(?:[,.;:!…\n]+(?!\d)|\s[-–—]\s)/u
const BARE = new RegExp(
  String.raw`^${SOFT}\d+(?:\.\d+)?(?: (?:days?|nights?|times?|hours?|jours?|nuits?|fois|heures?|grams?|grammes?))?$`,
  'iu',
)
/** "About a gram, sometimes two." */
const VARIES =
  /^\s*(?:but |and |mais |et |pis )?(?:sometimes|some (?:days|nights|weeks)|other times|occasionally|up to|parfois|des fois|(?:certains|des) (?:jours|soirs)|jusqu['’]à) (?!more|less|plus|moins)(?:\p{L}+ )?(?:\d|an?\b|two|three|four|five|six|seven|eight|ten|une?\b|deux|trois|quatre|cinq)/iu
/** What is so most of the time, beside an exception. */
const MOSTLY =
  /\b(?:most (?:of the time|days|nights|times)|usually|generally|normally|on average|la plupart du temps|d['’]habitude|habituellement|en général|normalement|en moyenne)(?![\p{L}])/iu
/** Then or elsewhere, not now. */
const ANOTHER_TIME =
  /\b(?:was|were|been|yesterday|hier|before(?! (?:work|bed|lunch|dinner|supper|breakfast|noon))|avant(?! (?:le|la|de|d['’]|mon|ma|l['’]))|used to|last (?:week|month|year)|c['’]était|j['’]étais|était|when|whenever|quand|lorsque|if|worst|pire|in bed|couché)\b/iu

function countsSomething(part: string): boolean {
  return /^\s*(?:just |only )?(?:once|twice)\b/i.test(part) || /\d/.test(digitsForWords(part.toLowerCase().split(/[\s'’-]+/)).join(' '))
}
