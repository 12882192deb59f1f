import type { Question } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { readDays } from './read-days.ts'

const TWO_WEEKS = {
  text: 'Trouble relaxing',
  options: { 'Not at all': null, 'Several days': null, 'More than half the days': null, 'Nearly every day': null },
} as unknown as Question

test.each([
  ['five days I think, when the rent was due', 'Several days'],
  ['cinq jours à peu près', 'Several days'],
  ['huit neuf jours sur les deux semaines', 'More than half the days'],
  ['thirteen days out of fourteen', 'Nearly every day'],
  ['treize jours sur quatorze', 'Nearly every day'],
  ['two nights a week', 'Several days'],
  ['I march the hallway two nights of three', 'More than half the days'],
  ['trois jours sur cinq', 'More than half the days'],
  ['one night in three', 'Several days'],
  ['quelques nuits', 'Several days'],
  ['just a couple of evenings', 'Several days'],
  ['not very often, three days', 'Several days'],
  ['did not touch my guitar most days, 10 out of the 14', 'More than half the days'],
  ['cannot follow the hockey game, about 9 nights of 14', 'More than half the days'],
  ['une dizaine de jours, surtout après mes quarts de nuit', 'More than half the days'],
  ['quatre cinq jours pas faim', 'Several days'],
  ['cinq jours, pas plus', 'Several days'],
  ['never used to, but five days this time', 'Several days'],
])('%j of two weeks is %j', (text, label) => {
  expect(readDays(TWO_WEEKS, text)).toBe(label)
})

test.each([
  '7 days',
  'one day in two',
  'six jours sur sept',
  '12 jours',
  'less than five days',
  'one day',
  'five to nine days',
  'for three weeks',
  'not five days',
  'not that many',
  'not five days, not seven',
  'une quinzaine',
  'not sure, no more than five days',
])('%j may be either of two answers, or none', (text) => {
  expect(readDays(TWO_WEEKS, text)).toBeNull()
})

test('days are counted on scales of two weeks only', () => {
  expect(readDays({ ...TWO_WEEKS, options: { Never: null, Often: null } } as unknown as Question, 'five days')).toBeNull()
})
