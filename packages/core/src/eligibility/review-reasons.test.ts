import { expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { reviewReasons } from './review-reasons.ts'

const questions = buildQuestions([
  { tag: 'psychosis', text: 'Ever psychosis?', yesNo: true, flags: { yes: ['psychosis_personal'] } },
  { tag: 'past_attempt', text: 'Ever tried?', yesNo: true, flags: { yes: ['suicide_attempt_past'] } },
  { tag: 'driving', text: 'Do you drive?', yesNo: true, flags: { yes: ['driving_daily'] } },
  { tag: 'grams_per_day', text: 'How much?', input: 'number', minimum: 0, maximum: 30 },
])
const answered = (psychosis: boolean, past_attempt: boolean, grams: number) => ({
  psychosis: { value: psychosis },
  past_attempt: { value: past_attempt },
  driving: { value: true },
  grams_per_day: { value: grams },
})

test('a practitioner decides on psychosis, an earlier attempt, much cannabis and youth (F-19)', () => {
  expect(reviewReasons({ questions, answers: answered(true, true, 4), age: 22 })).toEqual([
    expect.stringMatching(/^psychosis/),
    'an earlier suicide attempt',
    'uses more than 3 g a day',
    'under 25',
  ])
})

test('nothing to decide leaves the patient in line without a reason', () => {
  expect(reviewReasons({ questions, answers: answered(false, false, 3), age: 25 })).toEqual([])
  expect(reviewReasons({ questions, answers: {}, age: null })).toEqual([])
})

test.each([
  ['stopped, with unwanted effects', false, true, ['stopped the treatment and reports unwanted effects']],
  ['stopped without any', false, false, []],
  ['uses it, with unwanted effects', true, true, []],
])('who %s', (_, uses, effects, reasons) => {
  const asked = buildQuestions([
    { tag: 'uses_now', text: 'Do you use it now?', yesNo: true },
    { tag: 'side_effects', text: 'Any unwanted effects?', yesNo: true },
  ])
  const answers = { uses_now: { value: uses }, side_effects: { value: effects } }
  expect(reviewReasons({ questions: asked, answers, age: 40 })).toEqual(reasons)
})

test.each([
  ['AB', 'None of these', ['nothing tried before, in Alberta']],
  ['AB', 'Counselling', []],
  ['ON', 'None of these', []],
  [null, 'None of these', []],
] as const)('in %s, “%s” tried so far: the standard of Alberta asks for usual treatments first (F-19)', (province, tried, reasons) => {
  const asked = buildQuestions([{ tag: 'tried_before', text: 'What have you tried?', several: ['Counselling', 'None of these'] }])
  expect(reviewReasons({ questions: asked, answers: { tried_before: { value: [tried] } }, age: 40, province })).toEqual(reasons)
})
