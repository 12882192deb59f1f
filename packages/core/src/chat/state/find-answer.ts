import type { ChatLanguage } from '@clinic/contract/chat'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { REFUSED, type Suggestion, trusted, type Unsure } from './suggestion.ts'
import type { Found, Knowledge } from './turn.ts'

/** `unsure`: the list that could settle it. `chosen`: the suggestion that did. */
type FoundAnswer = { found: Found; unsure?: Unsure; chosen: Suggestion | null }

/**
 * What approved articles of its language say to a question (D-7). Where they leave it open, a suggestion may name one of those that come near, which is then
 * answered word for word; what was refused or answered by likeness is never put to anybody.
 */
export function findAnswer(
  { answer, near, suggested }: Pick<Knowledge, 'answer' | 'near' | 'suggested'>,
  text: string,
  language: ChatLanguage,
): FoundAnswer {
  const found = answer?.(text, language) ?? { kind: 'none' }
  const titles = found.kind === 'article' || found.kind === 'refused' ? [] : (near?.(text, language) ?? [])
  if (titles.length === 0) return { found, chosen: null }
  const options = { ...Object.fromEntries(titles.map((title) => [title, ''])), [REFUSED]: REFUSED_MEANS }
  const unsure: Unsure = { about: 'article', options }
  const chosen = trusted(suggested, 'article')
  if (chosen === null || getOwnProperty(options, chosen.choice) === undefined) return { found, unsure, chosen: null }
  const sure = chosen.confidence === undefined ? {} : { confidence: chosen.confidence }
  if (chosen.choice === REFUSED) return { found: { kind: 'refused', ...sure }, unsure, chosen }
  const named = answer?.(chosen.choice, language)
  return named?.kind === 'article' ? { found: { ...named, ...sure }, unsure, chosen } : { found, unsure, chosen: null }
}

const REFUSED_MEANS = 'asks for a dose, a diagnosis, advice on another medicine, or whether something is safe for this person'
