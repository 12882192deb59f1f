import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { languageName, otherLanguage } from '@clinic/nlu/text/other-language'
import type { Effect } from '../state/effects.ts'
import { HELP_ABOUT } from '../state/help-about.ts'
import type { Stage } from '../state/state.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { labelText, textsOf } from '../texts/texts-of.ts'
import { linesOf } from './crisis-card.ts'
import { acceptsFreeText } from './questionnaire.ts'

/** Names, addresses and codes are typed here. */
const DETAILS: readonly Stage[] = ['who', 'born', 'code', 'consent', 'personal-information', 'confirm']

/** The language that the person writes in, neither English nor French; once they know, their words to an open question are an answer. */
export function writtenElsewhere(turn: Turn): string | null {
  const { state, text, context } = turn
  if (context !== null || state.contact_wanted || DETAILS.includes(state.stage) || labelText(text) !== null) return null
  if (state.other_language !== null && acceptsFreeText(turn)) return null
  return otherLanguage(text)
}

/** The emergency numbers and what the assistant can read, in both languages, instead of not having understood; a person is asked to help. */
export function inOtherLanguage(turn: Turn, language: string): Outcome {
  const { state } = turn
  const help: Effect = {
    ...{ kind: 'need-help', reason: HELP_REASONS.chatbot, about: HELP_ABOUT.language, urgent: false, contact: null },
    note: `Writes in ${languageName(language)}, at ${state.stage}`,
  }
  return {
    state: { ...state, other_language: language, misses: 0 },
    lead: textsOf(state).otherLanguage,
    data: { written_in: language, lines: linesOf(state, turn.knowledge).map((line) => ({ ...line })) },
    effects: state.other_language === language ? [] : [help],
  }
}
