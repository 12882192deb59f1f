import { expect, test } from 'vitest'
import { intakeShortcut } from './intake-shortcut.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, isComposing: false }
const press = (key: string, place: Parameters<typeof intakeShortcut>[1], held = {}) => intakeShortcut({ ...plain, key, ...held }, place)

test('digits choose options by their place, zero the tenth', () => {
  expect(['1', '9', '0'].map((key) => press(key, 'choice'))).toEqual([{ choose: 0 }, { choose: 8 }, { choose: 9 }])
  expect(press('3', 'page')).toEqual({ choose: 2 })
})

test('digits in words are digits; a control that has the focus keeps its keys', () => {
  expect([press('1', 'text'), press('1', 'control'), press('Enter', 'control'), press('x', 'page')]).toEqual([null, null, null, null])
})

test('Enter keeps the answer, Shift+Enter is a new line, Alt+Left goes back', () => {
  expect([press('Enter', 'text'), press('Enter', 'choice'), press('Enter', 'page')]).toEqual(['submit', 'submit', 'submit'])
  expect(press('Enter', 'text', { shiftKey: true })).toBeNull()
  expect([press('ArrowLeft', 'text', { altKey: true }), press('ArrowLeft', 'text'), press('1', 'page', { altKey: true })]).toEqual([
    'back',
    null,
    null,
  ])
})

test('what the browser or a keyboard for other scripts is in the middle of is left alone', () => {
  expect([press('1', 'page', { ctrlKey: true }), press('Enter', 'text', { isComposing: true })]).toEqual([null, null])
})
