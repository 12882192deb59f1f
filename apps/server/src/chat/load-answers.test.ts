import { beforeAll, expect, test } from 'vitest'
import { type FindAnswer, loadAnswers } from './load-answers.ts'

let find: FindAnswer
beforeAll(async () => {
  find = await loadAnswers()
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
