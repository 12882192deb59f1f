import type { ChatLanguage } from '@clinic/contract/chat'

/** What the assistant never answers: it refuses in fixed words and offers a person (D-7). */
export const REFUSED_TOPICS = ['dose', 'stopping-a-medicine', 'interaction', 'safe-for-me', 'diagnosis', 'illegal-supply'] as const
export type RefusedTopic = (typeof REFUSED_TOPICS)[number]

/**
 * One answer (D-7). `text` has at most 700 characters, in plain words, without a dose, a diagnosis or a promise; the dates are
 * days (`YYYY-MM-DD`). `phrasings` are the questions it answers, as patients type them: at least 20.
 */
export type Article = {
  id: string
  /** What it is written in; it answers questions of that language alone. */
  language: ChatLanguage
  title: string
  text: string
  owner: string
  /** Of the file it came in; only a practitioner's approval in the database lets the assistant answer with it (F-21). */
  state: 'approved' | 'draft'
  reviewed_on: string
  review_due: string
  source: string
  phrasings: readonly string[]
}
