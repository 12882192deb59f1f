import { beforeAll, expect, test } from 'vitest'
import { ARTICLES } from '../../content/articles/articles.ts'
import { type Learned, learnLanguage } from './learn-language.ts'

let learned: Learned
const find = (text: string) => learned.answer(text)
beforeAll(async () => {
  learned = await learnLanguage({ articles: [...ARTICLES], phrases: [] })
})

test('a question is answered from an approved article, which is named (D-7)', () => {
  expect(find('how long is my medical document valid')).toMatchObject({ kind: 'article', text: expect.stringMatching(/.{80}/) })
  expect(find('The medical document')).not.toMatchObject({ kind: 'none' })
})

test('doses, other medicines and what is safe for somebody are refused', () => {
  for (const asked of ['how many mg should I take', 'can I stop taking my sertraline', 'is it safe with my heart condition'])
    expect(find(asked)).toEqual({ kind: 'refused' })
})

test('what no article is about is not answered', () => {
  expect(find('who won the hockey game last night')).toEqual({ kind: 'none' })
})

test('what reads like a crisis is suspected, what belongs to a visit is not (D-6)', () => {
  expect(learned.suspect('i just want all of it to be over and not wake up')).toBe(true)
  expect(learned.suspect('my knee hurts when it rains')).toBe(false)
})

test('what a message asks for is understood in other words than the rules know', () => {
  expect(learned.understand('hoping to get approved for medical marijuana')).toMatchObject({ intent: 'new-patient', source: 'model' })
})
