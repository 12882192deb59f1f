import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAlong, anyAnswers, brokenQuestions, soundQuestions } from './arbitrary.test-data.ts'
import { progress } from './progress.ts'
import { buildQuestions } from './question-map/build.ts'

const questions = buildQuestions([
  {
    tag: 'a',
    text: 'A?',
    yesNo: true,
    branches: {
      yes: [
        { tag: 'a1', text: 'A1?' },
        { tag: 'a2', text: 'A2?' },
      ],
      no: [{ tag: 'a3', text: 'A3?' }],
    },
  },
  { tag: 'b', text: 'B?', several: ['x', 'y'], branches: { x: [{ tag: 'bx', text: 'X?' }], y: [{ tag: 'by', text: 'Y?' }] } },
  { tag: 'c', text: 'C?' },
])

test('counts the longest way that is still open, 12 seconds a choice and 25 a text', () => {
  expect(progress(questions, {})).toEqual({ done: 0, total: 7, minutesLeft: Math.ceil((2 * 12 + 5 * 25) / 60) })
  expect(progress(questions, { a: { value: false } })).toEqual({ done: 1, total: 6, minutesLeft: 2 })
})

test('counts nothing again that is already answered further on', () => {
  expect(progress(questions, { c: { value: 'x' } })).toMatchObject({ done: 0, total: 6 })
})

test('is over when nothing is left', () => {
  const answers = { a: { value: false }, a3: { value: 'x' }, b: { value: ['x'] }, bx: { value: 'x' }, c: { value: 'x' } }
  expect(progress(questions, answers)).toEqual({ done: 5, total: 5, minutesLeft: 0 })
})

test('never grows on the way, and is done exactly at the end', () => {
  fc.assert(
    fc.property(soundQuestions, fc.array(fc.nat(50), { minLength: 60, maxLength: 60 }), (map, choices) => {
      let total = Number.POSITIVE_INFINITY
      for (let length = 0; length <= choices.length; length += 1) {
        const now = progress(map, answerAlong(map, choices.slice(0, length)))
        expect(now.total).toBeLessThanOrEqual(total)
        expect(now.done === now.total).toBe(now.minutesLeft === 0)
        total = now.total
      }
    }),
    { numRuns: 40 },
  )
})

test('is a number on any map', () => {
  fc.assert(
    fc.property(brokenQuestions, anyAnswers, (map, answers) => {
      const { done, total, minutesLeft } = progress(map, answers)
      expect(total).toBeGreaterThanOrEqual(done)
      expect(minutesLeft).toBeGreaterThanOrEqual(0)
    }),
  )
})
