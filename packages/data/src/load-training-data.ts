import type { ChatLanguage } from '@clinic/contract/chat'
import { type CorpusRow, loadCorpus } from './load-corpus.ts'
import { loadDevelopmentReplies } from './load-development-replies.ts'

/**
 * What the crisis classifier learns from. The first wishes are ordinary messages too. Those of the `more` files are not: even with a small
 * weight so many of one kind outweigh dangers in unusual words.
 */
export function loadCrisisCorpus(): { crisis: CorpusRow[]; ordinary: CorpusRow[]; templates: CorpusRow[] } {
  return {
    crisis: loadCorpus('crisis/crisis'),
    ordinary: [...loadCorpus('intents/train'), ...loadCorpus('crisis/ordinary')],
    templates: loadCorpus('crisis/templates'),
  }
}

/** Phrases by intent, and messages that have none: in training answers to questions as well. */
export function loadIntentPhrases(split: 'train' | 'holdout' = 'train'): { examples: CorpusRow[]; outOfScope: string[] } {
  const rows = split === 'train' ? [...loadCorpus('intents/train'), ...loadCorpus('intents/more')] : loadCorpus('intents/holdout')
  const answers = split === 'train' ? loadAnswers() : []
  return { examples: rows.filter(({ label }) => label !== 'none'), outOfScope: [...textsOf(rows, 'none'), ...answers] }
}

/** A share of the replies for development. Those that are asked again may be a command, and a question is one. */
function loadAnswers(): string[] {
  const replies = [
    ...loadDevelopmentReplies('patients'),
    ...loadDevelopmentReplies('development').filter((_, place) => place % SHARE === 0),
  ]
  return replies.filter(({ text, meant }) => meant !== 'ask' && !text.includes('?')).map(({ text }) => text)
}

const SHARE = 4

/** What is learned beside the articles of a language: more questions by their article, what is refused, by topic, and what no article answers. */
export function loadQuestions(language: ChatLanguage): { asked: CorpusRow[]; refused: CorpusRow[]; offTopic: string[] } {
  const rows = [...loadCorpus('questions/train'), ...loadCorpus('questions/more')].filter((row) => row.language === language)
  const from = (named: string) => rows.filter(({ source }) => source === named)
  return { asked: from('asked'), refused: from('refused'), offTopic: textsOf(rows, 'none') }
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
