import type { ChatLanguage } from '@clinic/contract/chat'
import { own } from '../reference/own.ts'
import { REFUSED, type Unsure } from './suggestion.ts'
import type { Found, Knowledge } from './turn.ts'

/** `unsure`: the list that could settle it. `chosen`: a suggestion did. */
type FoundAnswer = { found: Found; unsure?: Unsure; chosen: boolean }

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
  if (titles.length === 0) return { found, chosen: false }
  const options = { ...Object.fromEntries(titles.map((title) => [title, ''])), [REFUSED]: REFUSED_MEANS }
  const unsure: Unsure = { about: 'article', options }
  if (suggested?.about !== 'article' || own(options, suggested.choice) === undefined) return { found, unsure, chosen: false }
  if (suggested.choice === REFUSED) return { found: { kind: 'refused' }, unsure, chosen: true }
  const named = answer?.(suggested.choice, language)
  return named?.kind === 'article' ? { found: named, unsure, chosen: true } : { found, unsure, chosen: false }
}

const REFUSED_MEANS = 'asks for a dose, a diagnosis, advice on another medicine, or whether something is safe for this person'
