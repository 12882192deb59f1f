import type { Question } from '@clinic/contract/questionnaires'
import { foldText } from '../../shared/fold-text.ts'
import type { AnswerValue, ReadAnswer } from '../answers.ts'
import { kindOf } from '../question-map/kind.ts'
import { labelsOf } from '../question-map/options.ts'
import { type Meanings, meaningsOf, type QuestionMeanings, wholeOf } from './meaning.ts'
import { isPlainDenial } from './plain-denial.ts'
import { optionsFor, readSpan } from './read-span.ts'
import { type FoundSpan, isNumber, NEGATIONS, settled, spansIn } from './spans-in.ts'
import { deniesTooMuch, saysNeverCalm, spokenOption } from './spoken-option.ts'
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
export const UNSCORED: readonly string[] = ['async', 'renewal', 'follow_up']
const LONGEST = 45

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
  const spans = spansIn(known, words, { typos: UNSCORED.includes(key), text })
  if (known.ranges.length > 0 && isVague(text)) return { between: inOrder(labelsOf(question), new Set(spans.map(({ option }) => option))) }
  if (known.ranges[0]?.range.of === 'months' && A_LONG_TIME.test(plainWords(text)) && spans.length === 0 && !/\d/.test(text))
    return { between: known.ranges.filter(({ range }) => range.from >= YEARS).map(({ option }) => option) }
  const free = words.filter((_, place) => !spans.some(({ start, end }) => start <= place && place < end))
  const ranged = byRange(known, text, context.today)
  const isSince = ranged?.sure.length === 1 && known.ranges[0]?.range.of === 'months'
  const isReason = kindOf(question) !== 'yes_no_options' && SINCE.test(text)
  const ofOthers = !asksOfFamily(question) && !isSince && free.some(({ word, aside }) => OTHERS.has(word) && !(isReason && aside))
  const wishes = kindOf(question) === 'select_multiple_options' && !question.flags
  if (ofOthers || free.some(({ word }) => SUPPOSED.has(word) && !(wishes && WISHED.has(word)))) return UNSAID
  if (kindOf(question) === 'select_multiple_options') {
    const meant = several(context, words, { spans, counting: settled(known, spans) })
    const isUnread = (part: string) => !('value' in readMeaning(meanings, context, part))
    return 'value' in meant && question.flags && bodyPartsIn(text).some(isUnread) ? { between: [meant.value].flat().map(String) } : meant
  }
  return one(context, { words, spans: settled(known, spans), ranged, free })
}

/** "… and my mouth is like a desert": a further complaint, by the part of the body that it begins with. */
function bodyPartsIn(text: string): string[] {
  return text.split(BODY_PART).slice(1)
}

const BODY_PART =
  /(?:,|(?<!\p{L})(?:and|n|et|pis)(?!\p{L})|&)\s*(?:also |then |aussi )?(?=(?:my|mon|ma|mes) (?:mouth|heart|head|stomach|tummy|gut|belly|chest|eyes?|skin|legs?|hands?|vision|throat|pee|urine|bouche|coeur|cœur|tête|ventre|estomac|poitrine|yeux|peau|jambes?|mains?|gorge)(?!\p{L}))/iu

const NOTHING: MeantAnswer = { between: [] }
const UNSAID: MeantAnswer = { between: [], unsaid: true }

/** The answer of a reply whose labels and numbers have been read already: meanings answer what is left, and object where they say otherwise. */
export function withMeaning(meanings: Meanings, context: MeaningContext, { text, plain }: { text: string; plain: ReadAnswer }): ReadAnswer {
  const { question } = context
  if (kindOf(question) === 'none' || needsExplicitChoice(question)) return plain
  const meant = readMeaning(meanings, context, text)
  if (!('value' in plain)) {
    if ('value' in meant && deniesFirst(meant.value, text)) return { problem: 'not-an-option', detail: [String(meant.value)] }
    if ('value' in meant) return { value: meant.value }
    if (kindOf(question) === 'yes_no_options' && isPlainDenial(question, text)) return { value: false }
    return meant.between.length > 0 ? { problem: 'not-an-option', detail: meant.between } : plain
  }
  if (kindOf(question) === 'yes_no_options' || namesOption(question, text)) return plain
  if (kindOf(question) === 'options' && saysNeverCalm(plainWords(text))) return { problem: 'not-an-option', detail: [] }
  if (!('value' in meant)) {
    if (deniesTooMuch(plain.value, plainWords(text)) || (/^any time\b/i.test(String(plain.value)) && LIMITS.test(plainWords(text))))
      return { problem: 'not-an-option', detail: [] }
    const other = kindOf(question) === 'options' && meant.between.some((label) => label !== plain.value)
    return meant.unsaid || other ? { problem: 'not-an-option', detail: meant.between } : plain
  }
  if (JSON.stringify(meant.value) === JSON.stringify(plain.value)) return plain
  if (kindOf(question) !== 'options') return holdsAll(meant.value, plain.value) ? { value: meant.value } : plain
  return meant.whole ? { value: meant.value } : { problem: 'not-an-option', detail: [String(plain.value), String(meant.value)] }
}

/** "No, my sister had a depression but nothing like that": the no in front and a yes behind it do not go together. */
function deniesFirst(value: AnswerValue, text: string): boolean {
  return (
    typeof value === 'string' &&
    /^yes\b/i.test(value) &&
    /^\W*(?:no|nope|nah|non|nan)(?!\p{L})(?!,? (?:wait|idea|doubt|attend))/iu.test(text)
  )
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

/** Words that make a reply a supposition. */
const SUPPOSED = new Set(
  'depend try trying essaie essaye till until jusqu if maybe perhaps possibly might could should unless suppose supposing imagine si peutetre pourrait devrait serait wonder wondering define definis definissez explain explique expliquez unsure thought used before mild slight minor leger legere avant ancien ancienne'.split(
    ' ',
  ),
)
/** Of several things to choose from, what may be is chosen: "drops, and maybe a cream". */
const WISHED = new Set('maybe perhaps possibly might could try trying peutetre pourrait essaye essaie'.split(' '))
/** Who is named after these is a circumstance: "since the baby came". */
const SINCE = /\b(?:since|because|depuis|parce que)\b/iu
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

/** "A few years I guess, hard to say": no more than a guess at a guess. */
function isVague(text: string): boolean {
  const said = plainWords(text)
  return HARD_TO_SAY.test(said) && VAGUE.test(said)
}

const HARD_TO_SAY =
  /\b(?:hard to (?:say|tell|pin down)|difficult to say|tough to say|(?:can not|cannot|could not|do not) (?:really )?(?:say|tell|know|remember)|not (?:really |quite )?sure|(?:dur|difficile) a dire|(?:sais|souviens|rappelle) (?:pas|plus))\b/
const VAGUE = /\b(?:few|couple|several|some|while|many|years and years|quelques|plusieurs|couple|bout|longtemps)\b/

/** "Ages", « ça fait longtemps » : two years or thirty. */
const A_LONG_TIME =
  /\b(?:ages|forever|for ever|eons|too long|(?:a |so |very |long )long (?:time|while)|long time|(?<!(?:not|isnt|hasnt been) (?:that |too |very |so )?)long enough|eternity|donkeys years|(?<!pas (?:si |ben |bien |tres |trop )?)longtemps|eternite|(?:un|tout un) bout|belle lurette|des lunes|une secousse|une meche)\b/
const YEARS = 24

type Reading = {
  words: readonly SpokenWord[]
  spans: readonly FoundSpan[]
  ranged: { sure: string[]; near: string[] } | null
  free: readonly SpokenWord[]
}

function one({ key, question }: MeaningContext, { words, spans, ranged, free }: Reading): MeantAnswer {
  const labels = labelsOf(question)
  // "Two or three nights a week": behind a number "nights" says nothing of its own.
  const isCounted = ({ start, end }: FoundSpan) =>
    ranged !== null && end - start === 1 && (ranged.sure.length === 1 || isNumber(words[start - 1]?.word ?? ''))
  const held = new Set(spans.filter((span) => !span.denied && !isCounted(span)).map(({ option }) => option))
  const denied = new Set(spans.filter((span) => span.denied).map(({ option }) => option))
  if (ranged && ranged.sure.length !== 1) return { between: inOrder(labels, new Set([...ranged.near, ...held])) }
  const meant = new Set([...held, ...(ranged?.sure ?? [])])
  const [only] = meant
  const whole = free.length === 0
  if (meant.size === 1 && only !== undefined) {
    if (denied.has(only) || (only === 'yes' && free.some((word) => NEGATIONS.has(word.word) && isBeside(words, spans, word))))
      return NOTHING
    return UNSCORED.includes(key) || whole || ranged ? { value: answerValue(question, [only]), whole, exact: false } : { between: [only] }
  }
  if (only !== undefined && /^any time\b/i.test(only) && LIMITS.test(words.map(({ word }) => word).join(' '))) return NOTHING
  if (meant.size > 1) return { between: inOrder(labels, meant) }
  const isPlainNo = kindOf(question) === 'yes_no_options' && denied.has('yes') && !denied.has('no') && words.length <= SHORT
  return isPlainNo && !free.some(({ word }) => ENDED.has(word) || UNABLE.has(word)) ? { value: false, whole: false, exact: false } : NOTHING
}

/** "Any time after that." */
const LIMITS = /\b(?:after|before|except|apres|avant|sauf)\b/

/** In the part of the reply that says yes: "got sick once and never again" denies nothing. */
function isBeside(words: readonly SpokenWord[], spans: readonly FoundSpan[], { item, clause }: SpokenWord): boolean {
  return spans.some(({ start }) => words[start]?.item === item || (words[start]?.clause === clause && words[start].item > item))
}

/** A plain denial is short. */
const SHORT = 8
/** What has ended was so: neither a yes nor a no. */
const ENDED = new Set('stop stopped quit stopping arrete arreter cesse lache except sauf instead'.split(' '))

/** "Can't put the bottle down", « pas capable de lâcher » : what a person is not able to do denies nothing. */
const UNABLE = new Set('can could able capable incapable peux peut'.split(' '))

/** Every part of a list has to name an option; a part that is left over makes it a question again. */
function several(
  { question }: MeaningContext,
  words: readonly SpokenWord[],
  { spans, counting }: { spans: readonly FoundSpan[]; counting: readonly FoundSpan[] },
): MeantAnswer {
  const labels = labelsOf(question)
  const held = counting.filter(({ denied }) => !denied)
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
  'every night nights morning sometimes always years year month week long time many much also both when because since tried temps souvent depuis toujours parfois fois jour soir nuit matin mois semaine annee essaye pris took take used help helps years did does thing work worked works nothing luck relief difference marche marchent aide aident change donne fonctionne useless rien something quelque chose lord heat pack packs pads bath baths stretching stretches exercise exercises yoga chaleur glace bain bains etirement exercice tisane'.split(
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
