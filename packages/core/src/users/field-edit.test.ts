import { expect, test } from 'vitest'
import { type FieldEdit, failField, sameValue, saveField, sendField, typeField, wantsSending } from './field-edit.ts'

const typed = (edit: FieldEdit | null, value: string, stored = 'Ana') => {
  const next = typeField(edit, value, stored)
  if (!next) throw new Error('nothing to save')
  return next
}

test('an edit starts from the stored value and ends when that is typed again', () => {
  const edit = typed(null, 'Anna')
  expect(edit).toMatchObject({ value: 'Anna', base: 'Ana', phase: 'typing' })
  expect(typeField(edit, 'Ana', 'Ana')).toBeNull()
})

test('it keeps its starting value, whatever the server has by now', () => {
  const edit = typed(typed(null, 'Anna'), 'Annam', 'Anita')
  expect(edit).toMatchObject({ value: 'Annam', base: 'Ana' })
})

test('a save in progress is awaited; what was typed meanwhile follows it', () => {
  const sent = sendField(typed(null, 'Anna'))
  expect(wantsSending(sent)).toBe(false)
  const more = typed(sent, 'Annabel')
  expect(wantsSending(more)).toBe(false)
  const kept = saveField(more)
  expect(kept).toMatchObject({ value: 'Annabel', base: 'Anna', phase: 'typing' })
  expect(wantsSending(kept)).toBe(true)
})

test('the first value typed again during a save is sent after it', () => {
  const back = typed(sendField(typed(null, 'Anna')), 'Ana')
  expect(saveField(back)).toMatchObject({ value: 'Ana', base: 'Anna', phase: 'typing' })
})

test('a saved edit is over; the next one starts from the stored value', () => {
  const kept = saveField(sendField(typed(null, 'Anna')))
  expect(kept.phase).toBe('saved')
  expect(wantsSending(kept)).toBe(false)
  expect(typed(kept, 'Annabel', 'Anna')).toMatchObject({ base: 'Anna', phase: 'typing' })
})

test('a failed edit keeps the input and says why; saving again replaces the stored value', () => {
  const failed = failField(sendField(typed(null, 'Anna')), 'Somebody was quicker.', 'Anita')
  expect(failed).toMatchObject({ value: 'Anna', base: 'Anita', phase: 'failed', reason: 'Somebody was quicker.' })
  expect(wantsSending(failed)).toBe(true)
  expect(failField(sendField(typed(null, 'Anna')), 'No connection.', undefined).base).toBe('Ana')
})

test('lists are equal in any order', () => {
  expect([sameValue(['a', 'b'], ['b', 'a']), sameValue([3, 2], [2]), sameValue(true, false)]).toEqual([true, false, false])
})
