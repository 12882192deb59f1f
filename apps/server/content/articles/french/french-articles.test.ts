import { answerFrom } from '@clinic/core/language/answer-from'
import { classify } from '@clinic/core/language/classify'
import { REFUSED_MARK, trainAnswers } from '@clinic/core/language/train-answers'
import { describe, expect, test } from 'vitest'
import { AROUND_ARTICLES } from '../around-articles.ts'
import { ARTICLES } from '../articles.ts'
import { FRENCH_ARTICLES } from './french-articles.ts'
import { FRENCH_HELD_OUT_OFF_TOPIC, FRENCH_HELD_OUT_QUESTIONS, FRENCH_HELD_OUT_REFUSED } from './held-out.ts'

const ENGLISH = /\b(?:the|your|you|please|with|what|when|have|this)\b/i
const figuresOf = (text: string) => (text.match(/\d+(?:-\d+)*/g) ?? []).sort()

test('every article has a French one, and none is left over', () => {
  expect(FRENCH_ARTICLES.map(({ id }) => id).sort()).toEqual(ARTICLES.map(({ id }) => `${id}-fr`).sort())
})

describe('a French article (D-7)', () => {
  test.each(FRENCH_ARTICLES.map((article) => [article.id, article] as const))('%s is French, short and asked for', (id, article) => {
    expect([article.title, article.text, article.source].join(' ')).not.toMatch(ENGLISH)
    expect(article.text.length).toBeLessThanOrEqual(800)
    expect(article.title.length).toBeLessThanOrEqual(80)
    expect(new Set(article.phrasings).size).toBeGreaterThanOrEqual(20)
    expect(article.text).not.toMatch(/['"]| [:;?!»]/)
    const english = ARTICLES.find((one) => `${one.id}-fr` === id)
    expect(figuresOf(article.text)).toEqual(figuresOf(english?.text ?? ''))
  })
})

describe('answers to French questions that training has not seen (D-7)', () => {
  const model = trainAnswers({ articles: FRENCH_ARTICLES, ...AROUND_ARTICLES.fr })
  const answer = (text: string) => answerFrom(model, FRENCH_ARTICLES, text)
  const questions = Object.entries(FRENCH_HELD_OUT_QUESTIONS).flatMap(([id, texts]) => texts.map((text) => ({ id, text })))

  test('the right article is first for at least 80 in 100, and among three for 90', () => {
    const labels = ({ text }: { text: string }) => classify(model, text).map(({ label }) => label)
    const first = questions.filter((one) => labels(one)[0] !== one.id)
    const three = questions.filter(
      (one) =>
        !labels(one)
          .filter((label) => !label.startsWith(REFUSED_MARK))
          .slice(0, 3)
          .includes(one.id),
    )
    expect(questions.length).toBeGreaterThanOrEqual(80)
    expect(1 - first.length / questions.length, JSON.stringify(first)).toBeGreaterThanOrEqual(0.8)
    expect(1 - three.length / questions.length, JSON.stringify(three)).toBeGreaterThanOrEqual(0.9)
  })

  test('at most 3 in 100 questions get a wrong article', () => {
    const wrong = questions.filter(({ id, text }) => {
      const got = answer(text)
      return got.kind === 'article' && got.id !== id
    })
    expect(wrong.length / questions.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03)
  })

  test('at least 85 in 100 sentences that nothing answers get no article and no choice', () => {
    const kept = FRENCH_HELD_OUT_OFF_TOPIC.filter((text) => !['none', 'refused'].includes(answer(text).kind))
    expect(1 - kept.length / FRENCH_HELD_OUT_OFF_TOPIC.length, kept.join('|')).toBeGreaterThanOrEqual(0.85)
  })

  test('no question for medical advice gets an article, and 90 in 100 get the refusal', () => {
    const texts = Object.values(FRENCH_HELD_OUT_REFUSED).flat()
    expect(texts.filter((text) => answer(text).kind === 'article')).toEqual([])
    const unrefused = texts.filter((text) => answer(text).kind !== 'refused')
    expect(1 - unrefused.length / texts.length, unrefused.join('|')).toBeGreaterThanOrEqual(0.9)
  })
})
