import { describe, expect, test } from 'vitest'
import { loadArticles } from './load-articles.ts'

const ENGLISH_ARTICLES = loadArticles('en')
const FRENCH_ARTICLES = loadArticles('fr')

describe('an approved article (D-7)', () => {
  test.each(ENGLISH_ARTICLES.map((article) => [article.id, article] as const))(
    '%s is short, owned, reviewed and asked for',
    (_, article) => {
      expect(article.text.length).toBeLessThanOrEqual(700)
      expect([article.owner, article.source, article.title].every((text) => text.length > 3)).toBe(true)
      expect(article.review_due > article.reviewed_on).toBe(true)
      expect(new Set(article.phrasings).size).toBeGreaterThanOrEqual(20)
    },
  )

  test('gives no dose and no promise', () => {
    const advice = /\b\d+(?:\.\d+)? ?(?:mg|milligrams?|ml|drops|puffs)\b|\byou should take\b|\bis safe for you\b|\bwill cure\b/i
    expect(ENGLISH_ARTICLES.filter(({ text }) => advice.test(text)).map(({ id }) => id)).toEqual([])
  })

  test('has an id of its own', () => {
    expect(new Set(ENGLISH_ARTICLES.map(({ id }) => id)).size).toBe(ENGLISH_ARTICLES.length)
    expect(ENGLISH_ARTICLES.length).toBeGreaterThanOrEqual(24)
  })
})

const ENGLISH = /\b(?:the|your|you|please|with|what|when|have|this)\b/i
const metricsOf = (text: string) => (text.match(/\d+(?:-\d+)*/g) ?? []).sort()

test('every article has a French one, and none is left over', () => {
  expect(FRENCH_ARTICLES.map(({ id }) => id).sort()).toEqual(ENGLISH_ARTICLES.map(({ id }) => `${id}-fr`).sort())
})

describe('a French article (D-7)', () => {
  test.each(FRENCH_ARTICLES.map((article) => [article.id, article] as const))('%s is French, short and asked for', (id, article) => {
    expect([article.title, article.text, article.source].join(' ')).not.toMatch(ENGLISH)
    expect(article.text.length).toBeLessThanOrEqual(800)
    expect(article.title.length).toBeLessThanOrEqual(80)
    expect(new Set(article.phrasings).size).toBeGreaterThanOrEqual(20)
    expect(article.text).not.toMatch(/['"]| [:;?!»]/)
    const english = ENGLISH_ARTICLES.find((one) => `${one.id}-fr` === id)
    expect(metricsOf(article.text)).toEqual(metricsOf(english?.text ?? ''))
  })
})
