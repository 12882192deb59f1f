import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'
import { buildQuestions } from './question-map/build.ts'

const { a, b } = buildQuestions([
  { tag: 'a', text: 'A?', yesNo: true },
  { tag: 'b', text: 'B?', input: 'number', unit: 'days' },
])

test('answers read as a person would write them', () => {
  if (!a || !b) throw new Error('not built')
  expect([answerText(a, true), answerText(a, 'no'), answerText(b, 3), answerText(b, [])]).toEqual(['Yes', 'No', '3 days', ''])
  expect([answerText(b, ['x']), answerText(b, ['x', 'y']), answerText(b, ['x', 'y', 'z'])]).toEqual(['x', 'x and y', 'x, y and z'])
})

test('a number stands with the unit for one or for several, where the questionnaire has them (REQ-422)', () => {
  if (!b) throw new Error('not built')
  const units = { ...b, unit: 'd', unit_singular: 'day', unit_plural: 'days' }
  expect([1, -1, 0, 2, 1.5].map((value) => answerText(units, value))).toEqual(['1 day', '-1 day', '0 days', '2 days', '1.5 days'])
  const { unit: _, ...bare } = b
  expect([answerText({ ...bare, unit_plural: 'days' }, 1), answerText({ ...b, unit_singular: 'day' }, 1), answerText(bare, 0)]).toEqual([
    '1 days',
    '1 day',
    '0',
  ])
})

test('a number in French has a comma, and a unit of one under two', () => {
  if (!b) throw new Error('not built')
  const speech = { language: 'fr', yes: 'Oui', no: 'Non', and: 'et' } as const
  const read = (unit: string, ...values: number[]) => values.map((value) => answerText({ ...b, unit }, value, speech))
  expect(read('grammes par jour', 0.5, 1, 1.5, 2, 2.5)).toEqual([
    '0,5 gramme par jour',
    '1 gramme par jour',
    '1,5 gramme par jour',
    '2 grammes par jour',
    '2,5 grammes par jour',
  ])
  expect(read('fois', 1, 3)).toEqual(['1 fois', '3 fois'])
  expect(read('jours', 0, 1, 30)).toEqual(['0 jour', '1 jour', '30 jours'])
})
