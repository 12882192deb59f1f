import { expect, it } from 'vitest'
import { countText, listText } from './lists.ts'

it.each([
  [[], ''],
  [['Ontario'], 'Ontario'],
  [['Ontario', 'Alberta'], 'Ontario and Alberta'],
  [['Ontario', 'Nova Scotia', 'Alberta'], 'Ontario, Nova Scotia and Alberta'],
])('lists %j as %s', (items, text) => {
  expect(listText(items)).toBe(text)
})

it.each([
  [0, '0 patients'],
  [1, '1 patient'],
  [2, '2 patients'],
  [12_040, '12,040 patients'],
])('counts %i as %s', (count, text) => {
  expect(countText(count, 'patient')).toBe(text)
})
