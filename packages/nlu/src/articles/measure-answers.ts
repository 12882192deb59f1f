import type { Effect, Meaning } from '@clinic/contract/articles'
import type { Example } from '../classifier/train-classifier.ts'
import { type IntentPhrases, trainIntents, understand } from '../intents/understand.ts'
import { answerFrom } from './answer-from.ts'
import type { Article } from './article.ts'
import { type AnswerMaterial, trainAnswers } from './train-answers.ts'

/** A sentence that training never sees. `wants`: whether what it is taken for is right. */
type Sentence = { text: string; expected: string; wants: (taken: Taken) => boolean }
/** What a sentence is taken for: its label, and in words. */
type Taken = { labels: readonly string[]; words: string }
/** `none`: sentences of no label at all. */
export type TestSet = { name: string; sentences: readonly { text: string; label: string }[] }
type Taker = (text: string) => Taken

export const NO_ANSWER = 'no answer'
export const REFUSAL = 'only a practitioner answers'

/** The effect of a phrase that means an article, on questions, on sentences of no article and on questions for medical advice. */
export function measureAnswers(
  material: Omit<AnswerMaterial, 'articles'> & { articles: readonly Article[] },
  sets: readonly TestSet[],
  { text, meaning }: { text: string; meaning: Meaning },
): Effect {
  const names = new Map(material.articles.map(({ id, title }) => [id, title]))
  const after: readonly Article[] = material.articles.map((one) =>
    one.id === meaning.id ? { ...one, phrasings: [...one.phrasings, text] } : one,
  )
  const [first, second] = [material.articles, after].map((articles): Taker => {
    const model = trainAnswers({ ...material, articles })
    return (sentence) => {
      const answer = answerFrom(model, articles, sentence)
      if (answer.kind === 'article') return { labels: [answer.id], words: answer.title }
      if (answer.kind === 'choices')
        return { labels: answer.ids, words: `asks: ${answer.ids.map((id) => names.get(id) ?? id).join(', or ')}` }
      return answer.kind === 'refused' ? { labels: [REFUSAL, NO_ANSWER], words: REFUSAL } : { labels: [NO_ANSWER], words: NO_ANSWER }
    }
  }) as [Taker, Taker]
  return compare({ sets: named(sets, (label) => names.get(label) ?? label), text }, first, second)
}

/** The effect of a phrase that means something to do, on wishes and on sentences of none. `taught`: phrases that staff added before. */
export function measureIntents(
  { phrases, taught }: { phrases: IntentPhrases; taught: readonly Example[] },
  sets: readonly TestSet[],
  { text, meaning }: { text: string; meaning: Meaning },
): Effect {
  const [first, second] = [taught, [...taught, { label: meaning.id, text }]].map((more): Taker => {
    const model = trainIntents(phrases, more)
    return (sentence) => {
      const { intent } = understand(model, sentence)
      return { labels: [intent], words: intent }
    }
  }) as [Taker, Taker]
  return compare({ sets: named(sets, (label) => label), text }, first, second)
}

type Named = { name: string; sentences: Sentence[] }

function named(sets: readonly TestSet[], nameOf: (label: string) => string): Named[] {
  return sets.map(({ name, sentences }) => ({
    name,
    sentences: sentences.map(({ text, label }) => ({ text, expected: nameOf(label), wants: ({ labels }) => labels.includes(label) })),
  }))
}

function compare({ sets, text }: { sets: readonly Named[]; text: string }, first: Taker, second: Taker): Effect {
  const changed: Effect['changed'] = []
  const scored = sets.map(({ name, sentences }) => {
    const score = { before: { right: 0, of: sentences.length }, after: { right: 0, of: sentences.length } }
    for (const sentence of sentences) {
      const [before, after] = [first(sentence.text), second(sentence.text)]
      const [was, is] = [sentence.wants(before), sentence.wants(after)]
      score.before.right += Number(was)
      score.after.right += Number(is)
      if (before.words !== after.words) {
        const { text: asked, expected } = sentence
        changed.push({ text: asked, expected, before: before.words, after: after.words, better: was === is ? null : is })
      }
    }
    return { name, ...score }
  })
  const gained = scored.reduce((sum, { before, after }) => sum + after.right - before.right, 0)
  const all = scored.reduce((sum, { before }) => sum + before.of, 0)
  const points = all === 0 ? 0 : Math.round((gained / all) * 1000) / 10
  return { sets: scored, changed, points, itself: { before: first(text).words, after: second(text).words } }
}
