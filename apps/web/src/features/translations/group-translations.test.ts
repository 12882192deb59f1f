import type { OpenWord } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import { expect, test } from 'vitest'
import { groupTranslations, isUntranslated, translatedElsewhere } from './group-translations.ts'

const segment = (given: Partial<OpenWord>): OpenWord => ({
  tag: 'a',
  part: 'option',
  original: 'Yes',
  translation: '',
  start: null,
  ...given,
})

test('words stand by question in their order, also where a question comes back', () => {
  const [name, one, two, more] = [segment({ tag: '' }), segment({}), segment({ tag: 'b' }), segment({ original: 'No' })]
  expect(groupTranslations([name, one, two, more])).toEqual([
    { tag: '', segments: [name] },
    { tag: 'a', segments: [one, more] },
    { tag: 'b', segments: [two] },
  ])
})

test('what is left is what is missing, and what nobody could tell from another answer', () => {
  const done = segment({ translation: 'Oui' })
  expect([segment({}), done].map((one) => isUntranslated(one, new Set()))).toEqual([true, false])
  expect(isUntranslated(done, new Set([placeKey(done)]))).toBe(true)
})

test('the same English elsewhere is offered all at once; other English that stood there before is not', () => {
  const same = segment({ start: { original: 'Yes', translation: 'Oui' } })
  const before = segment({ original: 'Yes, please', start: { original: 'Yes', translation: 'Oui' } })
  expect(translatedElsewhere([same, before, segment({}), { ...same, translation: 'Si' }])).toEqual([{ ...same, translation: 'Oui' }])
})
