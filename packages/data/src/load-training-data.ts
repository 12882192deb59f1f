import type { ChatLanguage } from '@clinic/contract/chat'
import { type CorpusRow, loadCorpus } from './load-corpus.ts'

/** What the crisis classifier learns from. Intent phrases are ordinary messages too. */
export function loadCrisisCorpus(): { crisis: CorpusRow[]; ordinary: CorpusRow[]; templates: CorpusRow[] } {
  return {
    crisis: loadCorpus('crisis/crisis'),
    ordinary: [...loadCorpus('intents/train'), ...loadCorpus('crisis/ordinary')],
    templates: loadCorpus('crisis/templates'),
  }
}

/** Phrases by intent, and messages that have none. */
export function loadIntentPhrases(split: 'train' | 'holdout' = 'train'): { examples: CorpusRow[]; outOfScope: string[] } {
  const rows = loadCorpus(`intents/${split}`)
  return { examples: rows.filter(({ label }) => label !== 'none'), outOfScope: textsOf(rows, 'none') }
}

/** What is learned beside the articles of a language: what is refused, by topic, and what no article answers. */
export function loadQuestions(language: ChatLanguage): { refused: CorpusRow[]; offTopic: string[] } {
  const rows = loadCorpus('questions/train').filter((row) => row.language === language)
  return { refused: rows.filter(({ source }) => source === 'refused'), offTopic: textsOf(rows, 'none') }
}

/** Questions that training never sees: by their article, of no article, and those that are refused. */
export function loadHoldoutQuestions(language: ChatLanguage): { questions: CorpusRow[]; offTopic: string[]; refused: CorpusRow[] } {
  const rows = loadCorpus('questions/holdout').filter((row) => row.language === language)
  return {
    questions: rows.filter(({ source }) => source === 'articles'),
    offTopic: textsOf(rows, 'none'),
    refused: rows.filter(({ source }) => source === 'refused'),
  }
}

function textsOf(rows: readonly CorpusRow[], label: string): string[] {
  return rows.filter((row) => row.label === label).map(({ text }) => text)
}
