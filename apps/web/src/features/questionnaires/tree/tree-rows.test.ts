import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { treeRows } from './tree-rows.ts'

const questions = buildQuestions([
  {
    tag: 'sleep',
    text: 'Do you sleep badly?',
    yesNo: true,
    branches: {
      yes: [
        { tag: 'hours', text: 'How long?', one: ['short', 'long'], branches: { short: [{ tag: 'why', text: 'Why?' }] } },
        { tag: 'since', text: 'Since when?' },
      ],
      no: [{ tag: 'good', text: 'What helps?' }],
    },
  },
  { tag: 'last', text: 'Anything else?' },
])
const closed = new Set<string>()

test('the tree nests branches under the question they begin at, with the option that leads there (REQ-339, REQ-358)', () => {
  expect(treeRows(questions, closed).map(({ tag, level, when, parent }) => [tag, level, when, parent])).toEqual([
    ['sleep', 1, null, null],
    ['hours', 2, 'yes', 'sleep'],
    ['why', 3, 'short', 'hours'],
    ['since', 2, 'yes', 'sleep'],
    ['good', 2, 'no', 'sleep'],
    ['last', 1, null, null],
  ])
  const position = treeRows(questions, closed).map(({ tag, place, among }) => `${tag} ${place} of ${among}`)
  expect(position).toEqual(['sleep 1 of 2', 'hours 1 of 3', 'why 1 of 1', 'since 2 of 3', 'good 3 of 3', 'last 2 of 2'])
})

test('what is below a closed question is left out, and only a question with branches can be closed', () => {
  const rows = treeRows(questions, new Set(['hours']))
  expect(rows.map(({ tag }) => tag)).toEqual(['sleep', 'hours', 'since', 'good', 'last'])
  expect(rows.filter(({ hasChildren }) => hasChildren).map(({ tag, isClosed }) => [tag, isClosed])).toEqual([
    ['sleep', false],
    ['hours', true],
  ])
})

test('every question stands in the tree once, also where its origin is missing or leads in a circle', () => {
  const { why, good } = questions
  if (!why || !good) throw new Error('the sample lost its branches')
  const torn = { ...questions, why: { ...why, branch_origin: 'gone' }, good: { ...good, branch_origin: 'good' } }
  expect(
    treeRows(torn, closed)
      .map(({ tag }) => tag)
      .sort(),
  ).toEqual(Object.keys(questions).sort())
})
