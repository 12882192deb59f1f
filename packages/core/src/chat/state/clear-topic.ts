import type { Intent } from '@clinic/contract/intents'
import { topic } from '@clinic/nlu/intents/detect-intent'
import { bare } from '@clinic/nlu/text/normalize'
import type { Turn } from './turn.ts'

/** Below this chance, words of a way in that were found in a longer message may be about something else ("I book flights for a living"). */
const LIKELY = 0.5
/** The classifier has learned English requests only; rules alone read the French ones. */
const FRENCH = /\b(?:je|j|jai|jaimerais|mon|ma|mes|le|la|les|une|pour|avec|bonjour|allo|salut|dossier|rendez vous)\b/

/** What a person came for; null where no words say it, or where they probably say something else. */
export function clearTopic({ text, knowledge }: Pick<Turn, 'text' | 'knowledge'>): { intent: Intent; sure: boolean } | null {
  const found = topic(text)
  if (found.intent === 'unknown') return null
  if (found.sure || FRENCH.test(bare(text))) return found
  const heard = knowledge.understand?.(text)
  return heard === undefined || (heard.intent === found.intent && heard.confidence >= LIKELY) ? found : null
}
