import type { Question } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'
import { saysNothing } from './says-nothing.ts'

const ask = (text: string) => ({ text }) as Question
const GOALS = ask('What would you like to be better a few months from now?')

test.each([
  'dunno',
  'idk ask my doctor',
  'no idea what to put',
  'forget what its called',
  'same as last time',
  'like I said before',
  'you already have it',
  'check my chart',
  'what do you mean',
  "I'd have to check",
  'my wife knows all that',
  'yes one thing',
  'nvm',
  'I’ll only tell the doctor',
  'sais pas trop',
  'c’est dans mon dossier',
  'demandez à mon médecin',
  'comme la dernière fois',
  'je m’en rappelle plus',
  'que voulez-vous dire par là?',
  'ben là c’est dur à expliquer',
  'oui j’ai quelque chose',
  'bof',
])('no answer is in %j', (text) => {
  expect(saysNothing(GOALS, text)).toBe(true)
})

test.each([
  'nothing',
  'none',
  'no',
  'rien',
  'I forget everything, my keys, my own birthday',
  'I don’t know what it’s called, a white pill for my pressure',
  'the same burning in both feet',
  'see my daughter',
  'ask my doctor about driving',
  'hard to explain but my chest gets tight',
  'j’oublie tout',
  'voir mes petits-enfants',
  'pareil comme ma mère, dans les hanches',
])('an answer is in %j', (text) => {
  expect(saysNothing(GOALS, text)).toBe(false)
})

test('“no change” answers what has changed, and nothing else', () => {
  expect(saysNothing(ask('What is different in your daily life now?'), 'no change')).toBe(false)
  expect(saysNothing(ask('Please list all the medicines you take now.'), 'no change')).toBe(true)
})

test('the chat asks again and stores nothing (REQ-154)', () => {
  const asked = sayTo(askedFor('async', 'goals'), 'idk ask my doctor')
  expect(storedFor(asked, 'goals')).toBeUndefined()
  expect(asked.reply.text).toContain('I did not see an answer there.')
  expect(storedFor(sayTo(askedFor('renewal', 'medications', 'fr'), 'les mêmes que la dernière fois'), 'medications')).toBeUndefined()
  expect(storedFor(sayTo(askedFor('async', 'goals'), 'sleep through the night'), 'goals')).toBe('sleep through the night')
})

const PLACE = ask('Where do you feel the pain, and what is it like?')

test.each(['oh since about 2016', 'for ten years', 'a couple of years now', 'depuis 2016', 'ça fait dix ans', 'il y a deux mois environ'])(
  'how long it has been is no place: %s',
  (text) => {
    expect(saysNothing(PLACE, text)).toBe(true)
    expect(saysNothing(GOALS, text)).toBe(false)
  },
)

test.each(['lower back since 2016', 'since 2016 my knees, bone on bone', 'depuis 2016 dans le bas du dos', 'both hips for years', 'L5'])(
  'a place beside it is one: %s',
  (text) => expect(saysNothing(PLACE, text)).toBe(false),
)
