import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { deniesThoughts } from '@clinic/nlu/crisis/denies-thoughts'
import { bare } from '@clinic/nlu/text/normalize'
import type { Effect } from '../state/effects.ts'
import type { Prediction } from '../state/prediction.ts'
import type { ChatState } from '../state/state.ts'
import type { Knowledge, Outcome, Prompt, Turn } from '../state/turn.ts'
import { labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { startCrisis } from './crisis.ts'
import { callFirst, linesOf } from './crisis-card.ts'

/** One gentle question with the numbers beside it. Staff are told only once it is answered (F-5). */
export function askConcern(turn: Turn, predicted: Prediction): Outcome {
  const state: ChatState = { ...turn.state, concern: true, doubted: { text: turn.text }, misses: 0 }
  return { state, show: concernPrompt(state, turn.knowledge), predicted, effects: [noticed(`asked at ${turn.state.stage}`)] }
}

/** The same after an answer to a form: the answer is stored, and staff review it the same day for any reply. */
export function askAfterAnswer(turn: Turn, form: string, before: Effect[]): Outcome {
  const state: ChatState = { ...turn.state, concern: true, doubted: null, misses: 0 }
  const review: Effect = {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, urgent_reason: 'red-flag', contact: null },
    note: `Thoughts of death or self-harm in the form ${form}: review today`,
  }
  return { state, show: concernPrompt(state, turn.knowledge), effects: [...before, review, noticed(`asked after an answer in ${form}`)] }
}

/** The question as it is, for a page that opens again. */
export function concernPrompt(state: ChatState, knowledge: Pick<Knowledge, 'numbers'>): Prompt {
  const words = textsOf(state).concern
  const labels = labelsOf(state)
  return {
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: `${words.numbers(callFirst(state, knowledge))}\n\n${words.question}`,
    VIDEO: null,
    options: [
      { label: words.yesLabel, value: 'yes' },
      { label: words.noLabel, value: 'no' },
      { label: labels.ratherPerson, value: labels.ratherPerson },
    ],
    DATA: { level: 'concern', check: words.question, lines: linesOf(state, knowledge).map((line) => ({ ...line })) },
  }
}

/**
 * The reply to the question. Yes is acute; a person is asked to call; after a plain no the questions continue. Anything else is no answer: a call-back today, no alarm,
 * and the words are judged as nothing else.
 */
export function answerConcern(turn: Turn): Outcome {
  const words = textsOf(turn.state).concern
  const asked: ChatState = { ...turn.state, concern: false, misses: 0 }
  if (turn.text === 'ok' || turn.text === '') return { state: turn.state, show: concernPrompt(turn.state, turn.knowledge) }
  if (saysNo(turn.text))
    return { state: { ...asked, denials: asked.denials + 1 }, lead: words.no, effects: [noticed(`asked, no, at ${asked.stage}`)] }
  if (saysYes(turn.text)) return startCrisis(turn, 'suicide')
  const wanted: ChatState = { ...asked, contact_wanted: !asked.created }
  if (labelText(turn.text) === 'ratherPerson' || turn.intent === 'person') {
    const call: Effect = {
      ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, urgent_reason: 'suspected-crisis', contact: null },
      note: `Asked for a person at the question about safety, at ${asked.stage}`,
    }
    return { state: wanted, lead: withContact(wanted, words.person(callFirst(wanted, turn.knowledge))), effects: [call] }
  }
  const back: Effect = {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: false, contact: null },
    note: `No clear answer to the question about safety, at ${asked.stage}: call back today`,
  }
  return { state: wanted, lead: withContact(wanted, words.unclear(callFirst(wanted, turn.knowledge))), effects: [back] }
}

/** How long the question waits before staff are asked to call (F-5). */
export const SAFETY_ANSWER_SECONDS = 180

/** No answer: a call-back today, not an alarm. */
export function noAnswerCall({ stage }: ChatState): Extract<Effect, { kind: 'need-help' }> {
  return {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: false, contact: null },
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

function saysYes(text: string): boolean {
  return /^(?:yes|yeah|yep|yup|ya|oui|ouais|ouin|mhm|both|i (?:am|do)|je le suis)\b(?!.*\b(?:not|pas|no|non)\b)/.test(bare(text))
}

function noticed(description: string): Effect {
  return { kind: 'audit', action: 'Crisis Words Noticed', description }
}
