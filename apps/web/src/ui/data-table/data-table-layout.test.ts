import { expect, it } from 'vitest'
import { layoutFor } from './data-table-layout.ts'

it.each([
  [1160, 'roomy'],
  [1099, 'tight'],
  [900, 'tight'],
  [899, 'cards'],
  [520, 'cards'],
  [358, 'narrow'],
] as const)('a table that needs 900 pixels is, in %i, %s', (width, layout) => {
  expect(layoutFor(width, 900)).toBe(layout)
})
