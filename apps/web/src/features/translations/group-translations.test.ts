import type { OpenWord } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import { expect, test } from 'vitest'
import { groupTranslations, isLeft, knownElsewhere } from './group-translations.ts'

const word = (given: Partial<OpenWord>): OpenWord => ({ tag: 'a', part: 'option', original: 'Yes', translation: '', start: null, ...given })

test('words stand by question in their order, also where a question comes back', () => {
  const [name, one, two, more] = [word({ tag: '' }), word({}), word({ tag: 'b' }), word({ original: 'No' })]
  expect(groupTranslations([name, one, two, more])).toEqual([
    { tag: '', words: [name] },
    { tag: 'a', words: [one, more] },
    { tag: 'b', words: [two] },
  ])
})

test('what is left is what is missing, and what nobody could tell from another answer', () => {
  const done = word({ translation: 'Oui' })
  expect([word({}), done].map((one) => isLeft(one, new Set()))).toEqual([true, false])
  expect(isLeft(done, new Set([placeKey(done)]))).toBe(true)
})

test('the same English elsewhere is offered all at once; other English that stood there before is not', () => {
  const same = word({ start: { original: 'Yes', translation: 'Oui' } })
  const before = word({ original: 'Yes, please', start: { original: 'Yes', translation: 'Oui' } })
  expect(knownElsewhere([same, before, word({}), { ...same, translation: 'Si' }])).toEqual([{ ...same, translation: 'Oui' }])
})
