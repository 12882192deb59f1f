import { expect, test } from 'vitest'
import { spellFrames } from './spell-frames.ts'

test('a frame gives its choices in every combination, and no more than a frame may', () => {
  expect(spellFrames(['my (son/wife) (fell/left)', 'plain'])).toEqual([
    'my son fell',
    'my wife fell',
    'my son left',
    'my wife left',
    'plain',
  ])
  const many = spellFrames(['(a/b/c/d/e/f) (g/h/i/j/k/l)'])
  expect(new Set(many).size).toBe(many.length)
  expect(many.length).toBe(14)
})
