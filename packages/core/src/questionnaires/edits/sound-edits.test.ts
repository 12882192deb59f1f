import type { Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerAlong, brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { checkQuestions } from '../question-map/check.ts'
import { walk } from '../question-map/walk.ts'
import { applyEdit } from './apply-edit.ts'
import { editFrom, mapAfter, play, steps } from './arbitrary-edits.test-data.ts'
import { invertPatch } from './diff-patch.ts'
import { newQuestions } from './new-questions.ts'
import { parseQuestions } from './parse-questions.ts'
import { reorder } from './reorder.ts'
import { toSaved } from './to-saved.ts'

const starts = fc.oneof({ arbitrary: soundQuestions, weight: 4 }, { arbitrary: fc.constant(toSaved(newQuestions())), weight: 1 })
/** Where a case has 200 steps, shrinking takes minutes: the seed that is told is enough to play it again. */
const LONG = { numRuns: 12, endOnFailure: true }
const inFull = (questions: Questions) => JSON.stringify(questions)

describe('any edits of a sound questionnaire', () => {
  test('leave it sound: references, numbers, order, the required rule, branches (REQ-360, REQ-368, REQ-380, REQ-383)', () => {
    fc.assert(
      fc.property(starts, steps(200), (start, list) => {
        const made = play(start, list)
        for (const { questions } of made.slice(-40)) {
          if (Object.keys(questions).length > 0) expect(checkQuestions(questions)).toEqual([])
        }
      }),
      LONG,
    )
  })

  test('still end and name only what is there when lines are drawn too, though a line may pass questions by', () => {
    fc.assert(
      fc.property(starts, steps(200), (start, list) => {
        for (const { questions } of play(start, list, true).slice(-40)) {
          const faults = new Set(checkQuestions(questions).map(({ fault }) => fault))
          for (const harmless of ['unreachable', 'dead-end', 'empty'] as const) faults.delete(harmless)
          expect([...faults]).toEqual([])
          const numbers = Object.values(questions).map((one) => one.question_number)
          expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1))
        }
      }),
      LONG,
    )
  })

  test('are of every kind, and most of them are made', () => {
    const list = fc.sample(steps(400), { numRuns: 1, seed: 7 })[0] ?? []
    const seen = new Map<string, number>()
    let questions = newQuestions()
    for (const step of list) {
      const edit = editFrom(questions, step, true)
      const result = applyEdit(questions, edit)
      if ('refused' in result) continue
      seen.set(edit.edit, (seen.get(edit.edit) ?? 0) + 1)
      questions = result.questions
    }
    expect(seen.size).toBe(13)
    expect([...seen.values()].reduce((sum, one) => sum + one)).toBeGreaterThan(280)
  })

  test('number every question after all that lead to it, and name the earliest of those as its previous (REQ-383)', () => {
    fc.assert(
      fc.property(starts, steps(60), (start, list) => {
        const questions = play(start, list).at(-1)?.questions ?? start
        for (const question of Object.values(questions)) {
          const leads = [question.next_question, ...Object.values({ ...question.options, ...question.yes_no_options })]
          for (const target of leads) {
            if (target === null) continue
            expect(questions[target]?.question_number).toBeGreaterThan(question.question_number)
            const before = questions[questions[target]?.previous_question ?? '']
            expect(before?.question_number).toBeLessThanOrEqual(question.question_number)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('ask every person a questionnaire that ends, and every question outside branches', () => {
    fc.assert(
      fc.property(starts, steps(80), fc.array(fc.nat(50), { minLength: 300, maxLength: 300 }), (start, list, choices) => {
        const questions = play(start, list).at(-1)?.questions ?? start
        const { path, next } = walk(questions, answerAlong(questions, choices))
        const main = Object.keys(questions).filter((tag) => !questions[tag]?.in_branch)
        expect(next).toBeNull()
        expect(main.filter((tag) => !path.includes(tag))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

describe('undo and redo', () => {
  test('of everything give the exact start and the exact end (E-1)', () => {
    fc.assert(
      fc.property(starts, steps(200), fc.boolean(), (start, list, free) => {
        const made = play(start, list, free)
        let questions = made.at(-1)?.questions ?? start
        const end = inFull(questions)
        const put = (edit: QuestionnaireEdit) => {
          const result = applyEdit(questions, edit)
          expect(result).not.toHaveProperty('refused')
          questions = mapAfter(questions, result)
        }
        for (const { patch } of made.toReversed()) put({ edit: 'put_back', patch: invertPatch(patch) })
        expect(inFull(questions)).toBe(inFull(start))
        for (const { patch } of made) put({ edit: 'put_back', patch })
        expect(inFull(questions)).toBe(end)
      }),
      LONG,
    )
  })

  test('survive the way over the wire', () => {
    fc.assert(
      fc.property(starts, steps(30), (start, list) => {
        const made = play(start, list)
        let questions = made.at(-1)?.questions ?? start
        for (const { patch } of made.toReversed()) {
          const sent = JSON.parse(JSON.stringify(invertPatch(patch)))
          questions = mapAfter(questions, applyEdit(questions, { edit: 'put_back', patch: sent }))
        }
        expect(inFull(questions)).toBe(inFull(start))
      }),
      { numRuns: 30 },
    )
  })
})

describe('a questionnaire', () => {
  test('that is saved and loaded again is the same (REQ-354, REQ-384)', () => {
    fc.assert(
      fc.property(starts, steps(60), (start, list) => {
        const questions = play(start, list).at(-1)?.questions ?? start
        const read = parseQuestions(JSON.stringify(toSaved(questions)))
        if ('fault' in read) throw new Error('not read')
        const loaded = mapAfter({}, applyEdit({}, { edit: 'load', questions: read.questions }))
        expect(loaded).toEqual(questions)
        const labels = (map: Questions) => Object.values(map).map((one) => Object.keys({ ...one.options, ...one.select_multiple_options }))
        expect(labels(loaded)).toEqual(labels(questions))
      }),
      { numRuns: 40 },
    )
  })

  test('as it is built is in order already, every question the same object', () => {
    fc.assert(
      fc.property(soundQuestions, (map) => {
        const ordered = reorder(map)
        expect(Object.keys(ordered)).toEqual(Object.keys(map))
        for (const [tag, question] of Object.entries(ordered)) expect(question).toBe(map[tag])
      }),
    )
  })
})

describe('on any map, sound or broken', () => {
  const maps = fc.oneof(soundQuestions, brokenQuestions)

  test('an edit changes nothing that it is given, and leaves what is not in its patch the same object, numbers aside', () => {
    fc.assert(
      fc.property(maps, steps(20), (map, list) => {
        let questions = map
        for (const step of list) {
          const before = inFull(questions)
          const result = applyEdit(deepFrozen(questions), editFrom(questions, step, true))
          expect(inFull(questions)).toBe(before)
          if ('refused' in result) continue
          for (const [tag, question] of Object.entries(result.questions)) {
            if (Object.hasOwn(result.patch, tag)) continue
            const { question_number, branch_level, previous_question } = question
            expect({ ...questions[tag], question_number, branch_level, previous_question }).toEqual(question)
          }
          questions = result.questions
        }
      }),
      { numRuns: 40 },
    )
  })

  test('order is found once and for all', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const once = reorder(map)
        expect(inFull(reorder(once))).toBe(inFull(once))
        expect(Object.keys(once).sort()).toEqual(Object.keys(map).sort())
      }),
    )
  })

  test('loading clears every reference to nothing and keeps the required rule (REQ-360, REQ-391)', () => {
    fc.assert(
      fc.property(brokenQuestions, (map) => {
        const loaded = mapAfter({}, applyEdit({}, { edit: 'load', questions: map }))
        const faults = checkQuestions(loaded).filter(({ fault }) => ['missing-target', 'required-rule', 'number'].includes(fault))
        expect(faults).toEqual([])
      }),
      { numRuns: 150 },
    )
  })
})

function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const one of Object.values(value)) deepFrozen(one)
  }
  return value
}
