import { expect, test } from 'vitest'
import { lostPregnancy, speaksOfLoss, tellsOfDeath } from './speaks-of-loss.ts'

test.each([
  ['I lost the baby last week', true],
  ['I was, I had a miscarriage two weeks ago', true],
  ['j’ai fait une fausse couche hier', true],
  ['on a perdu notre bébé', true],
  ['I was pregnant but I lost it', true],
  ['j’étais enceinte mais je l’ai perdu', true],
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

test.each([
  'My wife passed away in March and I don’t eat much',
  'my best friend died in 2019 and it still hurts',
  'I lost my son to an overdose',
  'lost sleep since our daughter was killed',
  'ma femme est partie en mars du cancer, je mange pas beaucoup',
  'mon frère s’est enlevé la vie l’an passé',
  'j’ai enterré mon père au printemps',
  'mon chum est décédé',
  'mon mari est parti d’un cancer',
  'ma mère est partie de son cancer',
])('the death of someone close: %s', (text) => {
  expect(tellsOfDeath(text)).toBe(true)
})

test.each([
  'my dog is dead tired',
  'I lost my mother’s recipe for oil',
  'I lost my job and my sleep',
  'my daughter passed her exam',
  'ma femme est partie en voyage',
  'mon fils est parti de la maison',
  'j’ai perdu mon emploi',
  'my wife died laughing',
])('nobody close died: %s', (text) => {
  expect(tellsOfDeath(text)).toBe(false)
})
