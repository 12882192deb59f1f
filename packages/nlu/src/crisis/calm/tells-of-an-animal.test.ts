import { expect, test } from 'vitest'
import { tellsOfAnAnimal } from './tells-of-an-animal.ts'

test.each(['my dog got into my edibles', 'the cat ate one of my gummies', 'mon chien a mangé mes brownies'])('%s', (text) =>
  expect(tellsOfAnAnimal(text)).toBe(true),
)

test.each([
  'my son and the dog got into my edibles',
  'my kid ate the dog treats',
  'the dog ate my pills and I want to die',
  'mon petit a mangé un jujube',
])('about a person: %s', (text) => expect(tellsOfAnAnimal(text)).toBe(false))
