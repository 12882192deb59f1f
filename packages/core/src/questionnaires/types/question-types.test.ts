import { type Question, WIDGETS } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemText } from '../../chat/stages/problem.ts'
import { TEXTS } from '../../chat/texts/texts.ts'
import { TEXTS_FR } from '../../chat/texts/texts-fr.ts'
import { readAnswer } from '../answer.ts'
import { answerText } from '../answer-text.ts'
import { isPossible } from '../diff/replay-test-case.ts'
import { buildQuestions } from '../question-map/build.ts'
import { validateQuestion } from '../validation/validate-question.ts'
import { QUESTION_TYPES, type QuestionType, rulesOf, typeOf, WIDGET_TYPES } from './question-types.ts'

const TYPES = Object.keys(QUESTION_TYPES) as QuestionType[]
const LABELS = ['Oil', 'Capsules', 'None of these']

/** The plainest question of a type. */
function ask(type: QuestionType): Question {
  const { knownBy } = QUESTION_TYPES[type]
  const options = { yes_no_options: { yesNo: true }, options: { one: LABELS }, select_multiple_options: { several: LABELS } } as const
  const { q } = buildQuestions([{ tag: 'q', text: 'Q?', ...('kind' in knownBy ? options[knownBy.kind] : {}) }])
  if (!q) throw new Error('not built')
  return { ...q, ...('kind' in knownBy ? {} : knownBy) }
}

describe.each(TYPES)('the type %s', (type) => {
  const question = ask(type)

  test('is told from the question alone, and shown by a widget that fits (REQ-413)', () => {
    expect(typeOf(question)).toBe(type)
    const { widget } = rulesOf(question)
    expect(WIDGET_TYPES[widget]).toContain(type)
    expect(validateQuestion('q', { ...question, widget }, null).filter(({ code }) => code === 'widget')).toEqual([])
  })

  test('takes what it gives as a sample, by itself and said in words', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (choice) => {
        const value = rulesOf(question).sample(question, choice)
        expect(isPossible(question, value)).toBe(true)
        const read = readAnswer(question, { text: answerText(question, value), ...(Array.isArray(value) && { selected: value }) })
        expect(read).toEqual({ value })
      }),
    )
  })

  test('says in both languages what is wrong with anything that it cannot read', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('', 'perhaps', '3/4/2024', '-1', '1 or 2', '999999')), (text) => {
        const read = readAnswer(question, { text })
        if (!('problem' in read)) return
        expect(rulesOf(question).problems[read.problem]).toBeDefined()
        for (const words of [TEXTS.problems, TEXTS_FR.problems]) expect(problemText(words, question, read)).not.toBe('')
      }),
    )
    for (const text of Object.values(rulesOf(question).problems)) expect(text?.(TEXTS.problems, question, ['a', 'b'])).toMatch(/\w/)
  })

  test('takes no drawing and no picture unless it asks for one', () => {
    const drawn = readAnswer(question, { text: '', drawing: 'drawing:M1 1l2 2' })
    const pictured = readAnswer(question, { text: '', picture: `picture:${'a'.repeat(32)}` })
    expect(['value' in drawn, 'value' in pictured]).toEqual([type === 'drawing', type === 'picture'])
  })
})

test('every widget fits a type, and any two types are known by something else', () => {
  expect(WIDGETS.filter((widget) => WIDGET_TYPES[widget].length === 0)).toEqual([])
  expect(new Set(TYPES.map((type) => JSON.stringify(QUESTION_TYPES[type].knownBy))).size).toBe(TYPES.length)
})

test('no two types read the same item of another system (FHIR)', () => {
  const read = TYPES.flatMap((type) => QUESTION_TYPES[type].fhir.reads)
  expect(new Set(read).size).toBe(read.length)
})
