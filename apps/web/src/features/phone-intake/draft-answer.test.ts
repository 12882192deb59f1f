import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { answerOf, draftOf, draftText, pick } from './draft-answer.ts'

const { one, many, yes, text, read } = buildQuestions([
  { tag: 'one', text: 'One?', one: ['A', 'B'] },
  { tag: 'many', text: 'Several?', several: ['A', 'B', 'C', 'None'], exclusive: ['None'] },
  { tag: 'yes', text: 'Yes?', yesNo: true },
  { tag: 'text', text: 'Words?', input: 'number' },
  { tag: 'read', text: 'A heading', one: ['Continue'] },
])
if (!one || !many || !yes || !text || !read) throw new Error('not built')

test('an answer given before stands there again, whatever its kind; a declined one is empty', () => {
  expect([draftOf(one, 'B'), draftOf(many, ['A', 'C']), draftOf(yes, false), draftOf(text, 3), draftOf(text, '')]).toEqual([
    { selected: ['B'], text: '' },
    { selected: ['A', 'C'], text: '' },
    { selected: ['no'], text: '' },
    { selected: [], text: '3' },
    { selected: [], text: '' },
  ])
})

test('where there is but one choice it is chosen', () => {
  expect(draftOf(read, undefined).selected).toEqual(['Continue'])
  expect(draftOf(one, undefined).selected).toEqual([])
})

test('one choice replaces another; of several each is chosen or taken back, in their order', () => {
  expect(pick(one, pick(one, draftOf(one, undefined), 'A'), 'B').selected).toEqual(['B'])
  const two = pick(many, pick(many, draftOf(many, undefined), 'C'), 'A')
  expect(two.selected).toEqual(['A', 'C'])
  expect(pick(many, two, 'C').selected).toEqual(['A'])
})

test('what stands alone unselects the others, and goes when another is chosen', () => {
  const none = pick(many, draftOf(many, ['A', 'B']), 'None')
  expect(none.selected).toEqual(['None'])
  expect(pick(many, none, 'B').selected).toEqual(['B'])
})

test('nothing is sent while nothing was said', () => {
  const empty = { selected: [], text: '  ' }
  expect([
    answerOf(one, empty),
    answerOf(text, empty),
    answerOf(text, { selected: [], text: ' 4 ' }),
    answerOf(yes, { selected: ['no'], text: '' }),
  ]).toEqual([null, null, { text: '4' }, { selected: ['no'] }])
})

test('what is drawn or photographed is sent as it is, and told of by its name', () => {
  const [drawn, taken] = [{ drawing: 'drawing:M1 1l2 2' }, { picture: 'AAAA' }].map((shown) => ({ selected: [], text: '', shown }))
  if (!drawn || !taken) throw new Error('not made')
  expect([answerOf(text, drawn), answerOf(text, taken)]).toEqual([{ drawing: 'drawing:M1 1l2 2' }, { picture: 'AAAA' }])
  expect([
    draftText(drawn),
    draftText(taken),
    draftText({ selected: ['A', 'B'], text: '' }),
    draftText({ selected: [], text: '' }),
  ]).toEqual([...['A drawing', 'A picture', 'A, B', null]])
})
