import type { Question } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { number } from '../types/number.ts'

const GRAMS = { text: 'How much in a day?', input: 'number', unit: 'grams a day', minimum: 0, maximum: 30 } as Question
const GRAMMES = { ...GRAMS, unit: 'grammes par jour' } as Question

function read(text: string, question = GRAMS): unknown {
  const found = number.read(question, { text })
  return 'value' in found ? found.value : null
}

test.each([
  ['half a gram twice a week', 0.14],
  ['5 mg three times a day', 0.015],
  ['twice a day half a gram', 1],
  ['a gram and a half every other day', 0.75],
  ['5mg in the morning and 10 at night', 0.015],
  ['half gram morning, one gram evening', 1.5],
  ['10 mg in the morning, 5 mg at noon and 20 mg at bedtime', 0.035],
  ['5 mg every morning and every night', 0.01],
  ['10 mg morning noon and night', 0.03],
  ['a couple of 5 mg gummies at night', 0.01],
  ['half a 10 mg gummy', 0.005],
  ['four half gram joints', 2],
  ['seven grams lasts me two weeks', 0.5],
  ['an oz lasts me 28 days', 1],
  ['half gram 4 nights a week', 0.29],
  ['a third of a gram', 0.33],
  ['two thirds of a gram', 0.67],
  ['a tenth of a gram', 0.1],
  ['1/3 g', 0.33],
  ['one and three quarters grams', 1.75],
  ['3.5g/week', 0.5],
  ['5 mg, no make it 10', 0.01],
  ['used to be three grams now its one', 1],
  ['quarter ounce does me the week so what’s that, a gram a day', 1],
])('%j is %d grams a day', (text, grams) => {
  expect(read(text)).toBe(grams)
})

test.each([
  ['10 mg trois fois par jour', 0.03],
  ['5 mg le matin et 10 mg le soir', 0.015],
  ['un gramme aux deux jours', 0.5],
  ['un demi-gramme deux fois par semaine', 0.14],
  ['deux jujubes de 5 mg chaque', 0.01],
  ['un tiers de gramme', 0.33],
])('« %s » is %d grams a day', (text, grams) => {
  expect(read(text, GRAMMES)).toBe(grams)
})

test.each([
  'a gram and a half on weekends, half a gram on weekdays',
  '5 to 10 mg twice a day',
  'half a gram a few times a week',
  '1 gram 3 times a week but 2 on saturdays',
  '1 ml twice a day',
  'one joint in the morning, one at night',
])('%j is no amount of a day, and is asked again', (text) => {
  expect(read(text)).toBeNull()
})

const AMOUNTS = [
  ...([
    ['half a gram', 500],
    ['a gram', 1000],
    ['a gram and a half', 1500],
    ['three quarters of a gram', 750],
    ['point five grams', 500],
  ] as const),
  ...([
    ['quarter gram', 250],
    ['5 mg', 5],
    ['two point five mg', 2.5],
    ['twenty milligrams', 20],
    ['two hundred and fifty mg', 250],
  ] as const),
] as const
const HOW_OFTEN = [
  ...([
    ['', 1],
    ['a day', 1],
    ['once a day', 1],
    ['twice a day', 2],
    ['three times daily', 3],
    ['2 times a day', 2],
    ['every day', 1],
  ] as const),
  ...([
    ['every other day', 1 / 2],
    ['every three days', 1 / 3],
    ['twice a week', 2 / 7],
    ['five days a week', 5 / 7],
    ['a week', 1 / 7],
  ] as const),
] as const
const TIMES = ['in the morning', 'at noon', 'after lunch', 'in the evening', 'at night', 'before bed'] as const

test('an amount in words and how often it is taken make the amount of a day', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AMOUNTS),
      fc.constantFrom(...HOW_OFTEN),
      fc.constantFrom('', 'about ', 'i use ', 'maybe '),
      (amount, often, before) => {
        const grams = (amount[1] * often[1]) / 1000
        expect(Math.abs(Number(read(`${before}${amount[0]} ${often[0]}`.trim())) - grams)).toBeLessThanOrEqual(
          grams >= 0.1 ? 0.005 : 0.00005,
        )
      },
    ),
  )
})

test('amounts at several times of the day are added, and never one of them taken for all', () => {
  const parts = fc.uniqueArray(fc.tuple(fc.constantFrom(...AMOUNTS), fc.constantFrom(...TIMES)), {
    minLength: 2,
    maxLength: 4,
    selector: ([, time]) => time,
  })
  fc.assert(
    fc.property(parts, fc.constantFrom(', ', ' and ', ' then ', ' '), (doses, between) => {
      const grams = doses.reduce((sum, [[, milligrams]]) => sum + milligrams / 1000, 0)
      expect(read(doses.map(([[amount], time]) => `${amount} ${time}`).join(between))).toBeCloseTo(grams, 6)
    }),
  )
})

test('pieces of an amount are counted', () => {
  const counts = [
    ['a couple of', 2],
    ['two', 2],
    ['three', 3],
    ['4', 4],
    ['one', 1],
    ['half a', 0.5],
  ] as const
  const pieces = ['gummies', 'capsules', 'edibles', 'joints', 'softgels'] as const
  fc.assert(
    fc.property(
      fc.constantFrom(...counts),
      fc.constantFrom(2.5, 5, 10, 25),
      fc.constantFrom(...pieces),
      fc.constantFrom('', ' at night', ' a day'),
      (count, amount, piece, when) => {
        expect(read(`${count[0]} ${amount} mg ${piece}${when}`)).toBeCloseTo((count[1] * amount) / 1000, 6)
      },
    ),
  )
})
