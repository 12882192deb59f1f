import type { Question } from '@clinic/contract/questionnaires'
import { expect, test } from 'vitest'
import { number } from '../types/number.ts'

const DAYS: Partial<Question> = { unit: 'days a month', minimum: 0, maximum: 31 }
const SEIZURES: Partial<Question> = { unit: 'seizures in four weeks', minimum: 0, maximum: 1000 }
const NIGHTS: Partial<Question> = { text: 'In a usual week, how many nights go badly?', unit: 'nights a week', minimum: 0, maximum: 7 }
const COUNTED: Partial<Question> = { unit: 'days', minimum: 0, maximum: 92 }
const MINUTES: Partial<Question> = { unit: 'minutes', minimum: 0, maximum: 600 }
const HOURS: Partial<Question> = { unit: 'hours', minimum: 0, maximum: 24 }

function read(asked: Partial<Question>, text: string): unknown {
  const found = number.read({ text: 'How many?', input: 'number', ...asked } as Question, { text })
  return 'value' in found ? found.value : null
}

test.each([
  [DAYS, 'once a week', 4],
  [DAYS, 'every other day', 15],
  [DAYS, 'twice a month', 2],
  [DAYS, 'deux par semaine environ', 8],
  [DAYS, 'twenty five out of thirty', 25],
])('a rate is counted over the time that is asked about: %#', (question, text, amount) => {
  expect(read(question, text)).toBe(amount)
})

test.each([
  [DAYS, 'a couple of days', 2],
  [DAYS, 'half a dozen', 6],
  [COUNTED, 'two dozen', 24],
  [COUNTED, 'none this month knock on wood', 0],
  [SEIZURES, 'a couple big ones', 2],
  [SEIZURES, 'haven’t had a single one', 0],
  [SEIZURES, 'one, on the 12th', 1],
  [NIGHTS, 'pretty much all of them', 7],
  [NIGHTS, 'the whole week', 7],
  [MINUTES, 'an hour and fifteen minutes', 75],
  [MINUTES, '1h30', 90],
  [MINUTES, 'a good hour', 60],
  [MINUTES, 'couple hours', 120],
  [MINUTES, 'two hours last night, usually one', 60],
  [HOURS, 'five hours and thirty minutes', 5.5],
])('counts and durations in words: %#', (question, text, amount) => {
  expect(read(question, text)).toBe(amount)
})

test.each([
  [DAYS, 'one or two a week'],
  [SEIZURES, 'one a week'],
  [DAYS, 'every day'],
  [DAYS, 'one third of the month'],
  [COUNTED, 'one every other day'],
  [NIGHTS, 'i sleep well maybe two nights'],
  [MINUTES, 'till about 2 am'],
])('what is no count of what is asked about is asked again: %#', (question, text) => {
  expect(read(question, text)).toBeNull()
})
