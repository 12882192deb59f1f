import { expect, test } from 'vitest'
import { buildQuestions } from './question-map/build.ts'
import { triggeredBy } from './triggered-by.ts'

const { q } = buildQuestions([{ tag: 'q', text: 'Which?', one: ['Yes', 'No'] }])
const asks = (...keys: string[]) => ({ q: { ...q, choices: { Yes: { trigger_questionnaires: keys } } } }) as never
const yes = { q: { value: 'Yes' } }
const round = { begun: new Set(['first']), after: ['planned'], triggered: ['known'], isPublished: (key: string) => key !== 'gone' }

test('answers ask for each questionnaire once, behind what comes anyway, and none that was begun (REQ-421)', () => {
  const called = triggeredBy(asks('night', 'first', 'planned', 'night', 'known'), yes, round)
  expect(called).toEqual({ after: ['planned', 'night', 'known'], triggered: ['known', 'night'], leftOut: [] })
  expect(triggeredBy(asks('night'), { q: { value: 'No' } }, round).after).toEqual(['planned'])
})

test('what is not published, belongs to a visit or is one too many is left out and said', () => {
  const triggered = ['a', 'b', 'c', 'd']
  expect(triggeredBy(asks('gone', 'renewal', 'fifth', 'sixth'), yes, { ...round, triggered })).toEqual({
    after: ['planned', 'fifth'],
    triggered: [...triggered, 'fifth'],
    leftOut: [
      { key: 'gone', why: 'not published' },
      { key: 'renewal', why: 'which belongs to a visit of its own' },
      { key: 'sixth', why: 'more than the 5 that answers may add' },
    ],
  })
})
