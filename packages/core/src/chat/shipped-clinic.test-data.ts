import type { ChatLanguage } from '@clinic/contract/chat'
import { loadMeanings } from '@clinic/data/load-meanings'
import { loadQuestionnaires, loadTranslations } from '@clinic/data/load-questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { CLINIC, NOW } from './conversation.test-data.ts'
import { type ChatState, newConversation } from './state/state.ts'
import type { Knowledge } from './state/turn.ts'
import { type Step, step } from './step.ts'

const shipped = Object.fromEntries(
  [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')].map((questionnaire) => [questionnaire.key, questionnaire]),
)

/** The clinic with the questionnaires, scales, French words and meanings that ship with the program. */
export const SHIPPED: Knowledge = {
  ...CLINIC,
  questionnaires: { ...CLINIC.questionnaires, ...shipped },
  french: { consent: CLINIC.consent, questionnaires: loadTranslations('fr') },
  meanings: loadMeanings(),
}

/** A conversation that waits for the answer to one question. */
export function askedFor(key: string, tag: string, language: ChatLanguage = 'en'): ChatState {
  const form = getOwnProperty(SHIPPED.questionnaires, key)
  if (!form || !getOwnProperty(form.questions, tag)) throw new Error(`no question ${key}/${tag}`)
  const visit = key === 'renewal' || key === 'follow_up' ? key : 'async'
  const { name, version } = form
  return {
    ...newConversation('p'),
    stage: 'questionnaire',
    started: true,
    visit,
    questionnaire: { key, name, version },
    reopened: tag,
    language,
  }
}

/** One message to a conversation. */
export function sayTo(state: ChatState, query: string, knowledge: Knowledge = SHIPPED): Step {
  return step(state, { query, language: state.language, ...NOW }, knowledge)
}

/** What the last message stored for a question; undefined where it stored nothing. */
export function storedFor({ effects }: Step, tag: string): unknown {
  const kept = effects.findLast((effect) => effect.kind === 'keep-answers')
  return kept?.kind === 'keep-answers' ? getOwnProperty(kept.answers, tag)?.value : undefined
}
