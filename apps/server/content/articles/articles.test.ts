import { answerFrom } from '@clinic/core/language/answer-from'
import { classify } from '@clinic/core/language/classify'
import { REFUSED_MARK, trainAnswers } from '@clinic/core/language/train-answers'
import { describe, expect, test } from 'vitest'
import { ARTICLES } from './articles.ts'
import { HELD_OUT_OFF_TOPIC } from './held-out-off-topic.ts'
import { HELD_OUT_QUESTIONS } from './held-out-questions.ts'
import { HELD_OUT_REFUSED } from './held-out-refused.ts'
import { OFF_TOPIC } from './off-topic.ts'
import { REFUSED_QUESTIONS } from './refused-questions.ts'

describe('an approved article (D-7)', () => {
  test.each(ARTICLES.map((article) => [article.id, article] as const))('%s is short, owned, reviewed and asked for', (_, article) => {
    expect(article.text.length).toBeLessThanOrEqual(700)
    expect([article.owner, article.source, article.title].every((text) => text.length > 3)).toBe(true)
    expect(article.review_due > article.reviewed_on).toBe(true)
    expect(new Set(article.phrasings).size).toBeGreaterThanOrEqual(20)
  })

  test('gives no dose and no promise', () => {
    const advice = /\b\d+(?:\.\d+)? ?(?:mg|milligrams?|ml|drops|puffs)\b|\byou should take\b|\bis safe for you\b|\bwill cure\b/i
    expect(ARTICLES.filter(({ text }) => advice.test(text)).map(({ id }) => id)).toEqual([])
  })

  test('has an id of its own', () => {
    expect(new Set(ARTICLES.map(({ id }) => id)).size).toBe(ARTICLES.length)
    expect(ARTICLES.length).toBeGreaterThanOrEqual(24)
  })
})

describe('answers to questions that training has not seen (D-7)', () => {
  const model = trainAnswers({ articles: ARTICLES, refused: REFUSED_QUESTIONS, offTopic: OFF_TOPIC })
  const answer = (text: string) => answerFrom(model, ARTICLES, text)
  const asked = Object.entries(HELD_OUT_QUESTIONS).flatMap(([id, texts]) => texts.map((text) => ({ id, text })))
  const ranked = asked.map(({ id, text }) => {
    const labels = classify(model, text).map(({ label }) => label)
    const articles = labels.filter((label) => !label.startsWith(REFUSED_MARK))
    return { id, text, first: labels[0] === id, three: articles.slice(0, 3).includes(id) }
  })
  const missed = (key: 'first' | 'three') => ranked.filter((one) => !one[key])

  test('the right article is first for at least 85 in 100, and among three for 95', () => {
    expect(1 - missed('first').length / ranked.length, JSON.stringify(missed('first'))).toBeGreaterThanOrEqual(0.85)
    expect(1 - missed('three').length / ranked.length, JSON.stringify(missed('three'))).toBeGreaterThanOrEqual(0.95)
  })

  test('at most 3 in 100 questions get a wrong article', () => {
    const wrong = asked.filter(({ id, text }) => {
      const got = answer(text)
      return got.kind === 'article' && got.id !== id
    })
    expect(wrong.length / asked.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03)
  })

  test('at least 85 in 100 questions that nothing answers get no article and no choice', () => {
    const kept = HELD_OUT_OFF_TOPIC.filter((text) => !['none', 'refused'].includes(answer(text).kind))
    expect(HELD_OUT_OFF_TOPIC.length).toBeGreaterThanOrEqual(120)
    expect(1 - kept.length / HELD_OUT_OFF_TOPIC.length, kept.join('|')).toBeGreaterThanOrEqual(0.85)
  })

  test('no question for medical advice gets an article, and 95 in 100 get the refusal', () => {
    const texts = Object.values(HELD_OUT_REFUSED).flat()
    expect(texts.filter((text) => answer(text).kind === 'article')).toEqual([])
    const unrefused = texts.filter((text) => answer(text).kind !== 'refused')
    expect(1 - unrefused.length / texts.length, unrefused.join('|')).toBeGreaterThanOrEqual(0.95)
  })
})
