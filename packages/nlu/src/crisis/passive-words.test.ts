import { expect, test } from 'vitest'
import { soundsResolved, wishesOnly } from './passive-words.ts'

test.each([
  'jveu pu vivre, jai mes pilules',
  'j’veux pus vivre, j’ai encore ma corde',
  'I dont want to live anymore, I have all my pills here',
  'no point in living. i still have the rope',
])('not wanting to live with a means at hand is more than a wish: %s', (text) => {
  expect([soundsResolved(text), wishesOnly(text)]).toEqual([true, false])
})

test.each([
  'je veux plus vivre',
  'j’ai rendez-vous demain si je suis encore là',
  'i have a visit tomorrow if im still here',
  'will anyone miss me',
  'would anybody care if I was gone',
])('a wish alone: %s', (text) => {
  expect([soundsResolved(text), wishesOnly(text)]).toEqual([false, true])
})

test.each([
  'tired of living with this pain, i have my meds',
  'je suis tannée de vivre avec la douleur, j’ai mes pilules',
  'I have my pills with me, what do you need',
  'demain matin je suis encore là si vous appelez',
  'call me next week if im still at this number',
  'will anyone notice if I use it at work',
])('neither: %s', (text) => {
  expect([soundsResolved(text), wishesOnly(text)]).toEqual([false, false])
})
