import { type Classifier, classify, type Guess } from '../classifier/classify.ts'
import { speaksOfEffects } from '../crisis/calm/speaks-of-effects.ts'
import { tellsOfAnAnimal } from '../crisis/calm/tells-of-an-animal.ts'
import { type Article, REFUSED_TOPICS, type RefusedTopic } from './article.ts'
import { refusedByRule } from './refused-by-rule.ts'
import { REFUSED_MARK } from './train-answers.ts'

export type Answer =
  | { kind: 'article'; id: string; title: string; text: string; confidence: number }
  | { kind: 'refused'; topic: RefusedTopic; confidence: number }
  | { kind: 'choices'; ids: string[]; likely: boolean; confidence: number }
  | { kind: 'none'; confidence: number }

/** From this share of an article's score, or of the threshold, a refused topic counts: better one refusal too many. */
const REFUSAL_LEADS = 0.5
const CHOICES = 3
/** From this share of the threshold articles come near enough to be named to who asks, without a claim to answer. */
const NEAR = 0.5

/**
 * The approved article that answers a question (D-7), word for word; or the refusal of a topic, up to three articles to choose among, or
 * nothing. Where the articles are not `likely`, only a question is worth naming them for. Medical advice is looked for first, by rule and by likeness, and always wins over an article.
 */
export function answerFrom(model: Classifier, articles: readonly Article[], text: string): Answer {
  const guesses = classify(model, text)
  const best = guesses[0]?.score ?? 0
  const ruled = refusedByRule(text)
  if (ruled !== null) return { kind: 'refused', topic: ruled, confidence: 1 }
  const refusal = guesses.find(({ label }) => topicOf(label) !== null)
  const topic = topicOf(refusal?.label ?? '')
  if (
    topic !== null &&
    refusal &&
    refusal.score >= Math.max(best, model.threshold) * REFUSAL_LEADS &&
    (best >= model.threshold || refusal === guesses[0])
  )
    return { kind: 'refused', topic, confidence: refusal.score }
  const ruledArticle = articleByRule(articles, text)
  if (ruledArticle) return found(ruledArticle, 1)
  if (best < model.threshold * NEAR || (best < model.threshold && guesses[0]?.label.startsWith(REFUSED_MARK)))
    return { kind: 'none', confidence: best }
  return among(guesses, articles, model)
}

/** What patients tell rather than ask, and an article says what to do. */
const BY_RULE: readonly (readonly [string, (text: string) => boolean])[] = [
  ['side-effects', speaksOfEffects],
  ['storage-and-children', tellsOfAnAnimal],
  [
    'workers-compensation',
    (text) => /\b(?:wcb|wsib|worksafe\w*|work ?safe ?(?:bc|nb)|workers? comp(?:ensation)?|cnesst|csst)\b/i.test(text),
  ],
]

function articleByRule(articles: readonly Article[], text: string): Article | undefined {
  const [named] = BY_RULE.find(([, speaks]) => speaks(text)) ?? []
  return named === undefined ? undefined : articles.find(({ id }) => id.replace(/-fr$/, '') === named)
}

function found({ id, title, text }: Article, confidence: number): Answer {
  return { kind: 'article', id, title, text, confidence }
}

function among(guesses: readonly Guess[], articles: readonly Article[], { threshold, sure }: Classifier): Answer {
  const near = guesses.flatMap(({ label, score }) => {
    const article = articles.find(({ id }) => id === label)
    return article ? [{ article, score }] : []
  })
  const [first] = near
  if (first === undefined) return { kind: 'none', confidence: 0 }
  const { article, score } = first
  if (score >= sure) return found(article, score)
  const ids = near.slice(0, CHOICES).map((one) => one.article.id)
  return { kind: 'choices', ids, likely: score >= threshold, confidence: score }
}

function topicOf(label: string): RefusedTopic | null {
  return REFUSED_TOPICS.find((topic) => label === `${REFUSED_MARK}${topic}`) ?? null
}
