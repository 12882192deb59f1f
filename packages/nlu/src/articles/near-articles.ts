import { type Classifier, classify } from '../classifier/classify.ts'
import type { Article } from './article.ts'
import { refusedByRule } from './refused-by-rule.ts'
import { REFUSED_MARK } from './train-answers.ts'

const MOST = 6

/**
 * The articles that come nearest to a question, best first, however far that is: what somebody may choose from where `answerFrom` is not
 * sure. None where a rule refuses the question or a refused topic comes nearest of all: better one refusal too many (D-7).
 */
export function nearArticles(model: Classifier, articles: readonly Article[], text: string): Article[] {
  const guesses = classify(model, text)
  if (refusedByRule(text) !== null || guesses[0]?.label.startsWith(REFUSED_MARK)) return []
  return guesses.flatMap(({ label }) => articles.find(({ id }) => id === label) ?? []).slice(0, MOST)
}
