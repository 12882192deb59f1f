import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['7 grams a week', 'grams a day', 1],
  ['sept grammes par semaine', 'grammes par jour', 1],
  ['une once par mois', 'grammes par jour', 0.93],
  ['a half ounce lasts me a month', 'grams a day', 0.47],
  ['about half the month so like 15', 'days a month', 15],
  ['une quinzaine', 'days a month', 15],
  ['une vingtaine de jours', 'days a month', 20],
  ['used the midazolam twice', 'times', 2],
  ['none that i can think of', 'days', 0],
  ['aucune ça va mieux depuis le keppra', 'crises en quatre semaines', 0],
  ['aucune autre', 'jours', 0],
  ['environ 20 je note pas', 'jours', 20],
  ['four in the day and one at night', 'stools a day', 5],
  ['4 le jour pis 1 la nuit', 'selles par jour', 5],
  ['twice this month', 'times', 2],
])('%j with the unit %j is %d', (text, unit, amount) => {
  expect(readNumber(text, unit)).toBe(amount)
})

test.each([
  ['2', '', 2],
  ['about 2.5 g', 'grams a day', 2.5],
  ['2,5', '', 2.5],
  ['1,200', '', 1200],
  ['.5', '', 0.5],
  ['-3', '', -3],
  ['two', '', 2],
  ['twenty', '', 20],
  ['half a gram', 'grams a day', 0.5],
  ['1 and a half', '', 1.5],
  ['2½', '', 2.5],
  ['1/2', '', 0.5],
  ['none', '', 0],
  ['never', '', 0],
  ['500 mg', 'grams a day', 0.5],
  ['500mg a day', 'grams a day', 0.5],
  ['3 g daily', 'grams a day', 3],
  ['4 nights', 'nights a week', 4],
  ['4 nights a week', 'nights a week', 4],
  ['500 mg', 'mg', 500],
  ['I have 4 of them', '', 4],
  ['about a gram and a half', 'grams a day', 1.5],
  ['a gram and a half a day', 'grams a day', 1.5],
  ['one and a half grams', 'grams a day', 1.5],
  ['two and a half', 'grams a day', 2.5],
  ['a gram', 'grams a day', 1],
  ['a gram a day', 'grams a day', 1],
  ['three quarters of a gram', 'grams a day', 0.75],
  ['a quarter gram', 'grams a day', 0.25],
  ['1 1/2 grams', 'grams a day', 1.5],
  ['five hundred milligrams', 'grams a day', 0.5],
  ['two hundred and fifty mg', 'grams a day', 0.25],
  ['a hundred mg', 'grams a day', 0.1],
  ['one point five', 'grams a day', 1.5],
  ['point five of a gram', 'grams a day', 0.5],
  ['zero point two five', 'grams a day', 0.25],
  ['thirty-five', '', 35],
  ['more or less 2 grams', 'grams a day', 2],
  ['about 1 gram daily', 'grams a day', 1],
  ['one gram per day', 'grams a day', 1],
  ['cinq cents milligrammes', 'grammes par jour', 0.5],
  ['500 milligrammes', 'grammes par jour', 0.5],
  ['un gramme et demi', 'grammes par jour', 1.5],
  ['deux grammes et demi par jour', 'grammes par jour', 2.5],
  ['un demi-gramme', 'grammes par jour', 0.5],
  ['trois quarts de gramme', 'grammes par jour', 0.75],
  ['un quart de gramme', 'grammes par jour', 0.25],
  ['un virgule cinq', 'grammes par jour', 1.5],
  ['1,5 g', 'grammes par jour', 1.5],
  ['environ 1 gramme', 'grammes par jour', 1],
  ['plus ou moins deux grammes', 'grammes par jour', 2],
  ['quatre-vingt-dix-sept', '', 97],
  ['soixante et onze', '', 71],
  ['vingt et un jours', 'jours par mois', 21],
  ['deux cent cinquante mg', 'grammes par jour', 0.25],
  ['mille deux cents', '', 1200],
  ['pas du tout', 'grammes par jour', 0],
  ['half an hour', 'hours', 0.5],
  ['une demi-heure', 'heures', 0.5],
  ['an hour and a half', 'hours', 1.5],
  ['30 minutes', 'hours', 0.5],
  ['two hours', 'minutes', 120],
  ['about seven', 'hours', 7],
])('%j with the unit %j is %f', (text, unit, value) => {
  expect(readNumber(text, unit)).toBe(value)
})

test.each([
  ['', ''],
  ['a lot', ''],
  ['2 to 3', ''],
  ['2-3', ''],
  ['two or three', ''],
  ['7 grams a year', 'grams a day'],
  ['3 g 2 times', ''],
  ['b12', ''],
  ['1.2.3', ''],
  ['less than a gram', 'grams a day'],
  ['moins d’un gramme', 'grammes par jour'],
  ['up to 3 grams', 'grams a day'],
  ['not more than 2', 'grams a day'],
  ['I do not use 2 grams', 'grams a day'],
  ['a couple of grams', 'grams a day'],
  ['a few', 'grams a day'],
  ['un peu', 'grammes par jour'],
  ['3 joints', 'grams a day'],
  ['two gummies', 'grams a day'],
  ['5 ml', 'grams a day'],
  ['10 %', 'grams a day'],
  ['1k', 'grams a day'],
  ['two three', ''],
  ['deux ou trois grammes', 'grammes par jour'],
  ['entre deux et trois', 'grammes par jour'],
  ['sept grammes par année', 'grammes par jour'],
  ['one gram in the morning and half a gram at night', 'grams a day'],
  ['twice a day', 'grams a day'],
  ['2 hours', 'days'],
  ['one a week', 'seizures'],
  ['1 g, sometimes more on bad days', 'grams a day'],
  ['a handful', 'days a month'],
])('%j with the unit %j is no single number', (text, unit) => {
  expect(readNumber(text, unit)).toBeNull()
})

test('reads every plain number back', () => {
  fc.assert(fc.property(fc.integer({ min: -1e6, max: 1e6 }), (hundredths) => readNumber(String(hundredths / 100)) === hundredths / 100 + 0))
  fc.assert(fc.property(fc.string(), (text) => Number.isFinite(readNumber(text) ?? 0)))
})

test('reads every number up to 9,999 in words, in both languages', () => {
  for (let number = 0; number < 10_000; number += 1) {
    for (const words of [english(number), french(number), french(number).replaceAll('-', ' ')])
      expect(readNumber(words), words).toBe(number)
  }
})

const EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const EN_TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const FR = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
  ' ',
)
const FR_TENS = '- - vingt trente quarante cinquante soixante'.split(' ')

function english(number: number): string {
  if (number < 20) return EN[number] ?? ''
  if (number < 100) return [EN_TENS[Math.floor(number / 10)], number % 10 ? EN[number % 10] : ''].filter(Boolean).join('-')
  const [size, name] = number < 1000 ? [100, 'hundred'] : [1000, 'thousand']
  const rest = number % size
  return `${english(Math.floor(number / size))} ${name}${rest ? `${rest < 100 ? ' and' : ''} ${english(rest)}` : ''}`
}

function french(number: number): string {
  if (number < 20) return FR[number] ?? ''
  if (number < 100) {
    const score = number < 60 ? Math.floor(number / 10) * 10 : number < 80 ? 60 : 80
    const rest = number - score
    const head = score === 80 ? (rest ? 'quatre-vingt' : 'quatre-vingts') : (FR_TENS[score / 10] ?? '')
    if (!rest) return head
    return score < 80 && (rest === 1 || rest === 11) ? `${head} et ${french(rest)}` : `${head}-${french(rest)}`
  }
  const [size, name] = number < 1000 ? [100, 'cent'] : [1000, 'mille']
  const [count, rest] = [Math.floor(number / size), number % size]
  return [count > 1 ? french(count) : '', name + (size === 100 && count > 1 && !rest ? 's' : ''), rest ? french(rest) : '']
    .filter(Boolean)
    .join(' ')
}
