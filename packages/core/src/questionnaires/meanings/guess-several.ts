import type { Meanings } from './meaning.ts'
import { type MeaningContext, readMeaning } from './read-meaning.ts'
import { plainWords } from './spoken-words.ts'
import type { Weigh } from './weigh.ts'

type Weighed = NonNullable<ReturnType<Weigh>>
type Reader = { weigh: (text: string) => ReturnType<Weigh>; meanings: Meanings }

/**
 * The options of a list, part by part: each is read by the rules or is clearly near one option, or else it is clearly near no other, like "stage 3" and
 * "got it from my sister". `null` where a part is neither, where one denies, or where the whole is near another option.
 */
export function guessSeveral({ weigh, meanings }: Reader, context: MeaningContext, text: string): string[] | null {
  const { question } = context
  const parts = text.split(PARTS).filter((part) => /\p{L}{2}/u.test(part))
  if (parts.length < 2 || parts.length > MOST_PARTS) return null
  const exclusive = question.exclusive ?? []
  const limit = Object.keys(question.flags ?? {}).length > 0 ? FAR : RATHER_FAR
  const found = new Set<string>()
  const open: Weighed[] = []
  for (const part of parts) {
    const meant = readMeaning(meanings, context, part)
    if ('value' in meant && Array.isArray(meant.value)) {
      for (const label of meant.value) found.add(label)
      continue
    }
    const weighed = weigh(part) ?? []
    const [best, next] = weighed
    if (!best || !next || ('between' in meant && meant.between.length > 0)) return null
    const isSure = best.margin >= NEAR && next.margin <= -NEAR
    if (!isSure) open.push(weighed)
    else if (('unsaid' in meant && meant.unsaid) || DENIES.test(plainWords(part))) return null
    else found.add(best.label)
    if (!isSure && best.known < KNOWN && !isMeasure(part)) return null
  }
  const isFar = ({ label, margin }: Weighed[number]) => margin <= limit || found.has(label) || (exclusive.includes(label) && margin < 0)
  if (!open.flat().every(isFar)) return null
  const isExclusive = [...found].some((label) => exclusive.includes(label))
  if (found.size === 0 || isExclusive) return null
  if (weigh(text)?.some(({ label, margin }) => margin > 0 && !found.has(label))) return null
  return Object.keys(question.select_multiple_options ?? {}).filter((label) => found.has(label))
}

const PARTS =
  /[,;:.!?…&+/()]+(?!\d)|\s[-–—]+\s|(?<!\p{L})(?:and|et|pis|puis|also|aussi|plus|then|but|mais|because|cause|car|parce qu(?:e|['’])|from|since|depuis)(?!\p{L})/iu
const MOST_PARTS = 8
const NEAR = 0.3
const RATHER_FAR = -0.5
const FAR = -0.65
/** The share of the words of a part that has to be known before it can be far from everything. */
const KNOWN = 0.3
const DENIES = /\b(?:no|not|none|nothing|never|neither|without|nope|non|rien|aucune?|jamais|pas(?! mal)|sans|ni)\b/

/** A number with its unit, such as "40 years" or "5 mg". */
function isMeasure(part: string): boolean {
  return /\d/.test(part) && part.trim().split(/\s+/).length <= 4
}
