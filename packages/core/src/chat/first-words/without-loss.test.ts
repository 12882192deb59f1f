import { expect, test } from 'vitest'
import { withoutLoss } from './without-loss.ts'

test.each([
  ['I can’t sleep since my husband died in May', 'I can’t sleep since in May'],
  ['lost my wife in april and I can’t sleep', ' in april and I can’t sleep'],
  ['since the passing of my wife I can’t sleep', 'since I can’t sleep'],
  ['je dors pu depuis la mort de mon mari', 'je dors pu depuis'],
  ['depuis que ma mère est décédée je dors mal', 'depuis je dors mal'],
])('“%s” is about the one who writes', (text, rest) => expect(withoutLoss(text).trim()).toBe(rest.trim()))

test.each(['my husband has back pain', 'ma femme a mal au dos', 'my son lost his job', 'my mother is dying of cancer'])(
  '“%s” stays as it is',
  (text) => expect(withoutLoss(text)).toBe(text),
)
