import { describe, expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { itemValues } from './item-values.ts'
import { scoreAnswers } from './score-answers.ts'

const scale = { Never: 0, Sometimes: 2, Always: 4 }
const questions = buildQuestions([
  {
    tag: 'cuditr_1',
    text: 'First?',
    one: Object.keys(scale),
    scores: scale,
    branches: { Never: [{ tag: 'cuditr_2', text: 'Second?', input: 'number' }] },
  },
  { tag: 'yes', text: 'Third?', yesNo: true, scores: { yes: 1, no: 0 } },
  { tag: 'several', text: 'Fourth?', several: ['a', 'b'], scores: { a: 1, b: 2 } },
  { tag: 'words', text: 'Fifth?' },
])

describe('the values of answers', () => {
  test('are the scores of chosen options, and numbers as they are', () => {
    const answers = { cuditr_1: { value: 'Never' }, cuditr_2: { value: 3 }, yes: { value: true }, several: { value: ['b'] } }
    expect(itemValues(questions, answers)).toEqual({ cuditr_1: 0, cuditr_2: 3, yes: 1, several: 2 })
  })
  test('skipped, set aside, free text and multiple choices have none', () => {
    const answers = {
      cuditr_1: { value: 'Always' },
      cuditr_2: { value: 3 },
      yes: { value: '' },
      several: { value: ['a', 'b'] },
      words: { value: '7' },
    }
    expect(itemValues(questions, answers)).toEqual({ cuditr_1: 4 })
  })
})

describe('the score of an answered questionnaire', () => {
  const eight = buildQuestions(
    Array.from({ length: 8 }, (_, index) => ({
      tag: `cuditr_${index + 1}`,
      text: `${index + 1}?`,
      one: Object.keys(scale),
      scores: scale,
    })),
  )
  const all = (label: string) => Object.fromEntries(Object.keys(eight).map((tag) => [tag, { value: label }]))

  test('decides the record’s flag, raised or not (REQ-147)', () => {
    expect(scoreAnswers('cuditr', eight, all('Sometimes'))).toMatchObject({
      total: 16,
      flags: { cuditr_high: true },
      raised: [{ id: 'cuditr_high' }],
    })
    expect(scoreAnswers('cuditr', eight, all('Never'))).toMatchObject({ total: 0, flags: { cuditr_high: false }, raised: [] })
  })
  test('leaves it undecided while answers are missing, unless already decided', () => {
    expect(scoreAnswers('cuditr', eight, { cuditr_1: { value: 'Always' } })).toMatchObject({ total: null, flags: {} })
    const { cuditr_8: _, ...most } = all('Always')
    expect(scoreAnswers('cuditr', eight, most)).toMatchObject({ total: null, flags: { cuditr_high: true } })
  })
  test('is null for other questionnaires', () => expect(scoreAnswers('async', eight, all('Never'))).toBeNull())
})
