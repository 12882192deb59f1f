import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerAlong, anyAnswers, brokenQuestions, soundQuestions } from './arbitrary.test-data.ts'
import { noteSentences } from './note-sentences.ts'
import { buildQuestions } from './question-map/build.ts'

const [pain, drives, reason] = ['Where does it hurt?', 'Do you drive?', 'Why?']
const questions = buildQuestions([
  { tag: 'pain', text: pain, several: ['Back', 'Head', 'Nowhere'], natural_language: 'Pain in: #answer.' },
  { tag: 'drives', text: drives, yesNo: true },
  { tag: 'reason', text: reason },
])
if (questions.pain) {
  questions.pain.choices = {
    Head: { natural_language: 'the head (“#answer”)' },
    Nowhere: { natural_language: 'No pain was reported.', override_natural_language: true },
  }
}
if (questions.drives) questions.drives.choices = { yes: { natural_language: 'Drives (#answer).' } }
const said = (answers: Record<string, { value: string | boolean | string[] }>) =>
  noteSentences(questions, answers).map((one) => one.sentence)

describe('the sentences of a note', () => {
  test('are tied to the question and the answer that they stand for (REQ-418)', () => {
    expect(noteSentences(questions, { pain: { value: ['Back'] }, drives: { value: true }, reason: { value: 'silent' } })).toEqual([
      { tag: 'pain', question: pain, answer: 'Back', sentence: 'Pain in: Back.' },
      { tag: 'drives', question: drives, answer: 'Yes', sentence: 'Drives (Yes).' },
    ])
  })

  test('take the words of a choice in place of its label (REQ-419)', () => {
    expect(said({ pain: { value: ['Back', 'Head'] } })).toEqual(['Pain in: Back and the head (“Head”).'])
  })

  test('give way to a choice that overrides them, for that choice (REQ-420)', () => {
    expect(said({ pain: { value: ['Nowhere'] } })).toEqual(['No pain was reported.'])
    expect(said({ pain: { value: ['Back', 'Nowhere'] } })).toEqual(['Pain in: Back.', 'No pain was reported.'])
  })

  test('are none for a choice without words of a question without a sentence', () => {
    expect(said({ drives: { value: false } })).toEqual([])
  })
})

test('of any map and answers every sentence names a question that is there', () => {
  const cases = fc.oneof(
    fc.tuple(brokenQuestions, anyAnswers),
    fc.tuple(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 })).map(([map, choices]) => [map, answerAlong(map, choices)] as const),
  )
  fc.assert(
    fc.property(cases, ([map, answers]) => {
      const templates = Object.fromEntries(Object.entries(map).map(([tag, one]) => [tag, { ...one, natural_language: `${tag}: #answer` }]))
      for (const { tag, answer, sentence } of noteSentences(templates, answers)) expect(sentence).toBe(`${tag}: ${answer}`)
    }),
  )
})
