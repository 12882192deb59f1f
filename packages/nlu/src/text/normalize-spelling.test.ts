import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeSpelling } from './normalize-spelling.ts'

test.each([
  ['jveu pu vivre', 'je veux plus vivre'],
  ["j'veux pus vivre", 'je veux plus vivre'],
  ['chu tanné', 'je suis tanne'],
  ["m'as me tirer à soir", 'je vais me tirer ce soir'],
  ['jpense que lfusil est la', 'je pense que le fusil est la'],
  ['wanna die 2nite', 'want to die tonight'],
  ['im gonna kms rn', 'i am going to kill myself right now'],
  ['nothin left to want 2 live for', 'nothing left to want to live for'],
  ['heeeelp', 'heelp'],
])('%j is read as %j', (typed, meant) => {
  expect(normalizeSpelling(typed)).toBe(meant)
})

test.each(['my wife is on the phone', 'the level is normal', 'je vais renouveler mon document', 'ma mere va bien'])(
  '%j is left as it is',
  (text) => {
    expect(normalizeSpelling(text)).toBe(text)
  },
)

test('any text is read', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => !/[A-Z']/.test(normalizeSpelling(text))))
})
