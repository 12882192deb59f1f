import { expect, test } from 'vitest'
import { fuzzyMatch } from './fuzzy-match.ts'

const near = fuzzyMatch(['breathing', 'bridge', 'gun'])

test.each(['brething', 'breahting', 'breathinng', 'breathimg', 'breathin'])('%s is read as breathing', (typed) => {
  expect(near(typed)).toBe('breathing')
})

test('two edits, another first letter and short words are not guessed', () => {
  expect(near('bretin')).toBeUndefined()
  expect(near('fridge')).toBeUndefined()
  expect(near('gum')).toBeUndefined()
})
