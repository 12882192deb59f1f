import { describe, expect, it } from 'vitest'
import { contactText, readSearchTerm } from './search-term.ts'

describe('how to search for an input', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['a', { text: 'a', kind: 'start' }],
    ['AB', { text: 'ab', kind: 'start' }],
    ['Ann', { text: 'ann', kind: 'part' }],
    ["O'N", { text: "o'n", kind: 'start' }],
    ['O’Neil', { text: "o'neil", kind: 'part' }],
    ['D‘Arcy', { text: "d'arcy", kind: 'part' }],
    ['Anne‑Marie', { text: 'anne-marie', kind: 'part' }],
    ['j  b', { text: 'j b', kind: 'start' }],
    ['Zoë  B', { text: 'zoe b', kind: 'part' }],
    ['12-34', { text: '12-34', kind: 'start' }],
    ['123-4', { text: '123-4', kind: 'part' }],
  ])('%j is %j', (typed, needle) => {
    expect(readSearchTerm(typed)).toEqual(needle)
  })
})

it.each([
  ['(416) 555-0199', '4165550199'],
  ['+1 416', '1416'],
  ['Zoe@Mail.example', 'zoe@mail.example'],
  ['12a-3', '12a-3'],
  ['--', '--'],
])('a contact %j is searched as %j', (typed, text) => {
  expect(contactText(typed)).toBe(text)
})
