import { expect, test } from 'vitest'
import { speaksOfDistress } from '../crisis/speaks-of-distress.ts'
import { detectIntent } from './detect-intent.ts'

test.each([
  'my edible isnt working should i take more',
  'I took one an hour ago, is that safe',
  'je peux tu boire de l’alcool avec',
  'la RAMQ paie-tu ça',
  'mon boss va tu le savoir',
])('%j is a question', (text) => expect(detectIntent(text).intent).toBe('question'))

test.each(['pouvez-vous m’appeler à la place', 'peux-tu me rappeler'])('%j asks for a person', (text) =>
  expect(detectIntent(text).intent).toBe('person'),
)

test.each(['ma prescription finit vendredi', 'mon document achève'])('%j asks for a renewal', (text) =>
  expect(detectIntent(text).intent).toBe('renewal'),
)

test.each([
  ['does it help with nightmares', false],
  ['ça aide tu pour les cauchemars', false],
  ['j’ai perdu mon document', false],
  ['j’ai perdu mon mot de passe', false],
  ['I have nightmares every night', true],
  ['j’ai perdu mon mari', true],
  ['je suis perdue', true],
])('distress in %j: %s', (text, distress) => expect(speaksOfDistress(text)).toBe(distress))
