import { loadArticles } from '@clinic/data/load-articles'
import { expect, test } from 'vitest'
import { answerWithModels } from './answer-with-models.ts'
import { loadModels } from './load-models.ts'
import { trainModels } from './train-models.ts'

const shipped = loadModels()
const english = loadArticles('en')

test('nothing is trained while articles are as they were shipped, in whatever order, and nothing was taught', async () => {
  expect(await trainModels(shipped, { articles: [...english].reverse(), phrases: [] })).toBe(shipped)
  expect(await trainModels(shipped, { articles: [], phrases: [] })).toBe(shipped)
})

test('an article that staff wrote and a phrase that they taught are trained; the crisis classifier and the other language stay', async () => {
  const parking = { ...english[0], id: 'parking', title: 'Parking', text: 'There is parking behind the clinic.' }
  const phrasings = ['where can i park', 'is there parking', 'can i leave my car somewhere', 'parking lot', 'do you have a place for cars']
  const articles = [...english, { ...parking, phrasings }] as typeof english
  const phrases = ['zonk the whatsit', 'zonk it', 'please zonk'].map((text) => ({ label: 'stop', text }))
  const trained = await trainModels(shipped, { articles, phrases })
  expect(trained.crisis).toBe(shipped.crisis)
  expect(trained.answers.fr).toBe(shipped.answers.fr)
  const nlu = answerWithModels(trained, { articles })
  expect(nlu.lookUp('where can i park', 'en')).toMatchObject({ kind: 'article', id: 'parking' })
  expect(nlu.understand('zonk the whatsit').intent).toBe('stop')
  expect(answerWithModels(shipped, { articles }).understand('zonk the whatsit').intent).not.toBe('stop')
})

test('until it is trained, an article that was withdrawn is not answered, and a reworded one is answered in its new words', () => {
  const reworded = english.filter(({ id }) => id !== 'travel').map((one) => (one.id === 'privacy' ? { ...one, text: 'New words.' } : one))
  const nlu = answerWithModels(shipped, { articles: reworded })
  expect(nlu.lookUp('can i take it on a plane', 'en')).not.toMatchObject({ id: 'travel' })
  const known = english.find(({ id }) => id === 'privacy')?.phrasings[0] ?? ''
  expect(nlu.lookUp(known, 'en')).toMatchObject({ kind: 'article', id: 'privacy', text: 'New words.' })
})
