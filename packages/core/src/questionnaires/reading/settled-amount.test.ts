import type { Question } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { number } from '../types/number.ts'

const DAYS: Partial<Question> = { unit: 'days', minimum: 0, maximum: 92 }
const NIGHTS: Partial<Question> = { text: 'In a usual week, how many nights go badly?', unit: 'nights', minimum: 0, maximum: 7 }
const SCORE: Partial<Question> = { minimum: 0, maximum: 10 }
const HOURS: Partial<Question> = { unit: 'hours', minimum: 0, maximum: 24 }

function read(asked: Partial<Question>, text: string) {
  const question = { text: 'How many?', input: 'number', ...asked } as Question
  const found = number.read(question, { text })
  return 'value' in found ? found.value : null
}

test.each([
  [DAYS, 'ten, eleven... make it eleven', 11],
  [DAYS, 'dix, onze... mettez onze', 11],
  [DAYS, 'two a month probably so six', 6],
  [SCORE, 'seven most of the time, a ten once', 7],
  [SCORE, 'd’habitude 4, un 8 la fin de semaine', 4],
  [DAYS, 'quatre par mois donc douze', 12],
  [DAYS, 'on a manqué le baptême puis deux soupers, trois en tout', 3],
  [DAYS, 'half the time. Forty.', 40],
  [DAYS, 'I no longer work so none', 0],
  [DAYS, 'pas une seule ce mois-ci', 0],
  [SCORE, 'six today, was an eight yesterday', 6],
  [SCORE, 'trois, c’était neuf hier', 3],
  [SCORE, 'as bad as it gets', 10],
  [HOURS, 'in bed nine hours but really asleep only five', 5],
  [NIGHTS, 'monday to friday', 5],
  [NIGHTS, 'all of them except sunday', 6],
  [NIGHTS, 'only had two good ones', 5],
  [NIGHTS, 'toutes sans exception', 7],
])('of several amounts in %o, %j means %d', (question, text, amount) => {
  expect(read(question, text)).toBe(amount)
})

test.each([
  [DAYS, 'five or eight'],
  [DAYS, 'ten in may, twelve in june'],
  [DAYS, 'I do not miss work so one a week'],
  [SCORE, 'between four and seven'],
  [NIGHTS, 'sunday'],
  [NIGHTS, 'the good nights are rare'],
  [NIGHTS, '3 good nights and 2 so so'],
])('but of %o, %j is asked again', (question, text) => {
  expect(read(question, text)).toBeNull()
})
