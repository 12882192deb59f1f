import { expect, test } from 'vitest'
import { buildQuestions } from './build.ts'
import { recordRun } from './compare/record-run.ts'
import { replayRuns } from './replay-runs.ts'

const asked = (tag: string, ...options: string[]) =>
  buildQuestions([
    { tag, text: 'How do you sleep?', one: options },
    { tag: 'hours', text: 'How many hours?', input: 'number' },
  ])
const before = asked('sleep', 'Well', 'Badly')
const run = recordRun(before, { sleep: { value: 'Badly' }, hours: { value: 4 } })
const replay = (after: typeof before) => replayRuns([{ id: 7, run }], { before, after })

test('a golden patient comes out the same on the same questions', () => {
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
