import type { Answer } from '../../question-cards/answer.ts'
import type { Card } from '../../question-cards/card.ts'

/** The choice of a question that only the patient answers, apart from words: while a person is there, words are for them. */
export function chosen(answer: Answer, card: Card | null): Answer {
  const isOption = card?.own && 'options' in card && card.options.some(({ value }) => value === answer.query)
  return isOption && !answer.context ? { ...answer, context: { selected: [answer.query] } } : answer
}
