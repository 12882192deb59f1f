import type { Classifier } from '../classifier/classify.ts'
import { type Example, trainClassifier } from '../classifier/train-classifier.ts'
import type { Article } from './article.ts'

/** What answers are chosen by: the articles' phrasings, refused questions by their topic, and sentences about nothing the clinic answers. */
export type AnswerMaterial = {
  articles: readonly Pick<Article, 'id' | 'title' | 'text' | 'phrasings'>[]
  /** More questions, labelled with the article that answers them; those of other articles teach nothing. */
  asked: readonly Example[]
  refused: readonly Example[]
  offTopic: readonly string[]
}

/** Marks the labels of refused topics, so that no article's id can be taken for one. */
export const REFUSED_MARK = '!'

/** The classifier behind `answerFrom`. Takes about a second: train once when the articles change. */
export function trainAnswers({ articles, asked, refused, offTopic }: AnswerMaterial): Classifier {
  const examples = [
    ...articles.flatMap(({ id, title, text, phrasings }) =>
      [...phrasings, title, ...sentencesOf(text)].map((phrasing) => ({ label: id, text: phrasing })),
    ),
    ...asked.filter(({ label }) => articles.some(({ id }) => id === label)).map(({ label, text }) => ({ label, text })),
    ...refused.map(({ label, text }) => ({ label: `${REFUSED_MARK}${label}`, text })),
  ]
  return trainClassifier(examples, offTopic)
}

/** An article's own sentences teach words that nobody thought of asking with. */
function sentencesOf(text: string): string[] {
  return text.split(/[.;:]/).filter((sentence) => sentence.trim().length > SHORTEST_SENTENCE)
}

const SHORTEST_SENTENCE = 15
