import type { ChatLanguage } from '@clinic/contract/chat'
import { removePersonal } from '@clinic/core/chat/remove-personal'
import { type ChatState, newConversation, upToDate } from '@clinic/core/chat/state/state'
import type { Suggestion } from '@clinic/core/chat/state/suggestion'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { step } from '@clinic/core/chat/step'
import { dayIn } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import { readKey } from './encrypt-state.ts'
import { pinKnowledge } from './load-knowledge.ts'
import type { LanguageModel } from './open-language-model.ts'
import { findState } from './store.ts'

/** `choose`: absent where there is no language model. */
export type Asking = Pick<Context, 'sql' | 'now' | 'zone'> & {
  secret: string
  knowledge: Knowledge
  choose?: LanguageModel['choose'] | undefined
}
type Message = { conversation_id: string; key: string; query: string; context?: unknown; language?: ChatLanguage | undefined }

/**
 * What a language model chooses where this message would leave the dialog unsure (D-7): the step is tried without a lock and before the turn's
 * transaction, so that nobody waits for a model but who wrote. Nothing is asked for retries, forms, or without the conversation's key.
 */
export async function suggest({ choose, ...context }: Asking, message: Message): Promise<Suggestion | undefined> {
  if (!choose || message.context !== undefined) return undefined
  const held = await findState(context.sql, message.conversation_id)
  if (held && readKey(context.secret, { id: message.conversation_id, started_at: held.started_at }, message.key) !== held.turn)
    return undefined
  const state = held ? upToDate(held.state) : newConversation('')
  const knowledge = await pinKnowledge(context.sql, context.knowledge, state.questionnaire)
  const event = { query: message.query, language: message.language, now: context.now, today: dayIn(context.zone, context.now) }
  const { unsure } = step(state, event, knowledge)
  const said = unsure && removePersonal(message.query, knownOf(state))
  if (!unsure || !said) return undefined
  const choice = await choose(unsure, said)
  return choice === null ? undefined : { about: unsure.about, ...choice }
}

/** Everything the conversation knows that says who its patient is. */
function knownOf({ patient_id, personal, consent, claim, recognised }: ChatState): string[] {
  const details = Object.entries(personal ?? {}).flatMap(([field, value]) => (typeof value === 'string' && !PLAIN.has(field) ? value : []))
  const others = [consent?.signature, claim?.who, recognised?.firstName].filter((value) => value !== undefined)
  return [patient_id, ...details, ...others]
}

/** Said of a person, but said of many: a message may need the words. */
const PLAIN: ReadonlySet<string> = new Set(['gender', 'province', 'country', 'mailingProvince', 'mailingCountry'])
