import type { ChatLanguage } from '@clinic/contract/chat'
import type { AnswerMaterial } from '@clinic/core/language/train-answers'
import { FRENCH_OFF_TOPIC } from './french/off-topic.ts'
import { FRENCH_REFUSED } from './french/refused-questions.ts'
import { OFF_TOPIC } from './off-topic.ts'
import { REFUSED_QUESTIONS } from './refused-questions.ts'

/** What is learned beside the articles of a language: what is refused, and what nothing answers. */
export const AROUND_ARTICLES: Readonly<Record<ChatLanguage, Pick<AnswerMaterial, 'refused' | 'offTopic'>>> = {
  en: { refused: REFUSED_QUESTIONS, offTopic: OFF_TOPIC },
  fr: { refused: FRENCH_REFUSED, offTopic: FRENCH_OFF_TOPIC },
}
