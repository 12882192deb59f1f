import { expect, test } from 'vitest'
import { START, takeStep } from './editor-place.ts'

test('all cards begin closed, and going to a question opens its card (REQ-356)', () => {
  expect(START.open.size).toBe(0)
  const there = takeStep({ ...START, wide: true }, { go: 'q1', path: ['q0', 'q1'] })
  expect(there).toMatchObject({ selected: 'q1', path: ['q0', 'q1'], asked: 1, takesFocus: true, wide: false })
  expect([...there.open]).toEqual(['q1'])
})

test('a renamed question stays open, selected and the same card (REQ-353)', () => {
  const once = takeStep(takeStep(START, { go: 'q1', path: ['q1', 'q2'] }), { renamed: 'q1', to: 'sleep' })
  expect(once).toMatchObject({ selected: 'sleep', path: ['sleep', 'q2'], keys: { sleep: 'q1' } })
  expect([...once.open]).toEqual(['sleep'])
  expect(takeStep(once, { renamed: 'sleep', to: 'nights' }).keys.nights).toBe('q1')
})

test('a card opens and closes; another question that is selected ends the way that was pointed out', () => {
  const open = takeStep(START, { toggle: 'q1' })
  expect(open.open.has('q1')).toBe(true)
  expect(takeStep(open, { toggle: 'q1' }).open.size).toBe(0)
  const path = takeStep(START, { go: 'q2', path: ['q1', 'q2'] })
  expect(takeStep(path, { select: 'q1' }).path).toEqual(['q1', 'q2'])
  expect(takeStep(path, { select: 'q9' }).path).toEqual([])
  expect([...takeStep(START, { openAll: ['a', 'b'] }).open]).toEqual(['a', 'b'])
})

test('another view takes no focus, and begins as wide as it does', () => {
  const wide = takeStep(takeStep(START, { go: 'q1' }), { widen: true })
  expect(wide).toMatchObject({ wide: true, takesFocus: true })
  expect(takeStep(wide, { settle: true })).toMatchObject({ wide: null, takesFocus: false, selected: 'q1', asked: 1 })
  expect(takeStep(wide, { select: 'q2' })).toMatchObject({ wide: true, takesFocus: false, asked: 2 })
})
