import type { Question, Questions, Widget } from '@clinic/contract/questionnaires'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { expect, test } from 'vitest'
import { typeEdits } from '../question-types/question-types.ts'
import { previewCard } from './preview-card.ts'

const about = { key: 'sleep', name: 'Sleep' }

function asked(type: Widget, more: Partial<Question> = {}): Questions {
  const edits = [{ edit: 'add_first', as: 'q' } as const, ...typeEdits('q', type)]
  const questions = edits.reduce<Questions>((before, edit) => {
    const result = applyEdit(before, edit)
    return 'refused' in result ? before : result.questions
  }, {})
  const { q } = questions
  return q ? { q: { ...q, text: 'How was it?', ...more } } : {}
}

function cardOf(type: Widget, more: Partial<Question> = {}) {
  return previewCard({ questions: asked(type, more), tag: 'q', answers: {}, about }).card
}

test('the preview is the card that the chat draws, by its own step', () => {
  expect(cardOf('multi_select')).toMatchObject({ kind: 'many', heading: 'How was it?', options: [{ label: 'Option 1' }] })
  expect(cardOf('star')).toMatchObject({
    kind: 'look',
    data: { widget: 'star' },
    options: ['1', '2', '3', '4', '5'].map((value) => ({ value })),
  })
  expect(cardOf('section')).toMatchObject({ kind: 'look', data: { widget: 'section' }, options: [{ label: 'Continue' }] })
  expect(cardOf('slider')).toMatchObject({ kind: 'look', data: { widget: 'slider', minimum: 0, maximum: 10, step: 1 } })
  expect(cardOf('draw')).toMatchObject({ kind: 'look', data: { widget: 'draw' } })
  expect(cardOf('picture')).toMatchObject({ kind: 'look', data: { widget: 'picture' } })
  expect(cardOf('date')).toMatchObject({ kind: 'text', input: 'date' })
  expect(cardOf('numerical', { unit: 'kg', subtext: 'Without shoes' })).toMatchObject({
    kind: 'text',
    unit: 'kg',
    subtext: 'Without shoes',
  })
})

test('an answer that was given stands above the choice, and progress is told', () => {
  const { card } = previewCard({ questions: asked('star'), tag: 'q', answers: { q: { value: '4' } }, about })
  expect(card).toMatchObject({ answeredBefore: '4', progress: { done: 1, total: 1 } })
})
