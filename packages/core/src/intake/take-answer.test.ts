import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAlong, someAnswer, soundQuestions } from '../questionnaires/arbitrary.test-data.ts'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { walk } from '../questionnaires/question-map/walk.ts'
import { takeAnswer } from './take-answer.ts'

const at = '2026-03-02T15:00:00.000Z'

test('for any answers, first or changed: none is lost, every valid one is on the path, and the rest is set aside', () => {
  fc.assert(
    fc.property(soundQuestions, fc.array(fc.nat(50), { maxLength: 25 }), fc.nat(50), (questions, session, pick) => {
      const before = answerAlong(questions, session)
      const { path, next } = walk(questions, before)
      const tags = [...path, ...(next === null ? [] : [next])]
      const tag = tags[pick % tags.length] ?? ''
      const question = questions[tag]
      if (!question) return
      const value = someAnswer(question, pick)
      const { answers, set_aside } = takeAnswer({ key: 'any', questions, answers: before }, { tag, value, at })
      expect({ ...answers, ...set_aside }).toEqual({ ...before, [tag]: { value, at } })
      expect(Object.keys(answers).filter((one) => Object.hasOwn(set_aside, one))).toEqual([])
      expect(walk(questions, answers).setAside).toEqual([])
      expect(answers[tag]).toEqual({ value, at })
    }),
  )
})

test('an answer about suicide is reported each time it is given; others are not (D-6)', () => {
  const questions = buildQuestions([{ tag: 'dark', text: 'Thoughts?', one: ['No', 'Often'], flags: { Often: ['suicidality'] } }])
  const taken = (value: string) => takeAnswer({ key: 'visit', questions, answers: {} }, { tag: 'dark', value, at })
  expect([taken('Often').crisis, taken('No').crisis, taken('Often').alarms]).toEqual([true, false, []])
})

test('what an instrument calls urgent is reported with the answer that raised it and not with the next one (REQ-146)', () => {
  const questions = buildQuestions([
    { tag: 'bowel_blood', text: 'Blood?', one: ['No', 'A lot'], scores: { No: 0, 'A lot': 2 } },
    { tag: 'other', text: 'Anything else?' },
  ])
  const first = takeAnswer({ key: 'bowel_symptoms', questions, answers: {} }, { tag: 'bowel_blood', value: 'A lot', at })
  expect(first.alarms).toEqual(['Much blood in the stool'])
  const { answers } = first
  expect(takeAnswer({ key: 'bowel_symptoms', questions, answers }, { tag: 'other', value: 'x', at }).alarms).toEqual([])
  expect(takeAnswer({ key: 'another_form', questions, answers: {} }, { tag: 'bowel_blood', value: 'A lot', at }).alarms).toEqual([])
})
