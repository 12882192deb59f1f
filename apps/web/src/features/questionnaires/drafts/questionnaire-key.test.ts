import { questionnaireKey } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { KEY_SHAPE, keyFrom } from './questionnaire-key.ts'

test('a name proposes a key that the contract takes', () => {
  const keys = ['Pain Scale (2)', 'Échelle de sommeil', '  2nd visit ', 'A'.repeat(60)].map(keyFrom)
  expect(keys).toEqual(['pain_scale_2', 'echelle_de_sommeil', 'nd_visit', 'a'.repeat(40)])
  for (const key of keys) expect(questionnaireKey.safeParse(key).success).toBe(true)
})

test('the page and the contract call the same texts a key', () => {
  const texts = ['pain_scale', 'a', '2a', 'Pain', '', 'a b', 'é2', `a${'b'.repeat(39)}`, `a${'b'.repeat(40)}`]
  for (const text of texts) expect(KEY_SHAPE.test(text), text).toBe(questionnaireKey.safeParse(text).success)
})
