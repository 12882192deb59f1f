import { loadArticles } from '@clinic/data/load-articles'
import { expect, test } from 'vitest'
import { answerWithModels } from './answer-with-models.ts'
import { loadModels } from './load-models.ts'

const ARTICLES = loadArticles('en')
const FRENCH_ARTICLES = loadArticles('fr')

const models = loadModels()
const nlu = answerWithModels(models, { articles: [...ARTICLES, ...FRENCH_ARTICLES] })
const find = (text: string) => nlu.answer(text, 'en')

test('a question is answered from an approved article, which is named (D-7)', () => {
  expect(find('how long is my medical document valid')).toMatchObject({ kind: 'article', text: expect.stringMatching(/.{80}/) })
  expect(find('The medical document')).not.toMatchObject({ kind: 'none' })
})

test('doses, other medicines and what is safe for somebody are refused', () => {
  for (const asked of ['how many mg should I take', 'can I stop taking my sertraline', 'is it safe with my heart condition'])
    expect(find(asked)).toMatchObject({ kind: 'refused' })
})

test('what no article is about is not answered', () => {
  expect(find('who won the hockey game last night')).toMatchObject({ kind: 'none' })
})

test('a language keeps to its own articles, whichever the question is in (D-7)', () => {
  const french = nlu.lookUp('comment faire pour renouveler mon document médical', 'fr')
  expect(french).toMatchObject({ kind: 'article', id: 'how-renewals-work-fr' })
  expect(nlu.answer('combien de gouttes dois-je prendre', 'fr')).toMatchObject({ kind: 'refused' })
  expect(nlu.answer('qui a gagné le match de hockey hier soir', 'fr')).toMatchObject({ kind: 'none' })
  for (const said of ['can i take it on a plane', 'combien ça coûte', 'comment renouveler mon document', 'what does it cost']) {
    const [en, fr] = [nlu.lookUp(said, 'en'), nlu.lookUp(said, 'fr')]
    const idsOf = (found: typeof en) => (found.kind === 'article' ? [found.id] : found.kind === 'choices' ? found.ids : [])
    expect(idsOf(en).filter((id) => id.endsWith('-fr'))).toEqual([])
    expect(idsOf(fr).filter((id) => !id.endsWith('-fr'))).toEqual([])
    expect([...nlu.near(said, 'fr')].every((title) => FRENCH_ARTICLES.some((one) => one.title === title))).toBe(true)
  }
})

test('without an approved article of a language nothing of the other is answered; advice is refused all the same', () => {
  const english = answerWithModels(models, { articles: ARTICLES.slice(0, 3) })
  expect(english.answer('combien ça coûte', 'fr')).toMatchObject({ kind: 'none' })
  expect(english.answer('combien de gouttes dois-je prendre', 'fr')).toMatchObject({ kind: 'refused' })
  expect(english.near('combien ça coûte', 'fr')).toEqual([])
})

test('what reads like a crisis is suspected, what belongs to a visit is not (D-6)', () => {
  expect(nlu.suspect('i just want all of it to be over and not wake up')).toBeGreaterThan(0.5)
  expect(nlu.suspect('my knee hurts when it rains')).toBeNull()
})

test('what a message asks for is understood in other words than the rules know', () => {
  expect(nlu.understand('hoping to get approved for medical marijuana')).toMatchObject({ intent: 'new-patient', source: 'model' })
})
