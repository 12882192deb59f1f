import type { Questions } from '@clinic/contract/questionnaires'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { expect, test } from 'vitest'
import { QUESTION_TYPES, summaryOf, typeEdits, typeOf } from './question-types.ts'

function made(type: (typeof QUESTION_TYPES)[number]['type']): Questions {
  const edits = [
    { edit: 'add_first', as: 'q' } as const,
    { edit: 'set_fields', tag: 'q', to: { text: 'Ask' } } as const,
    ...typeEdits('q', type),
  ]
  return edits.reduce<Questions>((questions, edit) => {
    const result = applyEdit(questions, edit)
    if ('refused' in result) throw new Error(`${type}: ${edit.edit} ${result.refused}`)
    return result.questions
  }, {})
}

test('fifteen types are offered in the order of the specification, our own after them (REQ-413)', () => {
  const ofSpecification = QUESTION_TYPES.slice(0, 15).map(({ name }) => name)
  expect(ofSpecification.join(', ')).toBe(
    'Multi-Select, Radio, Select Box, Button, Slider, Text, Section, Draw, Date, Numerical, Picture, Medication, History, Star, Form',
  )
  expect(new Set(QUESTION_TYPES.map(({ name }) => name)).size).toBe(QUESTION_TYPES.length)
})

test.each(QUESTION_TYPES.map(({ type }) => type))('a new question of type %s is sound and known by its type (REQ-413)', (type) => {
  const questions = made(type)
  expect(validateQuestionnaire(questions).faults).toEqual([])
  expect(questions.q && typeOf(questions.q).type).toBe(type)
})

test('the builder tells where the chat asks otherwise than a type says, and nowhere else (REQ-413)', () => {
  const otherwise = QUESTION_TYPES.filter(({ type }) => {
    const { q } = made(type)
    return q && typeOf(q).differs
  })
  expect(otherwise.map(({ name }) => name)).toEqual([])
  const { q } = made('text')
  expect(q && typeOf({ ...q, widget: 'form' })).toMatchObject({ differs: true, chat: 'one field for words for all of them' })
})

test('a question that no builder made has the type that its kind comes to', () => {
  const { q } = made('numerical')
  if (!q) throw new Error('no question was made')
  const { widget: _, ...plain } = q
  expect(typeOf(plain).name).toBe('Numerical')
})

test('a question is summed up in a few words', () => {
  const texts = (['star', 'slider', 'text'] as const).map((type) => {
    const { q } = made(type)
    return q && summaryOf(q)
  })
  expect(texts).toEqual(['5 choices', '0 to 10', ''])
})
