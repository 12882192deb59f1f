import { expect, test } from 'vitest'
import type { Article } from './article.ts'
import { nearArticles } from './near-articles.ts'
import { trainAnswers } from './train-answers.ts'

const article = (id: string, phrasings: string[]): Article => ({
  ...{
    id,
    language: 'en',
    title: `About ${id}`,
    text: `What there is to say of ${id}.`,
    phrasings,
    owner: 'Clinic',
    state: 'approved',
    source: 'Clinic',
  },
  ...{ reviewed_on: '2026-11-01', review_due: '2027-11-01' },
})
const ARTICLES = [
  article('fees', [
    'what does a visit cost',
    'how much do you charge',
    'is there a fee for the visit',
    'do i pay for it',
    'what is the price',
  ]),
  article('privacy', [
    'who can see my answers',
    'is my record private',
    'do you share my data',
    'who reads what i write',
    'is it confidential',
  ]),
  article('travel', [
    'can i fly with it',
    'may i take it across the border',
    'can i travel abroad',
    'is it allowed on a plane',
    'what about trips',
  ]),
]
const dose = [
  'how many milligrams should i take',
  'what dose is right',
  'how much oil should i take',
  'how many drops a day',
  'can i take more',
]
const REFUSED = dose.map((text) => ({ label: 'dose', text }))
const OFF_TOPIC = ['who won the game', 'what is the weather', 'tell me a joke', 'what time is it in paris', 'who is the king']
const model = trainAnswers({ articles: ARTICLES, asked: [], refused: REFUSED, offTopic: OFF_TOPIC })

test('articles come by how near they are, each once', () => {
  const near = nearArticles(model, ARTICLES, 'hmm is there some price on it').map(({ id }) => id)
  expect(near[0]).toBe('fees')
  expect(new Set(near)).toEqual(new Set(['fees', 'privacy', 'travel']))
})

test('none is near to a question that is refused, by a rule or by likeness (D-7)', () => {
  expect(nearArticles(model, ARTICLES, 'drops, how many a day')).toEqual([])
  expect(nearArticles(model, ARTICLES, 'how many mg should i take')).toEqual([])
})
