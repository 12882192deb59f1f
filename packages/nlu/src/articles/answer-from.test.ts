import type { ChatLanguage } from '@clinic/contract/chat'
import { loadArticles } from '@clinic/data/load-articles'
import { loadHoldoutQuestions } from '@clinic/data/load-training-data'
import { readModel } from '@clinic/data/model-files'
import { describe, expect, test } from 'vitest'
import { classify } from '../classifier/classify.ts'
import { unpackArrays } from '../models/pack-arrays.ts'
import { unpackClassifier } from '../models/pack-classifier.ts'
import { answerFrom } from './answer-from.ts'
import { REFUSED_MARK } from './train-answers.ts'

/** Shares of holdout questions that have to be answered rightly. */
type Bars = { language: ChatLanguage; first: number; three: number; refused: number; questions: number; offTopic: number }

describe.each<Bars>([
  { language: 'en', first: 0.85, three: 0.95, refused: 0.95, questions: 80, offTopic: 120 },
  { language: 'fr', first: 0.8, three: 0.9, refused: 0.9, questions: 80, offTopic: 1 },
])('answers to questions in $language that training has not seen (D-7)', ({ language, ...bars }) => {
  const articles = loadArticles(language)
  const model = unpackClassifier(unpackArrays(readModel(`answers-${language}`).packed))
  const answer = (text: string) => answerFrom(model, articles, text)
  const { questions, offTopic, refused } = loadHoldoutQuestions(language)
  const ranked = questions.map(({ label: id, text }) => {
    const labels = classify(model, text).map(({ label }) => label)
    const found = labels.filter((label) => !label.startsWith(REFUSED_MARK))
    return { id, text, first: labels[0] === id, three: found.slice(0, 3).includes(id) }
  })
  const missed = (key: 'first' | 'three') => ranked.filter((one) => !one[key])

  test('the right article is first and among three often enough', () => {
    expect(ranked.length).toBeGreaterThanOrEqual(bars.questions)
    expect(1 - missed('first').length / ranked.length, JSON.stringify(missed('first'))).toBeGreaterThanOrEqual(bars.first)
    expect(1 - missed('three').length / ranked.length, JSON.stringify(missed('three'))).toBeGreaterThanOrEqual(bars.three)
  })

  test('at most 3 in 100 questions get a wrong article', () => {
    const wrong = questions.filter(({ label, text }) => {
      const got = answer(text)
      return got.kind === 'article' && got.id !== label
    })
    expect(wrong.length / questions.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.03)
  })

  test('at least 85 in 100 questions that nothing answers get no article and no likely choice', () => {
    const kept = offTopic.filter((text) => {
      const got = answer(text)
      return got.kind === 'article' || (got.kind === 'choices' && got.likely)
    })
    expect(offTopic.length).toBeGreaterThanOrEqual(bars.offTopic)
    expect(1 - kept.length / offTopic.length, kept.join('|')).toBeGreaterThanOrEqual(0.85)
  })

  test('no question for medical advice gets an article, and nearly all get the refusal', () => {
    expect(refused.filter(({ text }) => answer(text).kind === 'article')).toEqual([])
    const unrefused = refused.filter(({ text }) => answer(text).kind !== 'refused')
    expect(1 - unrefused.length / refused.length, JSON.stringify(unrefused)).toBeGreaterThanOrEqual(bars.refused)
  })
})
