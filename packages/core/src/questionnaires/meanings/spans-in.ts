import { isOneSlip } from '@clinic/nlu/text/is-one-slip'
import { ANY_NUMBER, type QuestionMeanings } from './meaning.ts'
import { type SpokenWord, tightWords } from './spoken-words.ts'

/** Where a phrase of an option is in a reply. `denied`: said not to be so. `yields`: see `Meaning`. */
export type FoundSpan = { option: string; start: number; end: number; denied: boolean; yields: boolean }

/** Where meanings are said: the longest at each place; one inside another does not count. */
export function spansIn(
  { byFirst, known }: QuestionMeanings,
  words: readonly SpokenWord[],
  { typos, text }: { typos: boolean; text: string },
): FoundSpan[] {
  const tight = ` ${tightWords(text)} `
  const meant = words.map(({ word }) => (known.has(word) || !typos ? word : (slipOf(known, word) ?? word)))
  const found = meant.flatMap((word, start) =>
    [...(byFirst.get(word) ?? []), ...(isNumber(word) ? (byFirst.get(ANY_NUMBER) ?? []) : [])]
      .filter((phrase) => phrase.words.every((one, place) => isSaid(one, meant[start + place])))
      .filter(({ words: said }) => isOneClause(words.slice(start, start + said.length)))
      .filter(({ said, words: [one] }) => said === null || said === one || tight.includes(` ${said} `))
      .map(({ option, words: said, yields }) => ({ option, yields, start, end: start + said.length })),
  )
  const longest = found.filter((one) => !found.some((other) => isInside(one, other) || isCutBy(one, other)))
  const marked: FoundSpan[] = []
  for (const span of [...longest].sort((a, b) => a.start - b.start)) {
    const before = marked.findLast(({ end }) => end <= span.start)
    marked.push({ ...span, denied: isDenied(words, span, longest) || (before?.denied === true && isListed(words, before, span)) })
  }
  return marked
}

/** No phrase continues behind a comma: « plus de THC, le CBD… » names no balance of both. */
function isOneClause(words: readonly SpokenWord[]): boolean {
  return words.every(({ clause, aside }) => aside || clause === words[0]?.clause)
}

function isSaid(one: string, word: string | undefined): boolean {
  return word !== undefined && (one === word || (one === ANY_NUMBER && isNumber(word)))
}

export function isNumber(word: string): boolean {
  return /^\d+(?:point\d+)?$/.test(word) || NUMBER_WORDS.has(word)
}

const NUMBER_WORDS = new Set(
  'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty deux trois quatre cinq six sept huit neuf dix douze quinze vingt trente quarante cinquante'.split(
    ' ',
  ),
)

/** Without what says nothing beside the rest: see `Meaning.over` and `Meaning.yields`. */
export function settled({ over }: QuestionMeanings, spans: readonly FoundSpan[]): FoundSpan[] {
  const said = spans.filter(({ denied }) => !denied)
  const strong = said.filter(({ yields }) => !yields)
  const beside = new Set(strong.flatMap(({ option }) => over.get(option) ?? []))
  return spans.filter(
    ({ option, denied, yields }) => denied || (!(yields && strong.some((one) => one.option !== option)) && !beside.has(option)),
  )
}

function isInside(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start
}

/** "Used to smoke" takes its words from "smoke pot". */
function isCutBy(one: { option: string; start: number; end: number }, other: { option: string; start: number; end: number }): boolean {
  const isLonger = other.end - other.start > one.end - one.start
  return one.option !== other.option && isLonger && other.start < one.start && one.start < other.end
}

/** A known word with one slip, unless another is as near. */
function slipOf(known: ReadonlySet<string>, word: string): string | null {
  if (word.length < SHORTEST_SLIP) return null
  const near = [...known].filter((one) => one.length >= SHORTEST_SLIP && one[0] === word[0] && isOneSlip(word, one))
  return near.length === 1 ? (near[0] ?? null) : null
}

const SHORTEST_SLIP = 6
/** Words that deny what follows. */
export const NEGATIONS = new Set(
  'no not never zero without neither nor none nothing less least low non nan pas jamais rien personne moins moin peu aucun aucune sans ni stop stopped quit stopping arrete arreter cesse lache except sauf instead'.split(
    ' ',
  ),
)
const AFTER = new Set('no not non nan pas nope rien nothing'.split(' '))
/** "Falling asleep is fine", « m'endormir ça va » : that is not the trouble. */
const FINE = new Set('fine ok okay alright easy facile va'.split(' '))
const TROUBLE = new Set('problem trouble issue probleme souci misere'.split(' '))
const REACH = 3

/** A negation before it in its clause, or one right behind it that ends the clause. */
function isDenied(
  words: readonly SpokenWord[],
  span: { start: number; end: number },
  spans: readonly { start: number; end: number }[],
): boolean {
  const clause = words[span.start]?.clause
  const isFree = (place: number) => !spans.some(({ start, end }) => start <= place && place < end)
  for (let place = span.start - 1; place >= 0 && place >= span.start - REACH; place -= 1) {
    const one = words[place]
    if (one?.clause !== clause || one?.item !== words[span.start]?.item) break
    if (one && NEGATIONS.has(one.word) && isFree(place)) return !TROUBLE.has(words[place + 1]?.word ?? '')
  }
  const next = words[span.end]
  const goesWell = next?.word !== 'va' || words[span.end + 1]?.clause !== clause
  if (next?.clause === clause && FINE.has(next?.word ?? '') && goesWell && isFree(span.end)) return true
  if (next?.clause === clause && isNoTrouble(words, span.end)) return true
  const ends = words[span.end + 1]?.clause !== clause
  return next !== undefined && next.clause === clause && AFTER.has(next.word) && ends && isFree(span.end)
}

/** "Getting to sleep is no problem", « m'endormir, pas de misère ». */
function isNoTrouble(words: readonly SpokenWord[], place: number): boolean {
  return AFTER.has(words[place]?.word ?? '') && TROUBLE.has(words[place + 1]?.word ?? '')
}

/** "no oil or gummies": what follows in the same clause is denied with it. */
function isListed(words: readonly SpokenWord[], before: FoundSpan, span: { start: number }): boolean {
  return words[before.start]?.clause === words[span.start]?.clause && span.start - before.end <= 1
}
