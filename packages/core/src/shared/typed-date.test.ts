import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSpokenDate } from './spoken-date.ts'
import { parseTypedDate } from './typed-date.ts'

describe('a typed date (REQ-166)', () => {
  test.each([
    '1984-05-13',
    '1984/05/13',
    '1984.5.13',
    '1984 05 13',
    '13 May 1984',
    '13 may, 1984',
    '13th of May 1984',
    'the 13th of May, 1984',
    'May 13, 1984',
    'may 13th 1984',
    'MAY 13 1984',
    '1984 May 13',
    '13-May-1984',
    '13may1984',
    '13/05/1984',
    '05/13/1984',
    '13.5.1984',
    '13 5 1984',
    '19840513',
    '13051984',
    'le 13 mai 1984',
    ' 13  May  1984 ',
  ])('reads %j as 13 May 1984', (text) => {
    expect(parseTypedDate(text)).toEqual({ date: '1984-05-13' })
  })

  test.each([
    ['25 décembre 1979', '1979-12-25'],
    ['1er juillet 1979', '1979-07-01'],
    ['3 août 1979', '1979-08-03'],
    ['Sept. 9, 2001', '2001-09-09'],
    ['Feb 29 1992', '1992-02-29'],
    ['04/04/1990', '1990-04-04'],
  ])('reads %j as %s', (text, date) => {
    expect(parseTypedDate(text)).toEqual({ date })
  })

  test.each(['03/05/1984', '3/5/1984', '3.5.1984', '03-05-1984', '3 5 1984', '03051984'])('does not guess the month in %j', (text) => {
    expect(parseTypedDate(text)).toEqual({ ambiguous: ['1984-05-03', '1984-03-05'] })
  })

  test.each([
    '',
    'tomorrow',
    'I am 45',
    '1979',
    'December 1979',
    'mar 4 85',
    '3/5/84',
    '84-05-03',
    'Feb 29 1991',
    '31 April 1980',
    '13/13/1980',
    '1984-02-30',
    '3 Maybe 1984',
    '3 May 0084',
    '3 May 3084',
    '1984-05-03T00:00:00Z',
  ])('refuses %j', (text) => {
    expect(parseTypedDate(text)).toEqual({ invalid: true })
  })

  test.each([
    ['le trois mai 1984', '1984-05-03'],
    ['May third nineteen eighty-four', '1984-05-03'],
    ['trois mai mille neuf cent quatre-vingt-quatre', '1984-05-03'],
    ['the twenty first of June two thousand and five', '2005-06-21'],
    ['le premier janvier deux mille', '2000-01-01'],
    ['nineteen oh five May third', '1905-05-03'],
  ])('reads %j in words (REQ-166)', (text, date) => {
    expect(parseSpokenDate(text)).toEqual({ date })
  })

  test.each(['trois mai quatre-vingt-quatre', 'May third eighty-four', 'the third', 'five six seven'])('refuses %j', (text) => {
    expect(parseSpokenDate(text)).toEqual({ invalid: true })
  })

  test('asks about numbers in words that could be two dates', () => {
    expect(parseSpokenDate('three five nineteen eighty')).toEqual({ ambiguous: ['1980-05-03', '1980-03-05'] })
  })

  test('is total, and its results parse to themselves', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[ ./-]\d{1,2}[ ./-]\d{1,4}$/)), (text) => {
        const read = parseSpokenDate(text)
        if ('date' in read) expect(parseSpokenDate(read.date)).toEqual(read)
        if ('ambiguous' in read) expect(read.ambiguous[0]).not.toBe(read.ambiguous[1])
      }),
    )
  })
})
