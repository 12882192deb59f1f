import { expect, test } from 'vitest'
import { buildQuestions } from './question-map/build.ts'
import { sentences } from './sentences.ts'

const questions = buildQuestions([
  { tag: 'a', text: 'A?', yesNo: true, natural_language: 'Drives: #answer.' },
  { tag: 'b', text: 'B?', several: ['oil', 'capsules', 'edibles'], natural_language: 'Prefers #answer.' },
  { tag: 'c', text: 'C?', input: 'number', unit: 'days a month', natural_language: 'Migraine on #answer (#answer).' },
  { tag: 'd', text: 'D?' },
  { tag: 'e', text: 'E?', natural_language: 'Says: #answer' },
])

test('answers become the sentences of their templates, in the order asked', () => {
  const answers = {
    a: { value: true },
    b: { value: ['oil', 'capsules', 'edibles'] },
    c: { value: 4 },
    d: { value: 'silent' },
    e: { value: ' costs $& more ' },
  }
  expect(sentences(questions, answers)).toEqual([
    'Drives: Yes.',
    'Prefers oil, capsules and edibles.',
    'Migraine on 4 days a month (4 days a month).',
    'Says: costs $& more',
  ])
})
