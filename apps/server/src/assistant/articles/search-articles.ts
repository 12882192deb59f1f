import type { searchArticles as contract, FoundArticle } from '@clinic/contract/chat/prepared-replies'
import type { Parsed } from '@clinic/contract/endpoint'
import type { Context } from '../../platform/db/change.ts'
import { findLive } from './store.ts'

const MOST = 8
/** Of shorter words nearly every text has some. */
const SHORTEST = 3

/** Approved articles of a language for words; those whose title has them come first. */
export async function searchArticles(
  { sql }: Pick<Context, 'sql'>,
  { words, language }: Parsed<typeof contract>['body'],
): Promise<FoundArticle[]> {
  const own = (await findLive(sql)).filter((article) => article.language === language)
  const wanted = plain(words)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= SHORTEST)
  const scored = own.map((article) => ({ article, score: scoreOf(wanted, article) }))
  return scored
    .filter(({ score }) => wanted.length === 0 || score > 0)
    .sort((a, b) => b.score - a.score || a.article.title.localeCompare(b.article.title, language))
    .slice(0, MOST)
    .map(({ article: { article_id, title, text } }) => ({ id: article_id, title, text }))
}

function scoreOf(
  wanted: readonly string[],
  { title, text, phrasings }: { title: string; text: string; phrasings: readonly string[] },
): number {
  const places = [
    { words: plain(title), worth: 4 },
    { words: plain(phrasings.join(' ')), worth: 2 },
    { words: plain(text), worth: 1 },
  ]
  return wanted.reduce((sum, word) => sum + places.reduce((own, { words, worth }) => own + (words.includes(word) ? worth : 0), 0), 0)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
