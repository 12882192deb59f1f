import { expect, test } from 'vitest'
import { expandTemplates } from './expand-templates.ts'

test('a template gives its choices in every combination, and no more than a template may', () => {
  expect(expandTemplates(['my (son/wife) (fell/left)', 'plain'])).toEqual([
    'my son fell',
    'my wife fell',
    'my son left',
    'my wife left',
    'plain',
  ])
  const many = expandTemplates(['(a/b/c/d/e/f) (g/h/i/j/k/l)'])
  expect(new Set(many).size).toBe(many.length)
  expect(many.length).toBe(14)
})
