import { describe, expect, test } from 'vitest'
import { parseTypedDate } from './typed-date.ts'

const ENGLISH = 'January February March April May June July August September October November December'.split(' ')
const FRENCH = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')
const BORN = ['1984-05-13', '1979-12-25', '1961-02-28', '2001-09-30', '1948-08-19']

/** Every format of a birth date whose day is above 12, so that none is ambiguous. */
function forms(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-')
  const english = ENGLISH[Number(month) - 1] ?? ''
  const french = FRENCH[Number(month) - 1] ?? ''
  const short = english.slice(0, 3)
  return [
    ...[date, `${year}/${month}/${day}`, `${year}.${month}.${day}`, `${year} ${month} ${day}`, `${year}${month}${day}`],
    ...[
      `${day}/${month}/${year}`,
      `${month}/${day}/${year}`,
      `${day}-${month}-${year}`,
      `${day}.${month}.${year}`,
      `${month} ${day} ${year}`,
    ],
    ...[`${day} / ${month} / ${year}`, `${Number(day)}/${Number(month)}/${year}`, `${day}${month}${year}`],
    ...[`${english} ${day}, ${year}`, `${english} ${day} ${year}`, `${day} ${english} ${year}`, `${day}th of ${english} ${year}`],
    ...[
      `${short} ${day} ${year}`,
      `${short}. ${day}, ${year}`,
      `${day}-${short}-${year}`,
      `${year} ${short} ${day}`,
      `${day}${short}${year}`,
    ],
    ...[english.toUpperCase(), english.toLowerCase()].map((name) => `${name} ${day} ${year}`),
    ...[
      `my birthday is ${english} ${day}th, ${year}`,
      `I was born on the ${day}th of ${english} ${year}`,
      `born ${day} ${english} ${year}`,
    ],
    ...[`DOB: ${date}`, `date of birth ${day} ${short} ${year}`, `it's ${english} ${day}, ${year}`, `Tuesday, ${english} ${day}, ${year}`],
    ...[
      `le ${day} ${french} ${year}`,
      `${day} ${french} ${year}`,
      `né le ${day} ${french} ${year}`,
      `je suis née le ${day} ${french} ${year}`,
    ],
  ]
}

describe('dates of birth as people type them (REQ-166)', () => {
  const strings = BORN.flatMap((date) => forms(date).map((text) => ({ text, date })))

  test('all of at least 150 are read', () => {
    expect(strings.length).toBeGreaterThanOrEqual(150)
    expect(strings.filter(({ text, date }) => JSON.stringify(parseTypedDate(text)) !== JSON.stringify({ date }))).toEqual([])
  })

  test('all ambiguous ones are asked about', () => {
    const pairs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((one) =>
      [1, 4, 9, 12].filter((two) => two !== one).map((two) => [one, two]),
    )
    const texts = pairs.flatMap(([one, two]) => [`${one}/${two}/1970`, `${one}-${two}-1970`, `born ${one}.${two}.1970`])
    expect(texts.filter((text) => !('ambiguous' in parseTypedDate(text)))).toEqual([])
  })

  test.each([
    ['Febuary 14 1970', '1970-02-14'],
    ['14 agust 1970', '1970-08-14'],
    ['Septmber 3, 1970', '1970-09-03'],
    ['decemeber 24 1970', '1970-12-24'],
    ['novembr 24 1970', '1970-11-24'],
    ['1er juillet 1970', '1970-07-01'],
    ['premier juillet 1970', '1970-07-01'],
  ])('%j is %s', (text, date) => {
    expect(parseTypedDate(text)).toEqual({ date })
  })

  test.each([
    'the year 1970',
    'born in May 1970',
    'I am 54',
    'Lousember 3 1970',
    '32 May 1970',
    'Feb 30 1970',
    '13/13/1970',
    "dec 25 '79",
    '25/12/79',
  ])('%j is not guessed', (text) => {
    expect(parseTypedDate(text)).toEqual({ invalid: true })
  })
})
