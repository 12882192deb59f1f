import type { Question } from '@clinic/contract/questionnaires'
import type { QuestionMeanings } from './meaning.ts'
import { plainWords, spokenWords } from './spoken-words.ts'

/**
 * The one option of a scored scale that a sentence names: "I feel on edge every day", "it upsets me quite a bit". Nothing where two are named,
 * where a word beside it denies, bounds or doubts it, or where the sentence speaks well of what is asked about.
 */
export function spokenOption({ whole }: QuestionMeanings, { text, question }: { text: string; question: Question }): string | null {
  const said = plainWords(text)
  const refused = /^(?:no|nope|nah|non|nan) /.exec(said)?.[0] ?? ''
  const words = said.slice(refused.length).split(' ')
  if (words.length > LONGEST || saysNeverCalm(said)) return null
  const spans = longestOf(spansIn(whole, words))
  const options = new Set(spans.map(({ option }) => option))
  const [only] = options
  if (only === undefined || options.size !== 1) return null
  const isFree = (place: number) => !spans.some(({ start, end }) => start <= place && place < end)
  const first = Math.min(...spans.map(({ start }) => start))
  if (words.some((word, place) => isFree(place) && (UNCLEAR.has(word) || (place < first && DENYING.has(word))))) return null
  if (TENSE.test(said) || (/month/i.test(only) && words.some((word, place) => isFree(place) && WEEKS.has(word)))) return null
  if (!leadsTo(words.slice(0, first).join(' '), question)) return null
  if (refused !== '' && !REFUSING.test(only)) return null
  // "Very very much" is more than "very much".
  if (spans.some(({ start }) => isFree(start - 1) && words[start - 1] === words[start])) return null
  return spans.some(({ start }) => isFree(start - 1) && TURNING.has(words[start - 1] ?? '')) ? null : only
}

/** True where the words before an option speak of what is asked about, or of nothing. */
function leadsTo(before: string, { text }: Question): boolean {
  const asked = spokenWords(text).flatMap(({ word }) => [word.slice(0, STEM), ...(KIN[word.slice(0, STEM)] ?? [])])
  return spokenWords(before).every(({ word }) => word.length < STEM || PLAIN.has(word) || asked.includes(word.slice(0, STEM)))
}

/** "I never shut up", « jamais capable d'arrêter »: what is never is the rest from it. */
export function saysNeverCalm(said: string): boolean {
  return NEVER_CALM.test(said)
}

/** True where "never" is heard and the words beside it count or bound: "nightly, never a day off", "next to never". */
export function deniesTooMuch(value: unknown, said: string): boolean {
  return /^(?:never|not at all|none)\b/i.test(String(value)) && said.includes(' ') && COUNTS.test(said)
}

const COUNTS =
  /\b(?:next to|close to|nearly|almost|virtually|presque|quasiment|pratiquement) (?:never|not|none|jamais|pas)\b|\b(?:nightly|daily|weekly|monthly|constantly|always|often|every|each|chaque|toujours|souvent|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|\d+ (?:times|days|fois|jours))\b/
const NEVER_CALM =
  /\bnever (?:stop|shut|sit|finish|end|quit|rest|relax|able|calm|skip|sleep|miss|fail|let|leave|goes away|go away|(?:get|got) (?:any|a|to|started|around|things|stuff|it|going|on top)|remember|find|focus|concentrate|listen|organized|on time|wait|start|settle|any (?:peace|rest)|not)\w*\b|\bjamais (?:capable|fini\w*|arret\w*|tranquille|relaxe|manqu\w*|lach\w*|saut\w*|repo\w*|de (?:repit|repos|paix))\b|\b(?:arret|lach|fini|cess|repos|manqu|dor|dispar)\w* (?:\w+ )?jamais\b/
/** What always has been or always was is a habit of another kind: "out like a light, always have". */
const TENSE = /\balways (?:have|has|had|was|were|been|did|do|does)\b/
/** Beside times a month these make another rate: "once or twice a week". */
const WEEKS = new Set('week weeks weekly semaine semaines'.split(' '))
const STEM = 5
/** The same said otherwise, by the beginnings of words. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  tired: ['exhau', 'fatig', 'epuis', 'claqu'],
  worry: ['inqui'],
  nervo: ['nerve', 'stres', 'anxie'],
  depre: ['depri', 'trist'],
}
const PLAIN = new Set(
  'happen happens arrive arrivent ressens sentir really vraiment honnetement facilement probablement souvent maybe yeah usually habitude bother bothers derange upsets'.split(
    ' ',
  ),
)
/** Options that a no in front agrees with. */
const REFUSING = /^(?:no|none|never|not|rarely)\b/i
const LONGEST = 24
const LONGEST_PHRASE = 6
type Span = { option: string; start: number; end: number }

function spansIn(whole: QuestionMeanings['whole'], words: readonly string[]): Span[] {
  return words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - start) }, (_, more) => start + more + 1).flatMap((end) => {
      const said = words.slice(start, end).join(' ')
      if (end - start === 1 ? !STRONG.has(said) : NO_PHRASE.test(said)) return []
      return [...(whole.get(said) ?? [])].map((option) => ({ option, start, end }))
    }),
  )
}

/** The longest at each place; one inside another or across its end does not count. */
function longestOf(spans: readonly Span[]): Span[] {
  const taken: Span[] = []
  for (const span of [...spans].sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!taken.some(({ start, end }) => span.start < end && start < span.end && (span.start !== start || span.end !== end)))
      taken.push(span)
  return taken
}

/** Single words that name an option anywhere in a sentence. */
const STRONG = new Set(
  `never rarely seldom sometimes occasionally often frequently always constantly daily weekly monthly extremely moderately slightly somewhat
   jamais rarement parfois souvent toujours constamment moderement moyennement enormement extremement legerement quotidiennement`.split(
    /\s+/,
  ),
)
/** Pairs of words that only open or close a sentence. */
const NO_PHRASE = /^(?:i do not|i do|no no|not really|a lot of)$/
/** Words that may turn what follows them. */
const TURNING = new Set(
  'not no almost nearly less more than hardly barely under over until too way pas moins plus presque quasiment que sans trop'.split(' '),
)
/** Words before it that deny it or make it someone else's. */
const DENYING = new Set(
  `not no never cannot without neither nor pas jamais sans ni used before avant he she they his her people wife husband mom dad il elle ils elles`.split(
    /\s+/,
  ),
)
/** Words that leave open whether or when it applies, or that say all is well. */
const UNCLEAR = new Set(
  `if maybe perhaps unless except anymore might could should fine good well ok okay happy better great finish finished kept remember si peutetre sauf bien correct mieux heureux
   heureuse content contente calme`.split(/\s+/),
)
