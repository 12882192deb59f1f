import { normalizeSpelling } from '../text/normalize-spelling.ts'
import { crisisConceptsOf } from './crisis-concepts.ts'

/**
 * What the crisis classifier compares a text by, in parts that are weighed apart: its words, pairs of neighbours, words that stand near each other,
 * words as they sound, letters across and within words; and of what they are about: which concepts, which together, in which order, after which word,
 * and what a denial reaches.
 */
export type CrisisFeatures = Readonly<Record<CrisisPart, readonly string[]>>
export type CrisisPart = (typeof CRISIS_PARTS)[number]
export const CRISIS_PARTS = [
  'words',
  'pairs',
  'near',
  'sounds',
  'soundPairs',
  'letters',
  'about',
  'together',
  'order',
  'after',
  'denied',
] as const

/** Features of a text as typed; the same text always gives the same ones. */
export function crisisFeaturesOf(text: string): CrisisFeatures {
  const said = normalizeSpelling(text).split(' ')
  const heard = said.map(heardOf)
  const words = heard.map(({ stem }) => stem)
  const sounds = heard.map(({ sound }) => sound)
  const concepts = said.map(crisisConceptsOf)
  const about = [...new Set(concepts.flat())].sort()
  return {
    words,
    pairs: pairsOf(words),
    near: near(words.filter((word) => !SMALL.has(word))),
    sounds,
    soundPairs: pairsOf(sounds),
    letters: [...runsOf(`^${said.join('_')}$`, RUN).filter((run) => run.includes('_')), ...heard.flatMap(({ runs }) => runs)],
    about,
    together: about.flatMap((one, place) => about.slice(place + 1).map((other) => `${one}+${other}`)),
    order: inOrder(concepts),
    after: concepts.slice(1).flatMap((found, place) => found.map((one) => `${words[place]}>${one}`)),
    denied: denied({ said, words, concepts }),
  }
}

/** What a word alone says; the few thousand words of a language come again and again, so they are kept. */
type HeardWord = { stem: string; sound: string; runs: readonly string[] }

function heardOf(word: string): HeardWord {
  const known = KNOWN.get(word)
  if (known) return known
  const heard = { stem: stemOf(word), sound: soundOf(word), runs: runsOf(word, INNER_RUN).map((run) => `<${run}`) }
  if (word.length <= LONGEST && KNOWN.size < REMEMBERED) KNOWN.set(word, heard)
  return heard
}

const REMEMBERED = 20_000
/** A longer one is a slice, which holds the whole message in memory. */
const LONGEST = 12
const KNOWN = new Map<string, HeardWord>()

const SMALL = new Set(
  'the a an of to is are am be in on at my it and i for that this with le la les de du des un une et en que je ce se me au'.split(' '),
)
/** Content words this far apart still belong together. */
const NEAR = 4
/** Length of the runs of letters across a space, and of those within a word. */
const RUN = 5
const INNER_RUN = 4

function pairsOf(words: readonly string[]): string[] {
  return ['^', ...words].map((word, place) => `${word} ${words[place] ?? '$'}`)
}

function near(content: readonly string[]): string[] {
  return content.flatMap((word, place) => content.slice(place + 1, place + 1 + NEAR).map((other) => `${word}_${other}`))
}

function runsOf(span: string, length: number): string[] {
  return Array.from({ length: Math.max(0, span.length - length + 1) }, (_, start) => span.slice(start, start + length))
}

type Concepts = readonly (readonly string[])[]

/** Concepts that follow each other, whatever stands between: "not" before "want" is not "want" before "not". */
function inOrder(concepts: Concepts): string[] {
  const chain = [['^'], ...concepts.filter((found) => found.length > 0), ['$']]
  return chain.slice(1).flatMap((found, place) => (chain[place] ?? []).flatMap((one) => found.map((other) => `${one}>${other}`)))
}

type Read = { said: readonly string[]; words: readonly string[]; concepts: Concepts }

/** What stands within four words after a denial. */
function denied({ said, words, concepts }: Read): string[] {
  return said.flatMap((word, place) => {
    if (!DENIALS.has(word)) return []
    const reached = [1, 2, 3, 4].map((step) => place + step).filter((at) => at < said.length)
    return reached.flatMap((at) => [`!${words[at]}`, ...(concepts[at] ?? []).map((one) => `!#${one}`)])
  })
}

const DENIALS = new Set('not no never none without nothing neither nor pas plus jamais aucun aucune rien sans personne'.split(' '))

function stemOf(word: string): string {
  if (/^\d+$/.test(word)) return '#'
  const singular = word.length > 4 && word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<=..[^su])s$/, '')
  const plain = singular.length > 5 ? singular.replace(/(?:ing|ed)$/, '') : singular
  return plain.length > 4 ? plain.replace(/e$/, '') : plain
}

/** A word without its ending, by ear: "tué", "tuer" and "tuez" are one, so are "brething" and "breathing". */
function soundOf(word: string): string {
  if (/^\d/.test(word)) return '#'
  const root = word.length > 4 ? word.replace(ENDING, '') : word
  return HEARD.reduce((all, [spelling, sound]) => all.replace(spelling, sound), root)
}

const ENDING = /(?:ations?|ements?|ments?|ings?|ees?|es|ers?|ez|e?nt|aient|ais|ait|ants?|ed|ly|e|s|x|ir|is|it)$/
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/eau|au/g, 'o'],
  [/ai|ei|ea|ee/g, 'e'],
  [/ou|oo/g, 'u'],
  [/ph/g, 'f'],
  [/c(?=[eiy])|z/g, 's'],
  [/qu|ck|c/g, 'k'],
  [/y/g, 'i'],
  [/gh|h/g, ''],
  [/(.)\1+/g, '$1'],
]
