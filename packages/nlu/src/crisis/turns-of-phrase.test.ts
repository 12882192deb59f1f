import { expect, test } from 'vitest'
import { detectCrisis } from './detect-crisis.ts'

test.each(['my husband beats me at chess', 'mom would kill me if I forgot', 'ma femme va me tuer si je manque ça', 'adieu la cigarette'])(
  '%j is a turn of phrase',
  (text) => {
    expect(detectCrisis(text)).toBeNull()
  },
)

test('what is said beside a turn of phrase is heard', () => {
  expect(detectCrisis('he beats me at chess and then he chokes me')).toEqual({ kind: 'abuse' })
})
