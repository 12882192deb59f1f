import type { TriedAnswer } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import type { Context } from '../../platform/db/change.ts'
import type { Nlu } from '../chat/models/answer-with-models.ts'
import { findLive } from './store.ts'

/** What the assistant would answer to a question now. `learning`: it has not learned its articles yet. */
export async function tryAnswer(
  { sql }: Pick<Context, 'sql'>,
  learned: Nlu | undefined,
  { text, language }: { text: string; language: ChatLanguage },
): Promise<TriedAnswer> {
  if (!learned) return { kind: 'learning', articles: [], confidence: 0 }
  const answer = learned.lookUp(text, language)
  const { kind, confidence } = answer
  if (kind === 'article') return { kind, articles: [{ id: answer.id, title: answer.title }], confidence }
  if (kind !== 'choices' || !answer.likely) return { kind: kind === 'choices' ? 'none' : kind, articles: [], confidence }
  const live = await findLive(sql)
  const articles = answer.ids.flatMap((id) => live.filter(({ article_id }) => article_id === id).map(({ title }) => ({ id, title })))
  return { kind, articles, confidence }
}
