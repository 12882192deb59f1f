import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import type { MagicLinkMessages } from './magic-link-messages.ts'

/** The sentence for anything thrown, in the language of the page. */
export function magicLinkProblem({ refusal }: MagicLinkMessages, error: unknown): string {
  return refusal(error instanceof ApiProblem ? error.code : null, problemSentence(error))
}
