import { HELP_REASONS } from '@clinic/contract/vocabulary'
import type { Risk } from '@clinic/nlu/crisis/assess-risk'
import { deniesThoughts } from '@clinic/nlu/crisis/denies-thoughts'
import { saysSafe } from '@clinic/nlu/crisis/says-safe'
import { keepsMeans, stillHasMeans } from '@clinic/nlu/crisis/situations/keeps-means'
import { bare } from '@clinic/nlu/text/normalize'
import { firstWordsOf } from '../first-words/first-words.ts'
import type { Effect } from '../state/effects.ts'
import type { Prediction } from '../state/prediction.ts'
import type { ChatState } from '../state/state.ts'
import type { Knowledge, Outcome, Prompt, Turn } from '../state/turn.ts'
import { labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { startCrisis } from './crisis.ts'
import { callFirst, linesOf } from './crisis-card.ts'
import { together } from './greeting.ts'
import { readOwnPlace } from './read-place.ts'

/** One gentle question with the numbers beside it. Staff are told only once it is answered (F-5). */
export function askConcern(turn: Turn, predicted: Prediction): Outcome {
  const { stage, first_words: before } = turn.state
  // What a first message tells beside the doubtful words is not asked again.
  const told = stage === 'greeting' ? together(before, firstWordsOf(turn)) : null
  const first_words = told ? { ...told, confirmed: false } : before
  const state: ChatState = { ...asking(turn, 'words'), first_words, doubted: { text: turn.text } }
  return { state, show: concernPrompt(state, turn.knowledge), predicted, effects: [noticed(`asked at ${turn.state.stage}`)] }
}

/** The same after an answer to a form: the answer is stored, and staff review it the same day for any reply. */
export function askAfterAnswer(turn: Turn, form: string, before: Effect[]): Outcome {
  const state: ChatState = { ...asking(turn, 'answer'), doubted: null }
  const review: Effect = {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, urgent_reason: 'red-flag', concern: true, contact: null },
    note: `Thoughts of death or self-harm in the form ${form}: review today`,
  }
  return { state, show: concernPrompt(state, turn.knowledge), effects: [...before, review, noticed(`asked after an answer in ${form}`)] }
}

/**
 * An attempt in the last two weeks is acute (F-5). Asked after an answer that told of an attempt at any time, and after the gentle question that
 * followed an answer of thoughts of death.
 */
export function askAttempt(turn: Turn, { before = [], lead }: { before?: Effect[]; lead?: string } = {}): Outcome {
  if (turn.context === null && tellsOfRecentAttempt(turn.text)) {
    const crisis = startCrisis(turn, 'suicide')
    return { ...crisis, effects: [...before, ...(crisis.effects ?? [])] }
  }
  const state: ChatState = { ...asking(turn, 'attempt'), doubted: null }
  const show = concernPrompt(state, turn.knowledge)
  return {
    state,
    show,
    ...(lead !== undefined && { lead }),
    effects: [...before, noticed(`asked about an attempt, at ${turn.state.stage}`)],
  }
}

/** "Yes, last week": the time is told already, and asking for it would lose time. */
function tellsOfRecentAttempt(text: string): boolean {
  const said = bare(text)
  return RECENTLY.test(said) && !LONG_AGO.test(said) && !/^(?:no|non|never|jamais)\b/.test(said)
}

const FEW = '(?:an?|une?|a few|few|quelques|a couple of|one|two|three|four|five|six|deux|trois|quatre|cinq|six|\\d|1[0-4])'
const RECENTLY = new RegExp(
  `\\b(?:yesterday|today|tonight|last (?:night|week|weekend)|this (?:morning|week|weekend)|(?:the )?other (?:day|night)|${FEW} (?:hours?|days?|nights?) ago|(?:a|one|two|1|2) weeks? ago|hier|avant ?hier|aujourd ?hui|cette (?:nuit|semaine)|ce matin|(?:semaine|nuit) (?:passee|derniere)|(?:il y a|y a|ya|ca fait) (?:${FEW} (?:heures?|jours?|nuits?)|(?:une|deux|1|2) semaines?))\\b`,
)
/** Nothing but a time of these two weeks, also behind another that is denied: "no, not last week, this morning". */
const ONLY_RECENTLY = new RegExp(`^(?:(?:no|non) (?:not|pas) (?:last week|la semaine (?:passee|derniere)) )?(?:${RECENTLY.source})$`)
const LONG_AGO = /\b(?:years?|ans|annees?|months?|mois|(?:19|20)\d\d|teen\w*|young|kid|jeune|ado\w*|petite?)\b/

function asking({ state, text, now }: Turn, concern_about: ChatState['concern_about']): ChatState {
  const crisis_province = readOwnPlace(text)?.province ?? state.crisis_province
  return { ...state, crisis_province, concern: true, concern_about, concern_asked_at: now, misses: 0 }
}

/** The question as it is, for a page that opens again. */
export function concernPrompt(state: ChatState, knowledge: Pick<Knowledge, 'numbers'>): Prompt {
  const words = textsOf(state).concern
  const labels = labelsOf(state)
  const question = state.concern_about === 'attempt' ? words.attempt : words.question
  return {
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: `${words.numbers(callFirst(state, knowledge))}\n\n${question}`,
    VIDEO: null,
    options: [
      { label: words.yesLabel, value: 'yes' },
      { label: words.noLabel, value: 'no' },
      { label: labels.ratherPerson, value: labels.ratherPerson },
    ],
    DATA: { level: 'concern', check: question, own: question, lines: linesOf(state, knowledge).map((line) => ({ ...line })) },
  }
}

/**
 * The reply to the question. Yes is acute, and so are words that would bring the question themselves; a person is asked to call; after a plain no the
 * questions continue. Anything else is no answer: a call-back today, no alarm, and the words are judged as nothing else.
 */
export function answerConcern(turn: Turn, risk: Risk | null): Outcome {
  const words = textsOf(turn.state).concern
  const { concern_about: about, attempt_denied } = turn.state
  const asked: ChatState = { ...turn.state, concern: false, concern_asked_at: null, concern_about: 'words', misses: 0 }
  if (turn.text === 'ok' || turn.text === '') return { state: turn.state, show: concernPrompt(turn.state, turn.knowledge) }
  if (about === 'attempt' ? deniesAttempt(turn.text) : saysNo(turn.text)) {
    const denied = { ...asked, denials: asked.denials + 1, attempt_denied: attempt_denied || about === 'attempt' }
    const said = noticed(about === 'attempt' ? `asked about an attempt, no, at ${asked.stage}` : `asked, no, at ${asked.stage}`)
    if (about === 'answer' && !attempt_denied) return askAttempt({ ...turn, state: denied }, { before: [said], lead: words.oneMore })
    return { state: denied, lead: words.no, effects: [said] }
  }
  if (
    saysYes(turn.text) ||
    isAnswerOfDanger(turn, risk) ||
    (about === 'attempt' && (TELLS_ATTEMPT.test(bare(turn.text)) || ONLY_RECENTLY.test(bare(turn.text))))
  )
    return startCrisis(turn, 'suicide')
  const wanted: ChatState = { ...asked, contact_wanted: !asked.created }
  if (labelText(turn.text) === 'ratherPerson' || turn.intent === 'person') {
    const call: Effect = {
      ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, urgent_reason: 'suspected-crisis', concern: true, contact: null },
      note: `Asked for a person at the question about safety, at ${asked.stage}`,
    }
    return { state: wanted, lead: withContact(wanted, words.person(callFirst(wanted, turn.knowledge))), effects: [call] }
  }
  const back: Effect = {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: false, concern: true, contact: null },
    note: `No clear answer to the question about safety, at ${asked.stage}: call back today`,
  }
  return { state: wanted, lead: withContact(wanted, words.unclear(callFirst(wanted, turn.knowledge))), effects: [back] }
}

/**
 * "I am safe" when no card shows, as after a call was asked for: thanks with the numbers, and no advice on what is safe to take. The call that
 * staff were asked for stays. Null for words that only say that someone is well.
 */
export function acknowledgeSafety(turn: Turn): Outcome | null {
  const said = bare(turn.text)
  if (turn.context !== null || !NAMES_SAFETY.test(said) || !saysSafe(turn.text)) return null
  if (turn.state.stage === 'questionnaire' && YES_OR_NO.test(said)) return null
  return { state: { ...turn.state, misses: 0 }, lead: textsOf(turn.state).concern.no }
}

/** "No, I'm safe" answers the question that is asked. */
const YES_OR_NO = /^(?:yes|yeah|no|nope|oui|non)\b/
const NAMES_SAFETY = /\b(?:safe|danger|securite|surete)\b/

/** How long the question waits before staff are asked to call (F-5). */
export const SAFETY_ANSWER_SECONDS = 180

/** No answer: a call-back today, not an alarm. */
export function noAnswerCall({ stage }: ChatState): Extract<Effect, { kind: 'need-help' }> {
  return {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: false, concern: true, contact: null },
    note: `No answer within ${SAFETY_ANSWER_SECONDS / 60} minutes to the question about safety, at ${stage}: call back today`,
  }
}

function withContact(state: ChatState, words: string): string {
  return state.contact_wanted ? `${words} ${textsOf(state).leaveContact}` : words
}

function saysNo(text: string): boolean {
  const label = labelText(text)
  return deniesThoughts(text) || label === 'noDanger' || label === 'safe'
}

/** "I am safe" or "I am not suicidal" says nothing of the last two weeks. */
function deniesAttempt(text: string): boolean {
  return labelText(text) === 'noDanger' || DENIES_ATTEMPT.test(bare(text))
}

const DENIES_ATTEMPT =
  /^(?:no|nope|nah|never|not at all|absolutely not|no never|no not (?:at all|recently|then|in the last (?:two|2) weeks)|no (?:i )?did ?n[o']?t|(?:no )?i (?:did not|have not|never (?:did|tried|have))|no that was (?:long|years|many years|a long time) ago|non|jamais|non jamais|pas du tout|non pas du tout|absolument pas|pantoute|non je n ?ai pas essaye|je n ?ai pas essaye|non c ?etait il y a (?:longtemps|des annees))$/

const TELLS_ATTEMPT =
  /^(?:i did|i tried|i have|it was|once|twice|last (?:week|night|month)|(?:hier|la semaine (?:passee|derniere))|j ?ai essaye|j ?ai deja essaye|une fois|deux fois)\b/

function saysYes(text: string): boolean {
  return /^(?:yes|yeah|yep|yup|ya|oui|ouais|ouin|mhm|both|i (?:am|do)|je le suis)\b(?!.*\b(?:not|pas|no|non)\b)/.test(bare(text))
}

/** "I don't want to live anymore", « j’ai pas jeté les pilules »: as a reply to this question it is a yes. After a "no" only a means at hand is. */
function isAnswerOfDanger({ text, context }: Turn, risk: Risk | null): boolean {
  if (context !== null) return false
  return (
    keepsMeans(text) ||
    stillHasMeans(text) ||
    (risk?.level === 'concern' && risk.by === 'rule' && !/^(?:no|nope|nah|non|not)\b/.test(bare(text)))
  )
}

function noticed(description: string): Effect {
  return { kind: 'audit', action: 'Crisis Words Noticed', description }
}
