import type { Question } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswer } from './answer.ts'
import { buildQuestions, type Draft } from './question-map/build.ts'

function ask(draft: Omit<Draft, 'tag' | 'text'>): Question {
  const { q } = buildQuestions([{ tag: 'q', text: 'Q?', ...draft }])
  if (!q) throw new Error('not built')
  return q
}
const yesNo = ask({ yesNo: true })
const one = ask({ one: ['Mostly THC', 'Mostly CBD', 'Not sure'] })
const several = ask({ several: ['Oil', 'Capsules', 'None of these'], exclusive: ['None of these'] })
const number = ask({ input: 'number', unit: 'grams a day', minimum: 0, maximum: 30 })
const date = ask({ input: 'date' })
const words = ask({})

describe('an answer to', () => {
  test.each([
    [yesNo, 'yep', true],
    [yesNo, 'not really', false],
    [yesNo, '1', true],
    [yesNo, 'the second one', false],
    [one, 'cbd', 'Mostly CBD'],
    [one, 'I have no idea', 'Not sure'],
    [several, 'oil, capsules', ['Oil', 'Capsules']],
    [several, 'none', ['None of these']],
    [number, '500 mg', 0.5],
    [date, 'May 3, 1984', '1984-05-03'],
    [words, '  my back hurts ', 'my back hurts'],
  ])('question %# is read from its text', (question, text, value) => {
    expect(readAnswer(question, { text })).toEqual({ value })
  })

  test('is taken from what was picked in a list before the words that echo it', () => {
    expect(readAnswer(one, { text: 'whatever', selected: ['Mostly THC'] })).toEqual({ value: 'Mostly THC' })
    expect(readAnswer(several, { text: 'whatever', selected: ['Capsules', 'Oil'] })).toEqual({ value: ['Oil', 'Capsules'] })
    expect(readAnswer(yesNo, { text: '', selected: ['no'] })).toEqual({ value: false })
  })
})

describe('no answer', () => {
  test.each([
    [yesNo, 'maybe', { problem: 'not-an-option', detail: ['yes', 'no'] }],
    [one, 'mostly', { problem: 'not-an-option', detail: ['Mostly THC', 'Mostly CBD'] }],
    [one, 'green', { problem: 'not-an-option', detail: [] }],
    [several, 'oil and glue', { problem: 'not-an-option', detail: ['glue'] }],
    [several, 'oil and none of these', { problem: 'not-an-option', detail: ['None of these'] }],
    [number, 'a bit', { problem: 'not-a-number' }],
    [number, '31', { problem: 'out-of-range', detail: ['0', '30'] }],
    [date, 'long ago', { problem: 'not-a-date' }],
    [date, '03/05/1984', { problem: 'ambiguous-date', detail: ['1984-05-03', '1984-03-05'] }],
    [words, '   ', { problem: 'empty' }],
    [several, '', { problem: 'empty' }],
    [number, '', { problem: 'empty' }],
  ])('of question %# is read from its text', (question, text, problem) => {
    expect(readAnswer(question, { text })).toEqual(problem)
  })

  test('is read from a pick that is not in the list, or from several where one is asked', () => {
    expect(readAnswer(several, { text: '', selected: ['Glue'] })).toEqual({ problem: 'not-an-option', detail: ['Glue'] })
    expect(readAnswer(several, { text: '', selected: [] })).toEqual({ problem: 'empty' })
    expect(readAnswer(one, { text: '', selected: ['Mostly THC', 'Mostly CBD'] })).toHaveProperty('problem', 'not-an-option')
  })
})

test('what is read is always something that the question can hold', () => {
  fc.assert(
    fc.property(fc.constantFrom(yesNo, one, several, number, date, words), fc.string(), (question, text) => {
      const read = readAnswer(question, { text })
      if (!('value' in read)) return
      if (question === yesNo) expect(read.value).toBeTypeOf('boolean')
      if (question === one) expect(Object.keys(one.options ?? {})).toContain(read.value)
      if (question === number) expect(read.value).toBeTypeOf('number')
      if (question === words) expect(read.value).not.toBe('')
    }),
  )
})
