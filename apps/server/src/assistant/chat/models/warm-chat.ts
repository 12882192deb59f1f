import type { Nlu } from './answer-with-models.ts'
import { shippedKnowledge } from './shipped-knowledge.ts'
import { stepFirst } from './step-first.ts'

const MESSAGES = [
  { language: 'en', text: 'Hello, I have had back pain since 2009 and take ibuprofen. Can I start?' },
  { language: 'fr', text: 'Bonjour, j’ai mal au dos depuis 2009 et je prends de l’ibuprofène. Puis-je commencer?' },
] as const
const QUESTION = { place: 'async/psychosis', labels: ['yes', 'no'], several: false }

/**
 * Reads a message in each language and a reply, and drops the answers. A pattern is compiled when it is first tried, and there are
 * thousands: the first message of a process took half a second to three, in which no request was answered.
 */
export function warmChat(nlu: Nlu): void {
  const knowledge = shippedKnowledge(nlu)
  for (const message of MESSAGES) stepFirst(message, knowledge)
  knowledge.weigh?.(QUESTION, 'not that I know of')
}
