import { WIDGETS } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { buildQuestions } from './question-map/build.ts'
import { rendersDifferently } from './renders-differently.ts'

const { words, choice } = buildQuestions([
  { tag: 'words', text: 'Where?' },
  { tag: 'choice', text: 'Whom to call', one: ['Continue'] },
])

test('the chat asks for words in place of a form of one field, and for nothing else (REQ-413)', () => {
  const otherwise = (question = words) => WIDGETS.filter((widget) => question && rendersDifferently({ ...question, widget }))
  expect(otherwise(words)).toEqual(['form'])
  expect(otherwise(choice)).toEqual([])
  expect(words && rendersDifferently(words)).toBe(false)
})
