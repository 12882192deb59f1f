import type { ChatLanguage } from '@clinic/contract/chat'
import { FRENCH_HELD_OUT_OFF_TOPIC, FRENCH_HELD_OUT_QUESTIONS, FRENCH_HELD_OUT_REFUSED } from './french/held-out.ts'
import { HELD_OUT_OFF_TOPIC } from './held-out-off-topic.ts'
import { HELD_OUT_QUESTIONS } from './held-out-questions.ts'
import { HELD_OUT_REFUSED } from './held-out-refused.ts'

type Sets = Readonly<Record<string, readonly string[]>>

/** What training never sees, by language: questions by their article, sentences of none, and questions for medical advice. */
export const HELD_OUT: Readonly<Record<ChatLanguage, { questions: Sets; offTopic: readonly string[]; refused: Sets }>> = {
  en: { questions: HELD_OUT_QUESTIONS, offTopic: HELD_OUT_OFF_TOPIC, refused: HELD_OUT_REFUSED },
  fr: { questions: FRENCH_HELD_OUT_QUESTIONS, offTopic: FRENCH_HELD_OUT_OFF_TOPIC, refused: FRENCH_HELD_OUT_REFUSED },
}
