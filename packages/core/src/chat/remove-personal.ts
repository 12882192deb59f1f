import { PROVINCES } from '@clinic/contract/provinces'
import { cleanText } from '@clinic/nlu/text/normalize'
import { foldText } from '../shared/fold-text.ts'

/**
 * A message without what says who somebody is, in English and French: names, addresses, places, dates, numbers, health cards, postal codes,
 * patient ids, e-mails and links become words in brackets. `known`: what is known of this person, in any form. Takes too much rather than too
 * little; `null` where something is left that may be personal, or where nothing else is.
 */
export function removePersonal(text: string, known: readonly string[]): string | null {
  const byForm = RULES.reduce((left, [pattern, put]) => left.replace(pattern, put), cleanText(text))
  const removed = capitals(words(byForm, new Set(known.flatMap(segmentsOf))))
    .replace(/(\[[a-z ]+\])(?:[\s,.'’-]*\1)+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const digits = removed.replace(/\D/g, '').length
  const rest = removed.replace(/\[[a-z ]+\]/g, ' ')
  return removed.includes('@') || digits >= MOST_DIGITS || !/\p{L}{2}/u.test(rest) ? null : removed
}

/** An age and an amount, and no more. */
const MOST_DIGITS = 5

const MONTH =
  'jan(?:uary|vier|v)?|feb(?:ruary)?|f[eé]v(?:rier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sep(?:t(?:ember|embre)?)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?'
const DIGIT = 'zero|z[eé]ro|oh|nought|one|two|three|four|five|six|seven|eight|nine|un|deux|trois|quatre|cinq|sept|huit|neuf|double|triple'
const TENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fou?rty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille'
const STREET =
  'street|str|st|avenue|ave|av|road|rd|boulevard|blvd|boul|drive|dr|lane|ln|court|crescent|cres|cr|way|place|pl|terrace|circle|highway|hwy|trail|parkway|square'
const RUE = 'rue|avenue|av|boulevard|boul|chemin|ch|rang|place|c[oô]te|mont[eé]e|all[eé]e|impasse|route'
const PROVINCE = [...Object.values(PROVINCES), 'Québec', 'Colombie'].join('|')
const NAMED =
  "my (?:full |first |last |given |family |legal )?name(?:['’]?s| is| was)?|(?:the )?name['’]?s|name is|i am called|i['’]?m called|je m['’ ]?appelle|on m['’ ]?appelle|mon (?:pr[eé]nom|nom)(?: de famille| complet)?(?: est| c['’ ]?est)?|appelez[- ]moi|signed|call me"
const NO_NAME =
  '(?:back|at|on|by|please|when|later|now|today|tomorrow|asap|if|maybe|not|a|an|the|my|your|so|very|too|for|what|how|why|about|is|it|un|une|le|la|les|mon|ma|pas|tr[eè]s|trop|pour|quoi|bien|ce|que)'

/** Whole words alone: letters of every script count as such. */
function whole(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
}

/** The order matters: what is longer and surer first. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\S*@\S+/gu, '[email]'],
  [
    whole(
      '[\\w.+-]+\\s*(?:@|\\(at\\)|\\bat\\b|arobase|arobas)\\s*[\\w-]+(?:\\s*(?:\\(dot\\)|\\bdot\\b|\\bpoint\\b|\\.)\\s*[\\w-]+)*\\s*(?:\\(dot\\)|\\bdot\\b|\\bpoint\\b|\\.)\\s*(?:com|ca|net|org|fr|co|info|me|edu)',
    ),
    '[email]',
  ],
  [/(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}])[\p{L}\p{N}-]+\.(?:com|ca|org|net|info|qc)(?![\p{L}\p{N}])\S*/giu, '[link]'],
  [whole('TCN[\\s#-]*\\d+'), '[number]'],
  [
    /(?<![\p{L}\p{N}])[a-z][\s-]?[0-9oi][\s-]?[a-z][\s-]*[0-9oi][\s-]?[a-z][\s-]?[0-9oi](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[a-z]\d[a-z](?![\p{L}\p{N}])/giu,
    '[postal code]',
  ],
  [whole(`\\d{1,2}(?:st|nd|rd|th|er|e)?(?: of| de| du)?[\\s,./-]*(?:${MONTH})\\.?(?:[\\s,./-]*(?:of |de )?\\d{2,4})?`), '[date]'],
  [whole(`(?:${MONTH})\\.?(?: the)?[\\s,./-]*\\d{1,4}(?:st|nd|rd|th)?(?:[\\s,./-]+\\d{2,4})?`), '[date]'],
  [
    whole(
      `(?:(?:${TENS}|premier|first)[\\s-]+)?(?:${MONTH})[\\s,]+(?:the )?(?:\\p{L}+[\\s-]+)?(?:nineteen|mille|two thousand|deux mille|twenty)[\\s-]+(?:(?:${TENS}|${DIGIT}|et|and)[\\s-]*)+`,
    ),
    '[date]',
  ],
  [whole(`(?:nineteen|two thousand|mille neuf|deux mille)[\\s-]+(?:(?:${TENS}|${DIGIT}|et|and)[\\s-]*)+`), '[date]'],
  [/(?<!\d)\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?!\d)/gu, '[date]'],
  [
    whole(
      `(?:(?:apt|apartment|unit|suite|app|appartement|bureau|#)\\.?\\s*#?\\d+\\w?[\\s,-]*)?\\d+[a-z]?(?:[\\s,-]+\\p{L}[\\p{L}'’.-]*){1,4}?[\\s,]+(?:${STREET})\\.?`,
    ),
    '[address]',
  ],
  [
    whole(
      `\\d+[a-z]?[\\s,]+(?:${RUE})\\.?(?:[\\s-]+(?:de|du|des|la|le|les|l['’])){0,2}[\\s-]*\\p{L}[\\p{L}'’.-]*(?:[\\s-]+\\p{Lu}[\\p{L}'’.-]*){0,3}`,
    ),
    '[address]',
  ],
  [whole('(?:p\\.?o\\.? box|case postale|c\\.?p\\.?|apt|apartment|unit|suite|appartement)\\.?\\s*#?\\d+\\w?'), '[address]'],
  [/(?<![\p{L}\p{N}])\p{L}{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)|\+?\(?\d(?:[\s().–/·,-]*\d){2,}(?:[\s-]?[a-z]{1,2}(?![\p{L}]))?/giu, '[number]'],
  [/(?<![\p{L}\p{N}])(?=\p{L}*\d\p{L}*\d\p{L}*\d)[\p{L}\p{N}-]+/gu, '[number]'],
  [whole(`(?:(?:${DIGIT}|${TENS})[\\s,-]+){2,}(?:${DIGIT}|${TENS})`), '[number]'],
  [whole(`(${NAMED})[\\s:,]+(?!${NO_NAME}(?![\\p{L}]))\\p{L}[\\p{L}'’.-]*(?:[\\s-]+\\p{L}[\\p{L}'’.-]*){0,2}`), '$1 [name]'],
  [
    whole(
      `(this is|i am|i['’]?m|c['’]est|ici|je suis)\\s+(?!${NO_NAME}(?![\\p{L}]))\\p{L}+(?:[\\s-]+\\p{L}+){0,2}(?=[\\s,]+(?:calling|speaking|here|again|from|qui|[aà] l['’]appareil))`,
    ),
    '$1 [name]',
  ],
  [/(?<![\p{L}\p{N}])(mr|mrs|ms|miss|dr|mme|mlle|monsieur|madame)\.?\s+\p{L}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)?/giu, '$1 [name]'],
  [
    new RegExp(
      `(?<![\\p{L}])((?:live|living|lives|reside|moved|j['’]?habite|habite|vis|d[eé]m[eé]nag[eé]e?) (?:in|at|near|on|to|à|a|au|en|dans|sur))\\s+(?!(?:${PROVINCE}|pain|canada|a|the|une?|la|le)(?![\\p{L}]))\\p{L}[\\p{L}'’-]*(?:[\\s-]+\\p{Lu}[\\p{L}'’-]*){0,2}`,
      'giu',
    ),
    '$1 [place]',
  ],
]

function segmentsOf(value: string): string[] {
  return foldText(value)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && /\p{L}/u.test(word))
}

/** Words that are known of this person, however they are written. */
function words(text: string, known: ReadonlySet<string>): string {
  return outside(text, (part) => part.replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => (known.has(foldText(word)) ? '[name]' : word)))
}

/** Names that nobody told us begin with a capital: inside a sentence any such word goes, at its start where another one follows. */
function capitals(text: string): string {
  return outside(text, (part) =>
    part.replace(/\p{Lu}\p{Ll}[\p{L}'’-]*/gu, (word, at: number) => {
      if (KEPT.has(foldText(word.replace(/['’]s$/u, '')))) return word
      const starts = /(?:^|[.!?:"(]\s*)$/u.test(part.slice(0, at))
      return starts && !/^\s+\p{Lu}\p{Ll}/u.test(part.slice(at + word.length)) ? word : '[name]'
    }),
  )
}

/** What was put in brackets stays as it is. */
function outside(text: string, change: (part: string) => string): string {
  return text
    .split(/(\[[a-z ]+\])/)
    .map((part) => (/^\[[a-z ]+\]$/.test(part) ? part : change(part)))
    .join('')
}

/** Capitalised words that are nobody's name. */
const KEPT: ReadonlySet<string> = new Set([
  ...Object.values(PROVINCES).flatMap(segmentsOf),
  ...'canada canadian health cannabis marijuana thc cbd medical document english french francais anglais quebec colombie britannique'.split(
    ' ',
  ),
  ...'monday tuesday wednesday thursday friday saturday sunday hi hello thanks im ive ill id'.split(' '),
])
