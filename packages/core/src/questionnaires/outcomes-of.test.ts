import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerAlong, anyAnswers, brokenQuestions, soundQuestions } from './arbitrary.test-data.ts'
import { outcomesOf } from './outcomes-of.ts'
import { buildQuestions } from './question-map/build.ts'

const questions = buildQuestions([
  { tag: 'mood', text: 'How is your mood?', one: ['Good', 'Low'], scores: { Low: 3 } },
  { tag: 'signs', text: 'Which of these?', several: ['Tired', 'Restless', 'None'], scores: { Tired: 2, Restless: -1 } },
  { tag: 'nights', text: 'How many bad nights?', input: 'number' },
  { tag: 'weight', text: 'How heavy are you?', input: 'number', unit: 'kg' },
  { tag: 'side', text: 'Left or right?', one: ['Left', 'Right'], scores: { Left: 50 } },
])
const { mood, signs, nights, weight, side } = questions
if (!mood || !signs || !nights || !weight || !side) throw new Error('not built')
nights.use_input_for_scoring = true
side.not_related_to_total_score = true
mood.choices = { Low: { alert_message: 'Low mood', trigger_questionnaires: ['phq9', 'gad7'] } }
signs.choices = { Restless: { alert_message: 'Restless', trigger_questionnaires: ['gad7'] } }
weight.patient_data = { category: 'vitals', property: 'weight', field: 'value' }
nights.patient_data = { category: 'vitals', property: 'weight', field: 'value' }

describe('the score of a questionnaire of the clinic’s own', () => {
  test('adds what chosen options count and numbers that score themselves, and leaves out what is no part of it (REQ-417, REQ-419, REQ-422)', () => {
    const answers = {
      mood: { value: 'Low' },
      signs: { value: ['Tired', 'Restless'] },
      nights: { value: 4 },
      weight: { value: 70 },
      side: { value: 'Left' },
    }
    expect(outcomesOf(questions, answers).score).toBe(3 + 2 - 1 + 4)
  })

  test('counts nothing for a choice without a score, and is none where nothing scored was answered', () => {
    expect(outcomesOf(questions, { mood: { value: 'Good' } }).score).toBe(0)
    expect(outcomesOf(questions, { mood: { value: '' }, signs: { value: [] }, side: { value: 'Left' } }).score).toBeNull()
  })
})

test('chosen options alert the provider and ask for further questionnaires, each once (REQ-421)', () => {
  const { alerts, triggers } = outcomesOf(questions, { mood: { value: 'Low' }, signs: { value: ['Restless'] } })
  expect(alerts).toEqual([
    { tag: 'mood', question: 'How is your mood?', answer: 'Low', message: 'Low mood' },
    { tag: 'signs', question: 'Which of these?', answer: 'Restless', message: 'Restless' },
  ])
  expect(triggers.map(({ key, tag }) => [key, tag])).toEqual([
    ['phq9', 'mood'],
    ['gad7', 'mood'],
  ])
})

test('answers go to their place in the record, the later where two go to one (REQ-423)', () => {
  const { mapped } = outcomesOf(questions, {
    mood: { value: 'Good' },
    signs: { value: ['None'] },
    nights: { value: 4 },
    weight: { value: 70 },
  })
  expect(mapped).toEqual([
    {
      tag: 'weight',
      question: 'How heavy are you?',
      answer: '70 kg',
      target: { category: 'vitals', property: 'weight', field: 'value' },
      value: 70,
    },
  ])
})

test('an answer that another one made void brings nothing about', () => {
  const map = buildQuestions([
    { tag: 'a', text: 'A?', yesNo: true, branches: { yes: [{ tag: 'b', text: 'B?', one: ['x'], scores: { x: 9 } }] } },
    { tag: 'c', text: 'C?', yesNo: true, scores: { yes: 1 } },
  ])
  expect(outcomesOf(map, { a: { value: false }, b: { value: 'x' }, c: { value: true } }).score).toBe(1)
})

test('of any map and answers the score is a number or none', () => {
  const cases = fc.oneof(
    fc.tuple(brokenQuestions, anyAnswers),
    fc.tuple(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 })).map(([map, choices]) => [map, answerAlong(map, choices)] as const),
  )
  fc.assert(
    fc.property(cases, ([map, answers]) => {
      expect(outcomesOf(map, answers)).toEqual({ score: null, alerts: [], triggers: [], mapped: [] })
      const scored = Object.fromEntries(
        Object.entries(map).map(([tag, one]) => [tag, { ...one, scores: { yes: 1, x: 2, 'first way': 3 } }]),
      )
      const { score } = outcomesOf(scored, answers)
      expect(score === null || Number.isFinite(score)).toBe(true)
    }),
  )
})
