import { expect, test } from 'vitest'
import { lostPregnancy, speaksOfLoss } from './speaks-of-loss.ts'

test.each([
  ['I lost the baby last week', true],
  ['I was, I had a miscarriage two weeks ago', true],
  ['j’ai fait une fausse couche hier', true],
  ['on a perdu notre bébé', true],
  ['my husband died last month', false],
  ['ma mère est décédée la semaine passée', false],
  ['my dad just passed away', false],
])('a loss: %s', (text, pregnancy) => {
  expect(speaksOfLoss(text)).toBe(true)
  expect(lostPregnancy(text)).toBe(pregnancy)
})

test.each([
  'my grandfather died of a heart attack years ago',
  'mon père est mort en 1998',
  'a miscarriage, ten years ago',
  'I lost my appetite last week',
  'perdu dix livres le mois passé',
])('an answer, or history: %s', (text) => {
  expect(speaksOfLoss(text)).toBe(false)
})
