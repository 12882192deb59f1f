import { expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { flagFindings, flagMoves } from './flag-findings.ts'

const questions = buildQuestions([
  {
    tag: 'ill',
    text: 'Ill?',
    yesNo: true,
    branches: {
      yes: [
        {
          tag: 'organs',
          text: 'Which?',
          several: ['Liver', 'Heart', 'Skin'],
          flags: { Liver: ['liver_disease'], Heart: ['cardiovascular_unstable'] },
        },
      ],
    },
  },
  { tag: 'blood', text: 'Blood thinner?', yesNo: true, flags: { yes: ['anticoagulant', 'interacting_medication_major'] } },
])
const asked = (answers: Record<string, boolean | string[]>) => ({
  ...{ key: 'async', questions },
  answers: Object.fromEntries(Object.entries(answers).map(([tag, value]) => [tag, { value }])),
})

test('each flag is found with the question and the answer that raises it, as staff read them (F-18)', () => {
  expect(flagFindings(asked({ ill: true, organs: ['Liver', 'Skin'], blood: true }))).toEqual([
    { flag: 'liver_disease', tag: 'organs', question: 'Which?', answer: 'Liver and Skin' },
    { flag: 'anticoagulant', tag: 'blood', question: 'Blood thinner?', answer: 'Yes' },
    { flag: 'interacting_medication_major', tag: 'blood', question: 'Blood thinner?', answer: 'Yes' },
  ])
})

test('a score is a source of its own, in the words of the instrument (REQ-147)', () => {
  const items = Array.from({ length: 8 }, (_, item) => ({
    tag: `cuditr_${item + 1}`,
    text: `${item}?`,
    one: ['Never', 'Daily'],
    scores: { Never: 0, Daily: 4 },
  }))
  const answers = Object.fromEntries(items.map(({ tag }) => [tag, { value: 'Daily' }]))
  expect(flagFindings({ key: 'cuditr', questions: buildQuestions(items), answers })).toMatchObject([
    { flag: 'cuditr_high', tag: null, question: 'CUDIT-R' },
  ])
})

test('a corrected answer takes its finding back, with the new answer, or none where the question is no longer asked', () => {
  const [before, changed, gone] = [
    asked({ ill: true, organs: ['Liver'], blood: true }),
    asked({ ill: true, organs: ['Heart'], blood: true }),
    asked({ ill: false, blood: true }),
  ]
  const liver = { flag: 'liver_disease', tag: 'organs', question: 'Which?', answer: 'Liver' }
  expect(flagMoves(before, changed)).toEqual({
    found: [{ ...liver, flag: 'cardiovascular_unstable', answer: 'Heart' }],
    corrected: [{ ...liver, now: 'Heart' }],
  })
  expect(flagMoves(before, gone)).toEqual({ found: [], corrected: [{ ...liver, now: null }] })
  expect(flagMoves(before, before)).toEqual({ found: [], corrected: [] })
})
