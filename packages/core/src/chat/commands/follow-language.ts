import type { ChatLanguage } from '@clinic/contract/chat'
import { writtenLanguage } from '@clinic/nlu/text/written-language'
import { isMachine } from '../state/opening-message.ts'
import { unapprovedFor } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { labelText, textsOf } from '../texts/texts-of.ts'
import { titleOffered } from './pick-alternative.ts'

/**
 * A message in the other language is answered in it. After the first time it takes a whole sentence, and none where the person has chosen since.
 * `isOffered`: the words of a button.
 */
export function followLanguage(turn: Turn, isOffered: (turn: Turn) => boolean): Turn {
  const { state, text, context, knowledge } = turn
  if ((state.language_followed && (state.language_chosen || !isSentence(text))) || context !== null || !knowledge.french || isMachine(text))
    return turn
  const language = writtenLanguage(text)
  if (language === null || language === state.language) return turn
  if (labelText(text) !== null || titleOffered(turn) !== undefined || isOffered(turn)) return turn
  return { ...turn, state: { ...state, language, unapproved: unapprovedFor(language, knowledge), language_followed: true } }
}

const LEAST_WORDS = 5

function isSentence(text: string): boolean {
  return text.trim().split(/\s+/).length >= LEAST_WORDS
}

/** The page sends the language that it shows: another than the one that was followed is chosen there. */
export function chosenOnPage(state: ChatState, shown: ChatLanguage): Pick<ChatState, 'language_chosen'> {
  return state.language_followed && shown !== state.language ? { language_chosen: true } : {}
}

/** Tells the page, and the person unless they are in danger; who asked for a language in words has been answered already. */
export function withLanguageNotice(outcome: Outcome, { state }: Turn): Outcome {
  const { language } = state
  if (outcome.state.language !== language || outcome.data?.language !== undefined) return outcome
  const data = { ...outcome.data, language }
  if (outcome.state.crisis || outcome.state.concern) return { ...outcome, data }
  return { ...outcome, data, lead: [textsOf(outcome.state).language.followed, outcome.lead].filter(Boolean).join('\n\n') }
}
