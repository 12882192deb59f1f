import type { ChatLanguage } from '@clinic/contract/chat'
import type { AnswerValue } from '../questionnaires/answers.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { newConversation } from './state/state.ts'
import type { Knowledge } from './state/turn.ts'
import { step } from './step.ts'

/** A typed reply to one question. */
type Reply = { key: string; tag: string; language: ChatLanguage; text: string }

/** What the chat would store for a reply now, the safety check before it included; `null` where it would ask again or do something else. */
export function hearReply(
  { key, tag, language, text }: Reply,
  knowledge: Knowledge,
  at: { now: string; today: string },
): AnswerValue | null {
  const form = getOwnProperty(knowledge.questionnaires, key)
  if (!form || !getOwnProperty(form.questions, tag)) return null
  const visit = key === 'renewal' || key === 'follow_up' ? key : 'async'
  const { name, version } = form
  const state = { ...newConversation(''), stage: 'questionnaire', started: true, visit, reopened: tag, language } as const
  const { effects } = step(
    { ...state, questionnaire: { key, name, version } },
    { query: text, language, ...at },
    { ...knowledge, closed: undefined },
  )
  const kept = effects.find((effect) => effect.kind === 'keep-answers')
  return kept ? ((getOwnProperty(kept.answers, tag) ?? getOwnProperty(kept.set_aside, tag))?.value ?? null) : null
}
