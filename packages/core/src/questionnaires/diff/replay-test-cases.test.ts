import { expect, test } from 'vitest'
import { buildQuestions } from '../question-map/build.ts'
import { recordTestCase } from './record-test-case.ts'
import { replayTestCases } from './replay-test-cases.ts'

const asked = (tag: string, ...options: string[]) =>
  buildQuestions([
    { tag, text: 'How do you sleep?', one: options },
    { tag: 'hours', text: 'How many hours?', input: 'number' },
  ])
const before = asked('sleep', 'Well', 'Badly')
const run = recordTestCase(before, { sleep: { value: 'Badly' }, hours: { value: 4 } })
const replay = (after: typeof before) => replayTestCases([{ id: 7, run }], { before, after })

test('a golden patient same result on the same questions', () => {
  expect(replay(before)).toEqual([{ id: 7, run, differences: [] }])
})

test('answers go along to a question that has got another tag', () => {
  const [played] = replay(asked('rest', 'Well', 'Badly'))
  expect(played?.differences).toEqual([])
  expect(played?.run.answers).toEqual({ rest: { value: 'Badly' }, hours: { value: 4 } })
  expect(played?.run.asked.map(({ tag, answer }) => [tag, answer])).toEqual([
    ['rest', 'Badly'],
    ['hours', '4'],
  ])
})

test('an answer that is no longer possible is told and left out', () => {
  const [played] = replay(asked('sleep', 'Well', 'Not well'))
  expect(played?.differences).toContainEqual({ what: 'impossible', text: expect.stringContaining('Badly') })
  expect(played?.run.answers).toEqual({ hours: { value: 4 } })
})
