import type { Word, WordPart } from '@clinic/contract/translations'
import { expect, it } from 'vitest'
import { suggestionsFor } from './suggestions-for.ts'

const word = (tag: string, part: WordPart, original: string, translation = ''): Word => ({ tag, part, original, translation })
const OWN = [
  word('sleep', 'text', 'Do you sleep?', 'Dormez-vous ?'),
  word('sleep', 'text', 'Do you sleep well?', 'Dormez-vous bien ?'),
  word('better', 'option', 'A little better', 'Un peu mieux'),
  word('better', 'option', 'Worse', 'Pire'),
  word('better', 'option', 'Gone', 'Disparu'),
]

it('what changed in English begins with what stood there before, the newest of it', () => {
  const [start] = suggestionsFor([word('sleep', 'text', 'How do you sleep?')], { own: OWN, all: [] })
  expect(start?.start).toEqual({ original: 'Do you sleep well?', translation: 'Dormez-vous bien ?' })
})

it('a renamed answer begins with the one that is gone and most like it, never with one that is still there or another answer', () => {
  const words = [
    word('better', 'option', 'Very much worse'),
    word('better', 'option', 'A little better', 'Un peu mieux'),
    word('better', 'option', 'Cured'),
  ]
  expect(suggestionsFor(words, { own: OWN, all: [] }).map(({ start }) => start?.translation ?? null)).toEqual(['Pire', null, null])
})

it('the same English elsewhere comes first; what has its French needs no start', () => {
  const all = [word('other', 'option', 'Something else', 'Autre chose')]
  const words = [
    word('new', 'option', 'Something else'),
    word('sleep', 'text', 'Do you sleep?', 'Dormez-vous ?'),
    word('x', 'text', 'Nobody asked this'),
  ]
  expect(suggestionsFor(words, { own: OWN, all }).map(({ start }) => start)).toEqual([
    { original: 'Something else', translation: 'Autre chose' },
    null,
    null,
  ])
})
