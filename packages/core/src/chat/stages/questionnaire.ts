import type { ItemAnswer } from '@clinic/contract/chat'
import type { Intent } from '@clinic/contract/intents'
import type { Question, Questions } from '@clinic/contract/questionnaires'
import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { defaultEligibleDate } from '../../eligibility/rules.ts'
import { takeAnswer } from '../../intake/take-answer.ts'
import { namedMedicines } from '../../medicines/named-medicines.ts'
import { withAllSelected } from '../../questionnaires/all-selected.ts'
import type { Answers, AnswerValue } from '../../questionnaires/answers.ts'
import { asWish } from '../../questionnaires/meanings/as-wish.ts'
import { readMeaning } from '../../questionnaires/meanings/read-meaning.ts'
import { withTaught } from '../../questionnaires/meanings/with-taught.ts'
import { progress } from '../../questionnaires/progress.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { walk } from '../../questionnaires/question-map/walk.ts'
import { detailBesideYes } from '../../questionnaires/reading/detail-beside-yes.ts'
import { readOfferedCall } from '../../questionnaires/reading/offered-call.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { rulesOf } from '../../questionnaires/types/question-types.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { takeFromFirstWords } from '../first-words/first-words.ts'
import type { Effect } from '../state/effects.ts'
import { minutesLeft } from '../state/minutes-left.ts'
import { beginNext } from '../state/next.ts'
import { metStops, pendingStop } from '../state/pending-stop.ts'
import { readOrGuess, readRendered, renderedAnswer, renderedName } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import {
  isGoAhead,
  isMain,
  type Knowledge,
  type Outcome,
  type PendingQuestion,
  questionnaireOf,
  type StageRules,
  say,
  type Turn,
  waitForReady,
} from '../state/turn.ts'
import { NOTES } from '../texts/texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import { askQuestion } from './ask-question.ts'
import { askAfterAnswer, askAttempt } from './concern.ts'
import { callFirst } from './crisis-card.ts'
import { finish } from './finish.ts'
import { markIneligible } from './ineligible.ts'
import { itemsOf, type ReadItems, readItems } from './items.ts'
import { explainProblem } from './problem.ts'
import { reopenAnswer } from './summary.ts'

/** What begins, how much and how long (REQ-148). */
export const begin: StageRules = {
  prompt: (state, knowledge) => {
    const { key, questions } = questionnaireOf(state, knowledge)
    const name = renderedName(state, knowledge, key) ?? ''
    const { total } = progress(questions, {})
    const minutes = Math.max(1, isMain(state) ? minutesLeft(state, knowledge) : progress(questions, {}).minutesLeft)
    return {
      ACTION: 'BEGINQUESTIONNAIRES',
      text: isMain(state)
        ? textsOf(state).begin(total, minutes)
        : textsOf(state).beginScale({
            name,
            count: total,
            minutes,
            canSkipItem: canSkipItem(state),
            called: state.triggered.includes(key),
          }),
      VIDEO: 'begin',
      options: null,
      DATA: { progress: { done: 0, total, minutesLeft: minutesLeft(state, knowledge) }, ...(canSkipItem(state) && { optional: true }) },
    }
  },
  take(turn) {
    if (isGoAhead(turn)) return goOn({ ...turn, state: { ...turn.state, stage: 'questionnaire', misses: 0 } }, [])
    if (readYesNo(turn.text) !== false) return null
    return canSkipItem(turn.state) ? skipItem(turn) : waitForReady(turn, textsOf(turn.state).whenReady)
  },
}

/** Scales help the visit and may be passed over; the CUDIT-R may not (REQ-147). */
export function canSkipItem(state: ChatState): boolean {
  return state.stage === 'begin' && !isMain(state) && state.questionnaire?.key !== 'cuditr'
}

/** On to what comes after a scale that somebody would rather not answer. */
export function skipItem(turn: Turn): Outcome {
  const passed: Effect = { kind: 'audit', action: 'Questionnaire Passed Over', description: turn.state.questionnaire?.key ?? '' }
  const outcome = beginNext(turn)
  const asksOfSuicide = ASKS_OF_SUICIDE.includes(turn.state.questionnaire?.key ?? '')
  const lead = asksOfSuicide ? textsOf(turn.state).callInstead : textsOf(turn.state).passedOver
  return { ...outcome, lead, effects: [passed, ...(asksOfSuicide ? [CALL_TODAY] : []), ...(outcome.effects ?? [])] }
}

/** Declining one of these leads to a call the same day, as the next person may ask about suicide weeks later. */
const ASKS_OF_SUICIDE: readonly string[] = ['phq9', 'safety_question']

const CALL_TODAY: Effect = {
  kind: 'need-help',
  reason: HELP_REASONS.chatbot,
  urgent: true,
  urgent_reason: 'red-flag',
  contact: null,
  note: NOTES.callToday,
}

/** One question after another, until none is left. */
export const questionnaire: StageRules = {
  hears: answersInOwnWords,
  prompt(state, knowledge) {
    const asked = pendingQuestion(state, knowledge)
    return asked ? askQuestion(asked, state, knowledge) : begin.prompt(state, knowledge)
  },
  take(turn) {
    const asked = pendingQuestion(turn.state, turn.knowledge)
    if (!asked) return goOn(turn, [])
    if (turn.state.unseen) return say(turn, '')
    const { context } = turn
    if (context && 'answers' in context) return takeItems(turn, context.answers)
    if (context && 'reopen' in context) return reopenAnswer(turn, context.reopen)
    const selected = context && 'selected' in context ? context.selected : undefined
    const drawing = context && 'drawing' in context ? context.drawing : undefined
    const picture = context && 'picture' in context ? context.picture : undefined
    if (turn.text === 'ok' && !context) return keepAnswer(turn)
    const both = takeWithDetail(turn, asked)
    if (both) return both
    const call = context === null ? readOfferedCall(asked.question, turn.text) : null
    if (call !== null) return answer(turn, asked, call)
    const read = readOrGuess(turn, asked, { text: turn.text, selected, drawing, picture })
    if ('problem' in read) return explainProblem(turn, asked, read)
    const limit = roomFor(turn.state, read.value, drawing === undefined ? BYTES_A_LETTER : 1)
    if (limit !== null) return say(turn, textsOf(turn.state).problems.tooLong(limit))
    return answer(turn, asked, withAllSelected(asked.question, read.value))
  },
}

/** "Metformin and Lyrica" says yes to whether medicines are taken, and which; so does "yeah penicillin" of allergies: the chat stores both. */
function takeWithDetail(turn: Turn, asked: PendingQuestion): Outcome | null {
  const { knowledge, context, text } = turn
  if (context !== null || !knowledge.meanings || kindOf(asked.question) !== 'yes_no_options') return null
  const { questions } = questionnaireOf(turn.state, knowledge)
  const tag = getOwnProperty(asked.question.yes_no_options ?? {}, 'yes')
  const which = getOwnProperty(questions, tag ?? null)
  if (!which || tag === null || tag === undefined || readYesNo(text) === false) return null
  const named = which.variable === MEDICINES ? namedMedicines(knowledge.medicines.names, text) : null
  const detail = named ?? detailFor(turn, asked, which)
  if (detail === null) return null
  const answered = answer(turn, asked, true)
  const next = answered.show || answered.state.stage !== 'questionnaire' ? null : pendingQuestion(answered.state, knowledge)
  if (next?.question !== which) return answered
  const read = readRendered({ ...turn, state: answered.state, text: detail }, next, { text: detail })
  if ('problem' in read || roomFor(answered.state, read.value, BYTES_A_LETTER) !== null) return answered
  const both = answer({ ...turn, state: answered.state }, next, read.value)
  const written =
    kindOf(which) === 'none' ? detail.replace(/[.!]+$/, '') : renderedAnswer({ state: answered.state, knowledge }, next, read.value)
  const told = named === null ? textsOf(turn.state).wroteDown(written) : textsOf(turn.state).listedMedicines(written)
  const lead = [told, answered.lead, both.lead].filter(Boolean).join(' ')
  return { ...both, lead, effects: [...(answered.effects ?? []), ...(both.effects ?? [])] }
}

/** What a yes names beside itself, where the next question asks for that; a story takes more words than a name. */
function detailFor(turn: Turn, asked: PendingQuestion, which: Question): string | null {
  const ofAllergies = which.variable === ALLERGIES
  const isStory = kindOf(which) === 'none' && !ofAllergies
  if (which.variable === MEDICINES) return null
  const detail = detailBesideYes(turn.text, { bare: ofAllergies, least: isStory ? WORDS_OF_A_STORY : 1 })
  if (detail === null) return null
  const read = readOrGuess(turn, asked, { text: turn.text })
  return 'value' in read && read.value === true ? detail : null
}

/** The variables of the questions that list medicines and allergies. */
const MEDICINES = 'medications'
const ALLERGIES = 'allergies'
const WORDS_OF_A_STORY = 3

/** Commands that an answer may sound like: only a phrase known for the question answers in their place. */
const SOUNDS_ALIKE: readonly Intent[] = ['stop', 'goodbye', 'question']
const NEVER_ANSWERS: readonly Intent[] = ['back', 'skip', 'repeat', 'help', 'why']
/** "When I was in my thirties" asks nothing. */
const TELLS_WHEN = /^(?:when i |quand j)[^?]*$/i
/** "It costs too much" tells why, where the same words asked would be a question. */
const ASKS =
  /\?|^(?:\W*(?:and|but|so|et|pis|mais|ok|okay|hi|allo|bonjour) )*(?:how|what|when|where|why|who|which|can|could|do|does|did|is|are|will|would|should|may|combien|comment|quand|où|ou|pourquoi|qui|quel|quelle|est-ce|puis-je|peut-on)\b/iu
/** "No, I'm good" to a list of illnesses takes no leave. */
const SAYS_WELL = /^\W*(?:(?:no|nope|nah|naw)\W+)*(?:i['’]?m|i am|we['’]?re|we are)\s+(?:all\s+)?good(?:\W+(?:thanks|thank you))?\W*$/iu
const WANTS = /\b(?:want|need|can i|could|please|like to|let me|call|phone|real|human|agent|parler|vrai\w*|appel\w*|rappel\w*)\b/i

/** True where words that could be a command answer the question: "not now" to a treatment, "I see my doctor", "why not". */
function answersInOwnWords({ state, knowledge, text, context, intent, today }: Turn): boolean {
  const asked = context === null && knowledge.meanings ? pendingQuestion(state, knowledge) : null
  if (!asked || !knowledge.meanings || NEVER_ANSWERS.includes(intent)) return false
  if (readOfferedCall(asked.question, text) !== null) return true
  if (intent === 'goodbye' && kindOf(asked.question) !== 'none' && SAYS_WELL.test(text)) return true
  const { key } = questionnaireOf(state, knowledge)
  const read = (said: string) => readMeaning(withTaught(knowledge.meanings ?? [], { key, ...asked }), { key, ...asked, today }, said)
  const wish = intent === 'question' ? asWish(asked.question, text) : null
  if (wish !== null && 'value' in read(wish)) return true
  const meant = read(text)
  if (!('value' in meant)) return false
  if (intent === 'person') return !WANTS.test(text)
  if (intent === 'question' && (TELLS_WHEN.test(text) || (meant.whole && !ASKS.test(text)))) return true
  return SOUNDS_ALIKE.includes(intent) ? meant.exact : meant.whole
}

/** The question that waits for an answer; `null` when all are answered. */
export function pendingQuestion(state: ChatState, knowledge: Knowledge): PendingQuestion | null {
  const { questions } = questionnaireOf(state, knowledge)
  const tag = getOwnProperty(questions, state.reopened) ? state.reopened : nextOf(questions, state.answers)
  const question = getOwnProperty(questions, tag)
  return tag !== null && question ? { tag, question } : null
}

/** Asked several times a turn of the same answers, which never change: every answer makes new ones. */
function nextOf(questions: Questions, answers: Answers): string | null {
  const known = walked.get(answers)
  if (known?.questions === questions) return known.next
  const { next } = walk(questions, answers)
  walked.set(answers, { questions, next })
  return next
}

const walked = new WeakMap<Answers, { questions: Questions; next: string | null }>()

/** Stores an answer, walks the map again, and sets aside what no longer applies: never used, never lost (it goes out with the effect). */
export function answer(turn: Turn, asked: PendingQuestion, value: AnswerValue): Outcome {
  return answerAll(turn, [{ item: asked, value }])
}

/** All items of a form at once; nothing is stored while one of them is missing or unclear. */
function takeItems(turn: Turn, given: readonly ItemAnswer[]): Outcome {
  const items = itemsOf(turn.state, turn.knowledge)
  if (!items) return say(turn, textsOf(turn.state).outOfPlace)
  const { answers, errors } = readItems(turn, items, given)
  return Object.keys(errors).length > 0 ? { ...say(turn, textsOf(turn.state).itemsMissing), data: { errors } } : answerAll(turn, answers)
}

function answerAll(turn: Turn, given: ReadItems['answers']): Outcome {
  const { questions, version } = questionnaireOf(turn.state, turn.knowledge)
  const key = turn.state.questionnaire?.key ?? turn.state.visit ?? 'async'
  let { answers } = turn.state
  const wasComplete = isMain(turn.state) && nextOf(questions, answers) === null
  const kept: Effect[] = []
  const all = given.map(({ item, value }) => {
    const taken = takeAnswer({ key, questions, answers }, { tag: item.tag, value, at: turn.now })
    answers = taken.answers
    const corrects = kept.length === 0 && wasComplete
    kept.push({
      kind: 'keep-answers',
      key,
      version,
      answers,
      set_aside: taken.set_aside,
      moves: taken.moves,
      ...(corrects && { corrects }),
    })
    return taken
  })
  const gone = all.reduce((sum, { set_aside }) => sum + Object.keys(set_aside).length, 0)
  const state: ChatState = { ...turn.state, stage: 'questionnaire', answers, reopened: null, misses: 0 }
  const outcome = goOn({ ...turn, state }, kept)
  const told = gone > 0 ? { ...outcome, lead: [outcome.lead, textsOf(turn.state).setAside(gone)].filter(Boolean).join(' ') } : outcome
  const form = turn.knowledge.questionnaires[key]?.name ?? key
  if (all.some(({ crisis }) => crisis)) return askAfterAnswer({ ...turn, state: told.state }, form, told.effects ?? [])
  if (all.some(({ attempt }) => attempt) && !told.state.attempt_denied)
    return askAttempt({ ...turn, state: told.state }, { before: told.effects ?? [] })
  const alarms = [...new Set(all.flatMap((taken) => taken.alarms))]
  if (alarms.length === 0) return told
  return {
    ...told,
    effects: [...(told.effects ?? []), ...alarms.map((label) => alarm(form, label))],
    lead: [textsOf(turn.state).redFlag(callFirst(turn.state, turn.knowledge)), told.lead].filter(Boolean).join(' '),
  }
}

/** What an instrument calls urgent reaches staff with the answer that raised it, not at the end of the form. */
function alarm(form: string, label: string): Effect {
  return {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, urgent_reason: 'red-flag', contact: null },
    note: `Red flag in the form ${form}: ${label}`,
  }
}

/** On to what follows the answers in hand: an answer to confirm, a choice after a stop, the next question, or the end. */
export function goOn(turn: Turn, before: Effect[]): Outcome {
  const settled = settleStops(turn)
  const { state, lead } = settled
  const effects = [...before, ...(settled.effects ?? [])]
  const at = (stage: ChatState['stage']): Outcome => ({ state: { ...state, stage }, effects, ...(lead && { lead }) })
  if (pendingStop(state, turn.knowledge)) return at('stop-check')
  const asked = pendingQuestion(state, turn.knowledge)
  if (!asked) {
    const finished = finish({ ...turn, state })
    return { ...finished, effects: [...effects, ...(finished.effects ?? [])], ...(lead && { lead }) }
  }
  const known = takeFromFirstWords(state, asked)
  if (known) {
    const filled = answer({ ...turn, state: known.state }, asked, known.value)
    return { ...filled, effects: [...effects, ...(filled.effects ?? [])], lead: [lead, filled.lead].filter(Boolean).join(' ') }
  }
  return at(state.confirmed_stops.length > 0 && !state.continues ? 'stop' : state.stage)
}

/** After a correction a rule may be met no longer; with the last one the patient is eligible again (F-19). */
function settleStops(turn: Turn): Outcome {
  const { state, knowledge, today } = turn
  if (state.confirmed_stops.length === 0 || !isMain(state)) return { state }
  const met = metStops(state, knowledge).filter(({ rule }) => state.confirmed_stops.includes(rule))
  if (met.length === state.confirmed_stops.length) return { state }
  const confirmed_stops = state.confirmed_stops.filter((rule) => met.some((one) => one.rule === rule))
  const [first] = met
  if (!first) {
    const lifted: ChatState = { ...state, confirmed_stops, continues: false, ineligible: null }
    return { state: lifted, effects: [{ kind: 'mark-eligible' }], lead: textsOf(state).stop.lifted }
  }
  if (first.reason === state.ineligible?.reason) return { state: { ...state, confirmed_stops } }
  const judged = { eligible: false, eligible_date: defaultEligibleDate(first.reason, today), ...first } as const
  const marked = markIneligible(turn, judged)
  return { ...marked, state: { ...marked.state, stage: state.stage, confirmed_stops } }
}

/** "ok" is the page's own message: it never answers, and on a reopened question it leaves the answer as it was. */
function keepAnswer(turn: Turn): Outcome {
  if (turn.state.reopened === null) return { state: turn.state }
  const outcome = goOn({ ...turn, state: { ...turn.state, reopened: null, misses: 0 } }, [])
  return { ...outcome, lead: [textsOf(turn.state).keptAnswer, outcome.lead].filter(Boolean).join(' ') }
}

/** Bytes of answers that a conversation carries before long words have to be shortened, and to how many characters. */
const ANSWERS_ROOM = 40_000
const SHORT_ANSWER = 200
const BYTES_A_LETTER = 3

function roomFor(state: ChatState, value: AnswerValue, bytes: number): number | null {
  if (typeof value !== 'string' || value.length <= SHORT_ANSWER) return null
  return JSON.stringify([state.answers, state.intake]).length + value.length * bytes > ANSWERS_ROOM ? SHORT_ANSWER : null
}

/** True where the pending question takes words, so that only plain commands may interrupt it. */
export function acceptsFreeText(turn: Turn): boolean {
  if (turn.state.stage !== 'questionnaire') return false
  const asked = pendingQuestion(turn.state, turn.knowledge)
  return asked !== null && rulesOf(asked.question).acceptsFreeText
}
