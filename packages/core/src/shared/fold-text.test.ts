import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['  Québec ', 'quebec'],
  ['I don’t — really!', 'i dont really'],
  ['2.5 g.', '2.5 g'],
  ['Oil, capsules & more', 'oil capsules more'],
  ['Ελένη', 'ελενη'],
  ['Søren Łukasz-Straßer, cœur', 'soren lukasz strasser coeur'],
  ['...', ''],
])('%j is compared as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
