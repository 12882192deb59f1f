import type { Question } from '@clinic/contract/questionnaires'
import { isOneSlip } from '@clinic/nlu/text/is-one-slip'
import { foldText } from '../../shared/fold-text.ts'
import type { AnswerValue, ReadAnswer } from '../answers.ts'
import { kindOf } from '../question-map/kind.ts'
import { labelsOf } from '../question-map/options.ts'
import { type Meanings, meaningsOf, type QuestionMeanings, wholeOf } from './meaning.ts'
import { optionsFor, readSpan } from './read-span.ts'
import { spokenOption } from './spoken-option.ts'
import { plainWords, type SpokenWord, spokenWords } from './spoken-words.ts'

/**
 * `whole`: nothing in the reply is left unexplained. `exact`: the reply is a phrase of its own. `between`: options it could mean, empty where it
 * means none. `unsaid`: it is about someone else or only supposed.
 */
export type MeantAnswer = { value: AnswerValue; whole: boolean; exact: boolean } | { between: string[]; unsaid?: boolean }

/** The question that a reply answers, with the person's day. `today`: ISO. */
export type MeaningContext = { key: string; tag: string; question: Question; today: string }

/** Answers that a person gives by a button or by plain yes and no only. */
const EXPLICIT_FLAGS: readonly string[] = ['suicidality', 'suicide_attempt_past']
/** A scale counts what was said: only a phrase that is known as it is. */
const UNSCORED: readonly string[] = ['async', 'renewal', 'follow_up']
const LONGEST = 24

/** True where an answer must be chosen as it is written: questions about self-harm and suicide. */
export function needsExplicitChoice({ flags = {} }: Question): boolean {
  return Object.values(flags)
    .flat()
    .some((flag) => EXPLICIT_FLAGS.includes(flag))
}

/** What a reply in a person's own words answers. Never guesses between two options, and takes nothing that is denied, supposed or about someone else. */
export function readMeaning(meanings: Meanings, context: MeaningContext, text: string): MeantAnswer {
  const { key, tag, question } = context
  if (needsExplicitChoice(question) || kindOf(question) === 'none') return NOTHING
  const known = meaningsOf(meanings, { key, tag, question })
  const whole = wholeReply(known, text)
  const exact = known.whole.has(plainWords(text))
  if (whole) return whole.length === 1 ? { value: answerValue(question, whole), whole: true, exact } : { between: whole }
  const scored = !UNSCORED.includes(key) && kindOf(question) === 'options' ? spokenOption(known, { text, question }) : null
  if (scored !== null) return { value: scored, whole: true, exact: false }
  const words = spokenWords(text)
  if (words.length === 0 || words.length > LONGEST) return NOTHING
  const spans = spansIn(known, words, { typos: UNSCORED.includes(key) })
  const free = words.filter((_, place) => !spans.some(({ start, end }) => start <= place && place < end))
  if (free.some(({ word }) => SUPPOSED.has(word)) || (!asksOfFamily(question) && free.some(({ word }) => OTHERS.has(word)))) return UNSAID
  if (kindOf(question) === 'select_multiple_options') return several(context, words, spans)
  const ranged = byRange(known, text, context.today)
  return one(context, { words, spans, ranged, free })
}

const NOTHING: MeantAnswer = { between: [] }
const UNSAID: MeantAnswer = { between: [], unsaid: true }

/** The answer of a reply whose labels and numbers have been read already: meanings answer what is left, and object where they say otherwise. */
export function withMeaning(meanings: Meanings, context: MeaningContext, { text, plain }: { text: string; plain: ReadAnswer }): ReadAnswer {
  const { question } = context
  if (kindOf(question) === 'none' || needsExplicitChoice(question)) return plain
  const meant = readMeaning(meanings, context, text)
  if (!('value' in plain)) {
    if ('value' in meant) return { value: meant.value }
    return meant.between.length > 0 ? { problem: 'not-an-option', detail: meant.between } : plain
  }
  if (kindOf(question) === 'yes_no_options' || namesOption(question, text)) return plain
  if (!('value' in meant)) {
    const other = kindOf(question) === 'options' && meant.between.some((label) => label !== plain.value)
    return meant.unsaid || other ? { problem: 'not-an-option', detail: meant.between } : plain
  }
  if (JSON.stringify(meant.value) === JSON.stringify(plain.value)) return plain
  if (kindOf(question) !== 'options') return holdsAll(meant.value, plain.value) ? { value: meant.value } : plain
  return meant.whole ? { value: meant.value } : { problem: 'not-an-option', detail: [String(plain.value), String(meant.value)] }
}

function holdsAll(meant: AnswerValue, plain: AnswerValue): boolean {
  return Array.isArray(meant) && Array.isArray(plain) && plain.every((label) => meant.includes(label))
}

/** A label as it is, or its place in the list. */
function namesOption(question: Question, text: string): boolean {
  const said = foldText(text)
  return said.length <= 2 || /\d$/.test(said) || labelsOf(question).some((label) => foldText(label) === said)
}

/** The options of a reply that is a known phrase, as it is or without the words around it. */
function wholeReply({ whole }: QuestionMeanings, text: string): string[] | null {
  const said = plainWords(text)
  if (said === '') return null
  const plain = said.replace(BEFORE, '').replace(BEHIND, '')
  // Without its small words "I do not know" would read as "not that I know".
  const meant = KNOWS_NOT.test(plain) ? undefined : whole.get(wholeOf(spokenWords(text).map(({ word }) => word)))
  const found = whole.get(said) ?? whole.get(plain) ?? meant
  if (found) return [...found]
  const [, opening = '', rest = ''] = OPENED.exec(plain) ?? []
  const named = whole.get(rest.replace(BEFORE, ''))
  if (!named) return null
  // "Yes a lot", "non ça fait rien": what follows says which yes or no it is.
  const isYes = /^(?:y|o)/.test(opening)
  return [...named].every((option) => REFUSES.test(option) !== isYes) ? [...named] : null
}

const BEFORE =
  /^(?:(?:just|only|about|like|basically|literally|probably|pretty much|i think|i guess|i would say|juste|environ|seulement|pas mal|mettons|je pense|je dirais) )+(?=\w)/
const BEHIND =
  / (?:that i know of|that i am aware of|to my knowledge|i think|i guess|so far|yet|thanks|please|que je sache|a ma connaissance|je pense|encore|merci|svp)$/
const KNOWS_NOT =
  /\b(?:(?:do|did|can|could) not|cannot|never) (?:\w+ )?(?:know|say|tell|remember|recall)\b|\b(?:sais|souviens|rappelle) (?:\w+ )?pas\b/
const OPENED = /^(yes|yeah|yep|oui|ouais|ouin|no|nope|non|nan) (.+)$/
const REFUSES = /^(?:no|none|never|not|nothing|i do not|i had no)\b/i

type FoundSpan = { option: string; start: number; end: number; denied: boolean }

/** Where meanings are said: the longest at each place; one inside another does not count. */
function spansIn({ byFirst, known }: QuestionMeanings, words: readonly SpokenWord[], { typos }: { typos: boolean }): FoundSpan[] {
  const meant = words.map(({ word }) => (known.has(word) || !typos ? word : (slipOf(known, word) ?? word)))
  const found = meant.flatMap((word, start) =>
    (byFirst.get(word) ?? [])
      .filter((phrase) => phrase.words.every((one, place) => meant[start + place] === one))
      .map(({ option, words: said }) => ({ option, start, end: start + said.length })),
  )
  const longest = found.filter((one) => !found.some((other) => isInside(one, other)))
  const marked: FoundSpan[] = []
  for (const span of [...longest].sort((a, b) => a.start - b.start)) {
    const before = marked.findLast(({ end }) => end <= span.start)
    marked.push({ ...span, denied: isDenied(words, span, longest) || (before?.denied === true && isListed(words, before, span)) })
  }
  return marked
}

function isInside(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return other.start <= one.start && one.end <= other.end && other.end - other.start > one.end - one.start
}

/** A known word with one slip, unless another is as near. */
function slipOf(known: ReadonlySet<string>, word: string): string | null {
  if (word.length < SHORTEST_SLIP) return null
  const near = [...known].filter((one) => one.length >= SHORTEST_SLIP && one[0] === word[0] && isOneSlip(word, one))
  return near.length === 1 ? (near[0] ?? null) : null
}

const SHORTEST_SLIP = 6
const NEGATIONS = new Set(
  'no not never without neither nor none nothing less least low non nan pas jamais rien personne moins moin peu aucun aucune sans ni stop stopped quit stopping arrete arreter cesse lache except sauf instead'.split(
    ' ',
  ),
)
const AFTER = new Set('no not non nan pas nope'.split(' '))
/** "Falling asleep is fine", « m'endormir ça va » : that is not the trouble. */
const FINE = new Set('fine okay'.split(' '))
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
    if (one?.clause !== clause) break
    if (one && NEGATIONS.has(one.word) && isFree(place)) return true
  }
  const next = words[span.end]
  if (next?.clause === clause && FINE.has(next?.word ?? '') && isFree(span.end)) return true
  const ends = words[span.end + 1]?.clause !== clause
  return next !== undefined && next.clause === clause && AFTER.has(next.word) && ends && isFree(span.end)
}

/** "no oil or gummies": what follows in the same clause is denied with it. */
function isListed(words: readonly SpokenWord[], before: FoundSpan, span: { start: number }): boolean {
  return words[before.start]?.clause === words[span.start]?.clause && span.start - before.end <= 1
}

/** Words that make a reply a supposition. */
const SUPPOSED = new Set(
  'if maybe perhaps possibly might could should unless suppose supposing imagine si peutetre pourrait devrait serait wonder wondering unsure thought used before mild slight minor leger legere avant ancien ancienne'.split(
    ' ',
  ),
)
const OTHERS = new Set(
  `mom mum mother dad father brother sister wife husband son daughter kid child children friend partner boyfriend girlfriend uncle aunt cousin grandmother grandfather grandma grandpa
   neighbour neighbor roommate he she his her him their niece nephew mere pere frere soeur femme mari conjoint conjointe fils fille enfant ami amie chum blonde oncle tante cousine
   voisin voisine niece neveu grand-mere maman papa beau belle parent`
    .trim()
    .split(/\s+/),
)

function asksOfFamily({ text }: Question): boolean {
  return /\b(?:parent|brother|sister|family|famille|partner|partenaire)\b/i.test(text)
}

function byRange(known: QuestionMeanings, text: string, today: string): { sure: string[]; near: string[] } | null {
  const [first] = known.ranges
  const span = first ? readSpan(text, first.range.of, today) : null
  return span && optionsFor(known.ranges, span)
}

type Reading = {
  words: readonly SpokenWord[]
  spans: readonly FoundSpan[]
  ranged: { sure: string[]; near: string[] } | null
  free: readonly SpokenWord[]
}

function one({ key, question }: MeaningContext, { words, spans, ranged, free }: Reading): MeantAnswer {
  const labels = labelsOf(question)
  const held = new Set(spans.filter(({ denied }) => !denied).map(({ option }) => option))
  const denied = new Set(spans.filter((span) => span.denied).map(({ option }) => option))
  if (ranged && ranged.sure.length !== 1) return { between: inOrder(labels, new Set([...ranged.near, ...held])) }
  const meant = new Set([...held, ...(ranged?.sure ?? [])])
  const [only] = meant
  const whole = free.length === 0
  if (meant.size === 1 && only !== undefined) {
    if (denied.has(only) || (only === 'yes' && free.some(({ word }) => NEGATIONS.has(word)))) return NOTHING
    return UNSCORED.includes(key) || whole || ranged ? { value: answerValue(question, [only]), whole, exact: false } : { between: [only] }
  }
  if (meant.size > 1) return { between: inOrder(labels, meant) }
  const isPlainNo = kindOf(question) === 'yes_no_options' && denied.has('yes') && !denied.has('no') && words.length <= SHORT
  return isPlainNo && !free.some(({ word }) => ENDED.has(word)) ? { value: false, whole: false, exact: false } : NOTHING
}

/** A plain denial is short. */
const SHORT = 8
/** What has ended was so: neither a yes nor a no. */
const ENDED = new Set('stop stopped quit stopping arrete arreter cesse lache except sauf instead'.split(' '))

/** Every part of a list has to name an option; a part that is left over makes it a question again. */
function several({ question }: MeaningContext, words: readonly SpokenWord[], spans: readonly FoundSpan[]): MeantAnswer {
  const labels = labelsOf(question)
  const held = spans.filter(({ denied }) => !denied)
  const meant = inOrder(labels, new Set(held.map(({ option }) => option)))
  if (meant.length === 0 || hasLeftover(words, spans)) return { between: meant }
  const denied = new Set(spans.filter((span) => span.denied).map(({ option }) => option))
  const exclusive = question.exclusive ?? []
  if (meant.some((label) => denied.has(label)) || (meant.length > 1 && meant.some((label) => exclusive.includes(label))))
    return { between: meant }
  if (overlaps(held)) return { between: meant }
  return { value: meant, whole: spans.reduce((sum, { start, end }) => sum + end - start, 0) >= words.length, exact: false }
}

/** One phrase that two options share names neither for certain. */
function overlaps(spans: readonly FoundSpan[]): boolean {
  return spans.some((one) => spans.some((other) => one.option !== other.option && one.start < other.end && other.start < one.end))
}

function hasLeftover(words: readonly SpokenWord[], spans: readonly FoundSpan[]): boolean {
  const items = Map.groupBy(
    words.map((word, place) => ({ ...word, place })),
    ({ item }) => item,
  )
  return [...items.values()].some((part) => {
    const named =
      part.every(({ aside }) => aside) || part.some(({ place }) => spans.some(({ start, end }) => start <= place && place < end))
    return !named && part.some(({ word }) => word.length > 3 && !FILLERS.has(word))
  })
}

const FILLERS = new Set(
  'every night nights morning sometimes always years year month week long time many much also both when because since tried temps souvent depuis toujours parfois fois jour soir nuit matin mois semaine annee essaye pris took take used help helps years'.split(
    ' ',
  ),
)

function inOrder(labels: readonly string[], chosen: ReadonlySet<string>): string[] {
  return labels.filter((label) => chosen.has(label))
}

function answerValue(question: Question, labels: readonly string[]): AnswerValue {
  const [first = ''] = labels
  switch (kindOf(question)) {
    case 'yes_no_options':
      return first === 'yes'
    case 'select_multiple_options':
      return [...labels]
    default:
      return first
  }
}
