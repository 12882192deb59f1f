import type { Found } from '@clinic/core/chat/state/turn'
import { foldText } from '@clinic/core/shared/fold-text'
import { loadArticles } from '@clinic/data/load-articles'
import { loadQuestions } from '@clinic/data/load-training-data'

let known: ReadonlyMap<string, Found> | undefined

const plain = (text: string) => foldText(text).replaceAll(/[^a-z0-9 ]/g, '')

/** An article’s answer to one of its own phrasings: the demo’s patients use these, so no model is needed. */
export function answerByPhrase(text: string): Found {
  // Loaded lazily: most starts seed nothing. Folded once: every message of the seed is looked up.
  known ??= loadPhrases()
  return known.get(plain(text)) ?? { kind: 'none' }
}

function loadPhrases(): ReadonlyMap<string, Found> {
  const phrases = new Map<string, Found>(loadQuestions('en').refused.map(({ text }) => [plain(text), { kind: 'refused' }]))
  // Of two articles with the same phrasing the first answers, and an article before a refusal.
  for (const { phrasings, title, text } of loadArticles('en').toReversed())
    for (const one of phrasings) phrases.set(plain(one), { kind: 'article', title, text })
  return phrases
}
