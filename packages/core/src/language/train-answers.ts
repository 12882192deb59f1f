import type { Article, RefusedTopic } from './article.ts'
import type { Classifier } from './classify.ts'
import { trainClassifier } from './train-classifier.ts'

/** What answers are chosen by: the articles' phrasings, the refused topics' and sentences about nothing the clinic answers. */
export type AnswerMaterial = {
  articles: readonly Pick<Article, 'id' | 'title' | 'text' | 'phrasings'>[]
  refused: Readonly<Record<RefusedTopic, readonly string[]>>
  offTopic: readonly string[]
}

/** Marks the labels of refused topics, so that no article's id can be taken for one. */
export const REFUSED_MARK = '!'

/** The classifier behind `answerFrom`. Takes about a second: train once when the articles change. */
export function trainAnswers({ articles, refused, offTopic }: AnswerMaterial): Classifier {
  const examples = [
    ...articles.map(({ id, title, text, phrasings }) => ({ label: id, phrasings: [...phrasings, title, ...sentencesOf(text)] })),
    ...Object.entries(refused).map(([topic, phrasings]) => ({ label: `${REFUSED_MARK}${topic}`, phrasings })),
  ]
  return trainClassifier(
    examples.flatMap(({ label, phrasings }) => phrasings.map((text) => ({ label, text }))),
    offTopic,
  )
}

/** An article's own sentences teach words that nobody thought of asking with. */
function sentencesOf(text: string): string[] {
  return text.split(/[.;:]/).filter((sentence) => sentence.trim().length > SHORTEST_SENTENCE)
}

const SHORTEST_SENTENCE = 15
