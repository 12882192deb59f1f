import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import type { LinkWords } from './link-words.ts'

/** The sentence for anything thrown, in the language of the page. */
export function linkProblem({ refusal }: LinkWords, error: unknown): string {
  return refusal(error instanceof ApiProblem ? error.code : null, problemSentence(error))
}
