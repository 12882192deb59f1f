import { expect, test } from 'vitest'
import { asksSomething } from './asks-something.ts'

test.each([
  'i was in hospital in 2015, does that disqualify me',
  'my hands are stiff. what are my options',
  'jme fais opérer dans 1 mois, est-ce que j’arrête avant',
  'mon mari est en chimio, comment on l’inscrit',
  'c combien',
  'j’étais dans l’armée, qui paye',
  'moving to BC, is it still good there?',
])('asks something: %s', (text) => expect(asksSomething(text)).toBe(true))

test.each([
  'my knees are shot from 30 years of roofing',
  'I can sleep only with the oil',
  'polyarthrite depuis 2010, mains raides le matin',
  'je veux un rendez-vous le soir',
  'hi',
])('asks nothing: %s', (text) => expect(asksSomething(text)).toBe(false))
