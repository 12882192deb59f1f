import { loadArticles } from '@clinic/data/load-articles'
import { beforeAll, expect, test } from 'vitest'
import { type Learned, trainLanguage } from './train-language.ts'

const ARTICLES = loadArticles('en')
const FRENCH_ARTICLES = loadArticles('fr')

let learned: Learned
const find = (text: string) => learned.answer(text, 'en')
beforeAll(async () => {
  learned = await trainLanguage({ articles: [...ARTICLES, ...FRENCH_ARTICLES], phrases: [] })
})

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
  const french = learned.lookUp('comment faire pour renouveler mon document médical', 'fr')
  expect(french).toMatchObject({ kind: 'article', id: 'how-renewals-work-fr' })
  expect(learned.answer('combien de gouttes dois-je prendre', 'fr')).toMatchObject({ kind: 'refused' })
  expect(learned.answer('qui a gagné le match de hockey hier soir', 'fr')).toMatchObject({ kind: 'none' })
  for (const said of ['can i take it on a plane', 'combien ça coûte', 'comment renouveler mon document', 'what does it cost']) {
    const [en, fr] = [learned.lookUp(said, 'en'), learned.lookUp(said, 'fr')]
    const idsOf = (found: typeof en) => (found.kind === 'article' ? [found.id] : found.kind === 'choices' ? found.ids : [])
    expect(idsOf(en).filter((id) => id.endsWith('-fr'))).toEqual([])
    expect(idsOf(fr).filter((id) => !id.endsWith('-fr'))).toEqual([])
    expect([...learned.near(said, 'fr')].every((title) => FRENCH_ARTICLES.some((one) => one.title === title))).toBe(true)
  }
})

test('without an approved article of a language nothing of the other is answered; advice is refused all the same', async () => {
  const english = await trainLanguage({ articles: ARTICLES.slice(0, 3), phrases: [] }, learned)
  expect(english.answer('combien ça coûte', 'fr')).toMatchObject({ kind: 'none' })
  expect(english.answer('combien de gouttes dois-je prendre', 'fr')).toMatchObject({ kind: 'refused' })
  expect(english.near('combien ça coûte', 'fr')).toEqual([])
})

test('what reads like a crisis is suspected, what belongs to a visit is not (D-6)', () => {
  expect(learned.suspect('i just want all of it to be over and not wake up')).toBeGreaterThan(0.5)
  expect(learned.suspect('my knee hurts when it rains')).toBeNull()
})

test('what a message asks for is understood in other words than the rules know', () => {
  expect(learned.understand('hoping to get approved for medical marijuana')).toMatchObject({ intent: 'new-patient', source: 'model' })
})
