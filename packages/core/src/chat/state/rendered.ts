import type { Slot } from '@clinic/contract/booking'
import type { ChatLanguage } from '@clinic/contract/chat'
import type { Question } from '@clinic/contract/questionnaires'
import { frenchSlot } from '../../booking/french-slot.ts'
import { answerText } from '../../questionnaires/answer-text.ts'
import type { AnswerValue, Given, ReadAnswer } from '../../questionnaires/answers.ts'
import { answerInWords, inWords, labelIn, type QuestionSegments, readInWords } from '../../questionnaires/in-words.ts'
import { asWish } from '../../questionnaires/meanings/as-wish.ts'
import { guessAnswer, soundsSlight } from '../../questionnaires/meanings/guess-answer.ts'
import { leavesOpen as leavesYesNoOpen } from '../../questionnaires/meanings/leaves-open.ts'
import { turnsDenial } from '../../questionnaires/meanings/plain-denial.ts'
import { readDays } from '../../questionnaires/meanings/read-days.ts'
import { readHedged } from '../../questionnaires/meanings/read-hedged.ts'
import { needsExplicitChoice, withMeaning } from '../../questionnaires/meanings/read-meaning.ts'
import { readCorrected, readForemost, readParts, readTurned } from '../../questionnaires/meanings/read-parts.ts'
import { withTaught } from '../../questionnaires/meanings/with-taught.ts'
import { withoutFillers, withoutRest } from '../../questionnaires/meanings/without-fillers.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { labelsOf } from '../../questionnaires/question-map/options.ts'
import { dailyAmount } from '../../questionnaires/reading/daily-amount.ts'
import { afterSecondThought, deniesNothing, exceptsSomething } from '../../questionnaires/reading/denies-nothing.ts'
import { readGeneral } from '../../questionnaires/reading/read-general.ts'
import { saysNothing } from '../../questionnaires/reading/says-nothing.ts'
import { rulesOf } from '../../questionnaires/types/question-types.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { ChatState } from './state.ts'
import type { TentativeAppointment } from './tentative-appointment.ts'
import { type Knowledge, type PendingQuestion, questionnaireOf, type Turn } from './turn.ts'

/** A question as the person reads it. */
export function shown(state: ChatState, knowledge: Knowledge, asked: PendingQuestion): Question {
  return inWords(asked.question, renderedSegments(state, knowledge, asked.tag))
}

/** What an option of it is called for the person. */
export function renderedLabel(state: ChatState, knowledge: Knowledge, { tag, label }: { tag: string; label: string }): string {
  return labelIn(renderedSegments(state, knowledge, tag), label)
}

/** "Everything except surgery" names what is not meant, and not what is. */
const ALL_BUT =
  /(?<!\p{L})(?:everything|anything|any ?time|any ?day|whenever|all(?: of (?:them|it|those|these))?|tout(?:e?s)?|n['’]importe quoi) (?:except|but|besides|other than|sauf|except[eé]|[àa] part|hormis)(?!\p{L})/iu

/** "Anything but mornings" of things to choose one from. */
const ANY_BUT =
  /^\W*(?:(?:really|just|well|oh)\W+)*(?:any ?(?:thing|time|day|one)|all day|whenever|n['’]importe (?:quoi|quand)|tout)(?!\p{L})/iu

/** "All of them except the nightmares", "all but the last": the others. Only where nothing is looked for and nothing else is on offer. */
function readRest(turn: Turn, asked: PendingQuestion, text: string): ReadAnswer {
  const [, but = ''] = ALL_OF_THEM_BUT.exec(text) ?? []
  const { question } = asked
  const others = labelsOf(question).filter((label) => !(question.exclusive ?? []).includes(label))
  if (but === '' || question.flags || question.exclusive) return { problem: 'not-an-option' }
  const place = /^(?:the )?(last|first|bottom|top)(?: (?:one|two))?$/i.exec(but)?.[1]?.toLowerCase()
  const read = place ? null : readRendered(turn, asked, { text: but })
  const named = place
    ? [others.at(place === 'last' || place === 'bottom' ? -1 : 0) ?? '']
    : read && 'value' in read
      ? [read.value].flat()
      : []
  const rest = others.filter((label) => !named.includes(label) && (place !== undefined || !/^something else$/i.test(label)))
  return named.length > 0 && named.length < others.length && !/ two$/i.test(but) ? { value: rest } : { problem: 'not-an-option' }
}

const ALL_OF_THEM_BUT =
  /^\W*(?:(?:well|oh|pretty much|basically)\W+)*(?:all(?: of (?:them|these|those|the above|it))?|everything(?: (?:on|in) (?:the|your|that) list)?|(?:toutes?|tous|tout)(?: ça)?) (?:except(?: for)?|but|besides|sauf|excepté|à part) (?:maybe )?(?:the |for )?(.+?)[\s.!]*$/iu

/** Reads an answer in the person's language; where that fails, again without the words around it that say nothing, and then in its parts. */
export function readRendered(turn: Turn, asked: PendingQuestion, given: Given): ReadAnswer {
  const isRest = !given.selected && ALL_BUT.test(given.text)
  if (isRest && kindOf(asked.question) === 'select_multiple_options') return readRest(turn, asked, given.text)
  if (isRest && kindOf(asked.question) === 'options' && ANY_BUT.test(given.text)) return { problem: 'not-an-option', detail: [] }
  const short = given.selected || rulesOf(asked.question).acceptsFreeText ? given.text : withoutRest(given.text)
  if (short !== given.text && turn.knowledge.meanings) {
    const shortened = readRendered(turn, asked, { ...given, text: short })
    // « Une nouvelle pilule, à part ça pareil »: the rest says nothing of what was asked.
    if ('value' in shortened || kindOf(asked.question) === 'yes_no_options') return shortened
  }
  const read = readOnce(turn, asked, given)
  const isTyped = !given.selected && given.drawing === undefined && given.picture === undefined
  if (isTyped && turn.knowledge.meanings && rulesOf(asked.question).acceptsFreeText && saysNothing(asked.question, given.text))
    return { problem: 'empty' }
  if (isTyped && needsExplicitChoice(asked.question) && HALF_A_NO.test(given.text))
    return { problem: 'not-an-option', detail: ['yes', 'no'] }
  if (!isTyped || !turn.knowledge.meanings || needsExplicitChoice(asked.question) || rulesOf(asked.question).acceptsFreeText) return read
  const again = (text: string) => inOriginal(turn, asked, readUnwrapped(turn, asked, text))
  const wish = 'value' in read ? null : asWish(asked.question, given.text)
  const wished = wish === null ? null : again(wish)
  if (wished && 'value' in wished) return wished
  const corrected = readCorrected(asked.question, given.text, again)
  if (corrected) return corrected
  const turned = readTurned(asked.question, given.text, again)
  if (turned) return turned
  const foremost = 'value' in read ? null : readForemost(asked.question, given.text, again)
  if (foremost) return foremost
  const hedged = readHedged(asked.question, given.text, again)
  if (hedged && 'problem' in hedged) {
    const segments = renderedSegments(turn.state, turn.knowledge, asked.tag)
    return { ...hedged, detail: (hedged.detail ?? []).map((label) => labelIn(segments, label)) }
  }
  if ('value' in read) return read
  const unwrapped = again(given.text)
  if ('value' in unwrapped) return unwrapped
  if (dailyAmount(given.text, asked.question.unit ?? '') === 'unclear') return read
  const value = readParts(asked.question, withoutFillers(given.text), again)
  return value === null ? read : { value }
}

/** No plain no to a question about self-harm. */
const HALF_A_NO =
  /^\W*(?:(?:oh|well|um|ben|non|no)\W+)*(?:not (?:really|yet)|i (?:guess|suppose|hope|believe|think) not|probably not|hopefully not|i (?:do not|don['’]?t) (?:think|believe) so|pas (?:vraiment|encore)|je (?:ne )?(?:crois|pense) pas|je (?:crois|pense) que non)\W*$/iu

/** "I dunno, maybe once a month": an amount after words of not knowing is the answer. */
const BEFORE_AMOUNT =
  /^\W*(?:(?:oh|well|um|uh|ben|bin|euh|bon)\W+)*(?:i dunno|dunno|idk|i (?:do not|don['’]?t) know|je (?:ne )?sais pas|j['’]?sais pas|ch[eé]?pas|aucune idée|no idea)[\s,.;…–—-]+((?:(?:maybe|like|probably|about|perhaps|i guess|i['’]d say|say|peut-être|mettons|genre|environ|disons)[\s,]+)*(?:\d|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?!\p{L}).*)$/isu

/** The same, and where no rule understands, what the words most likely mean. */
export function readOrGuess(turn: Turn, asked: PendingQuestion, given: Given): ReadAnswer {
  const isTyped = !given.selected && given.drawing === undefined && given.picture === undefined
  if (!isTyped || kindOf(asked.question) === 'none') return readAnyhow(turn, asked, given)
  const { text } = given
  if (deniesNothing(text)) {
    const after = afterSecondThought(text)
    return after === null ? { problem: 'not-an-option', detail: [] } : readOrGuess(turn, asked, { ...given, text: after })
  }
  const [, counted = ''] = (kindOf(asked.question) === 'options' && BEFORE_AMOUNT.exec(text)) || []
  const read = readAnyhow(turn, asked, counted === '' ? given : { ...given, text: counted })
  const isTaken = 'value' in read && !(isDenial(asked.question, read.value) && exceptsSomething(text)) && !limitsAnyTime(read.value, text)
  return isTaken || !('value' in read) ? read : { problem: 'not-an-option', detail: [] }
}

function readAnyhow(turn: Turn, asked: PendingQuestion, given: Given): ReadAnswer {
  const { meanings, weigh } = turn.knowledge
  const isTyped = !given.selected && given.drawing === undefined && given.picture === undefined
  const read = readRendered(turn, asked, given)
  if (isTyped && 'value' in read && typeof read.value === 'boolean' && isUnsettled(asked.question, given.text, read.value))
    return { problem: 'not-an-option', detail: ['yes', 'no'] }
  if (isTyped && 'value' in read && YES_LABEL.test(String(read.value)) && ENDS_IN_NO.test(given.text))
    return { problem: 'not-an-option', detail: [] }
  const general = 'value' in read || !isTyped || !meanings ? null : readGeneral(asked.question, given.text)
  if (general !== null) return { value: general }
  if ('value' in read || !isTyped || !meanings || !weigh || leavesOpen(asked.question, read) || ALL_BUT.test(given.text)) return read
  const { key } = questionnaireOf(turn.state, turn.knowledge)
  const days = readDays(asked.question, given.text)
  if (days !== null) return { value: days }
  const value = guessAnswer({ weigh, meanings: withTaught(meanings, { key, ...asked }) }, { key, ...asked, today: turn.today }, given.text)
  if (typeof value === 'boolean' && isUnsettled(asked.question, given.text, value)) return read
  return value === null || isRefused(turn, asked, { read, value, text: given.text }) ? read : { value }
}

/** "An uncle, but parents and siblings no" is no yes. */
const YES_LABEL = /^yes(?![a-z])/i
const ENDS_IN_NO = /\p{L}.*[\s,](?:no|non|nope)[\s.!]*$/iu

/** "Any time after 6" is no time of the day left open. */
function limitsAnyTime(value: AnswerValue, text: string): boolean {
  return /^any time\b/i.test(String(value)) && /(?<!\p{L})(?:after|before|except|après|apres|avant|sauf)(?!\p{L})/iu.test(text)
}

/** No, or none of a list. */
function isDenial(question: Question, value: AnswerValue): boolean {
  return (
    value === false ||
    (Array.isArray(value) && value.every((label) => (question.exclusive ?? []).includes(label) || /^none\b/i.test(label)))
  )
}

function isUnsettled(question: Question, text: string, value: boolean): boolean {
  return (!value && turnsDenial(text)) || leavesYesNoOpen(question, text, value)
}

/** True where the rules heard this option and still did not take it: "a bit of high blood pressure" is not the kind that is hard to control. */
function isRefused(
  { state, knowledge }: Turn,
  { tag }: PendingQuestion,
  { read, value, text }: { read: Exclude<ReadAnswer, { value: unknown }>; value: AnswerValue; text: string },
): boolean {
  if (Array.isArray(value) && !soundsSlight(text)) return false
  const [heard, more] = read.detail ?? []
  const [label = ''] = Array.isArray(value) && value.length === 1 ? value : []
  return heard !== undefined && more === undefined && heard === renderedLabel(state, knowledge, { tag, label })
}

/** True where some of the options were heard and not one of them: that is asked. */
function leavesOpen(question: Question, { detail = [] }: Exclude<ReadAnswer, { value: unknown }>): boolean {
  return kindOf(question) !== 'select_multiple_options' && detail.length > 1 && detail.length < labelsOf(question).length
}

/** Options that could be meant by the labels of the original, as answers are stored. */
function inOriginal({ state, knowledge }: Turn, { tag, question }: PendingQuestion, read: ReadAnswer): ReadAnswer {
  const segments = renderedSegments(state, knowledge, tag)
  if ('value' in read || !segments || !read.detail) return read
  const labels = labelsOf(question)
  return { ...read, detail: read.detail.map((shown) => labels.find((label) => labelIn(segments, label) === shown) ?? shown) }
}

function readUnwrapped(turn: Turn, asked: PendingQuestion, text: string): ReadAnswer {
  const read = readOnce(turn, asked, { text })
  const bare = withoutFillers(text)
  if ('value' in read || bare === '' || bare === text) return read
  const again = readOnce(turn, asked, { text: bare })
  return 'value' in again ? again : read
}

/** By its labels and by what people call them; what is kept is the original label. */
function readOnce({ state, knowledge, today }: Turn, { tag, question }: PendingQuestion, given: Given): ReadAnswer {
  const segments = renderedSegments(state, knowledge, tag)
  const plain = readInWords(question, segments, given)
  const isTyped = !given.selected && given.drawing === undefined && given.picture === undefined
  if (!isTyped || !knowledge.meanings || given.text === '') return plain
  const { key } = questionnaireOf(state, knowledge)
  const meanings = withTaught(knowledge.meanings, { key, tag, question })
  const read = withMeaning(meanings, { key, tag, question, today }, { text: given.text, plain })
  if ('value' in read || read === plain) return read
  return { ...read, detail: (read.detail ?? []).map((label) => labelIn(segments, label)) }
}

/** An answer as the person reads it. */
export function renderedAnswer(
  { state, knowledge }: Pick<Turn, 'state' | 'knowledge'>,
  asked: PendingQuestion,
  value: AnswerValue,
): string {
  const { question, tag } = asked
  if (state.language === 'en') return answerText(question, value)
  const speech = { language: state.language, ...textsOf(state).answers }
  return answerInWords(question, renderedSegments(state, knowledge, tag), { value, speech })
}

/** How long a queue is waited in, in words; `null` where nobody can say. */
export function renderedWait(state: ChatState, { expectedWait }: Knowledge, queue: 'pcr' | 'np' | 'follow-up'): string | null {
  const wait = queue === 'follow-up' ? null : expectedWait[queue]
  return wait && textsOf(state).wait(wait.least, wait.most)
}

/** A time on offer as the person reads it. */
export function renderedSlot({ language }: Pick<ChatState, 'language'>, slot: Slot): Slot {
  return language === 'fr' ? frenchSlot(slot) : slot
}

/** The time that is kept or booked as the person reads it. */
export function renderedAppointment(state: ChatState): TentativeAppointment | null {
  return state.appointment && { ...state.appointment, slot: renderedSlot(state, state.appointment.slot) }
}

/** The language that a conversation goes on in: the page's. A turn of an earlier version had no French at all while a text was not approved. */
export function languageFor(state: ChatState, wanted: ChatLanguage | undefined, knowledge: Knowledge): ChatLanguage {
  return (wanted ?? state.language) === 'fr' && knowledge.french ? 'fr' : 'en'
}

/** The consent text in the language of the conversation; `null` while it is not approved in French. */
export function consentOf({ language }: Pick<ChatState, 'language'>, knowledge: Knowledge): Knowledge['consent'] | null {
  return language === 'fr' && knowledge.french ? knowledge.french.consent : knowledge.consent
}

/** Which of the assistant's texts are said in English within French. */
export function unapprovedFor(language: ChatLanguage, knowledge: Knowledge): readonly string[] {
  return language === 'fr' ? (knowledge.french?.unapproved ?? []) : []
}

/** What a questionnaire is called for the person; `null` where it may not be asked in their language. */
export function renderedName({ language }: Pick<ChatState, 'language'>, knowledge: Knowledge, key: string): string | null {
  if (language === 'fr') return getOwnProperty(knowledge.french?.questionnaires ?? {}, key)?.name ?? null
  return knowledge.questionnaires[key]?.name ?? null
}

/** The words of a question in the person's language; `null` where it is asked as it was written. */
export function renderedSegments(state: ChatState, knowledge: Knowledge, tag: string): QuestionSegments | null {
  if (state.language === 'en') return null
  const { key } = questionnaireOf(state, knowledge)
  return getOwnProperty(getOwnProperty(knowledge.french?.questionnaires ?? {}, key)?.questions ?? {}, tag) ?? null
}
