import { describe, expect, it } from 'vitest'
import { readDay } from './read-day.ts'

describe('a day in a cell (E-4)', () => {
  it.each([
    ['1984-05-13', '1984-05-13'],
    ['1984/5/13', '1984-05-13'],
    ['13 May 1984', '1984-05-13'],
    ['May 13, 1984', '1984-05-13'],
    ['13-mai-1984', '1984-05-13'],
    ['25/12/1980', '1980-12-25'],
    ['12/25/1980', '1980-12-25'],
    ['04/04/1990', '1990-04-04'],
    ['1984-05-13 00:00:00', '1984-05-13'],
    ['1984-05-13T00:00:00', '1984-05-13'],
    ['13 May 1984 12:00:00 AM', '1984-05-13'],
  ])('is read from %j', (text, value) => {
    expect(readDay(text, 'unsaid')).toEqual({ value })
  })

  it.each([
    ['03/04/1980', '1980-04-03', '1980-03-04'],
    ['3-4-1980', '1980-04-03', '1980-03-04'],
    ['03041980', '1980-04-03', '1980-03-04'],
  ])('is ambiguous as %j, and a day only when the order is chosen', (text, dayFirst, monthFirst) => {
    expect(readDay(text, 'unsaid')).toEqual({ fault: 'dayOrder' })
    expect(readDay(text, 'day_first')).toEqual({ value: dayFirst })
    expect(readDay(text, 'month_first')).toEqual({ value: monthFirst })
  })

  it('that contradicts the chosen order is an error', () => {
    expect(readDay('25/12/1980', 'month_first')).toEqual({ fault: 'otherOrder' })
    expect(readDay('12/25/1980', 'day_first')).toEqual({ fault: 'otherOrder' })
    expect(readDay('25121980', 'month_first')).toEqual({ fault: 'otherOrder' })
    expect(readDay('25/12/1980', 'day_first')).toEqual({ value: '1980-12-25' })
    expect(readDay('1980-12-25', 'month_first')).toEqual({ value: '1980-12-25' })
    expect(readDay('25 December 1980', 'month_first')).toEqual({ value: '1980-12-25' })
  })

  it.each([
    ['30815', 'serialDay'],
    ['30815.0', 'serialDay'],
    ['45000.5', 'serialDay'],
    ['13/05/84', 'shortYear'],
    ['84-05-13', 'shortYear'],
    ['13 May 84', 'shortYear'],
    ["May 13, '84", 'shortYear'],
    ['1984', 'notDate'],
    ['May 1984', 'notDate'],
    ['1984-02-30', 'notDate'],
    ['1984-05-13 14:30', 'notDate'],
    ['1984-05-13T00:00:00Z', 'notDate'],
    ['soon', 'notDate'],
    ['0084-05-13', 'notDate'],
  ])('is not guessed from %j', (text, fault) => {
    expect(readDay(text, 'unsaid')).toEqual({ fault })
  })
})
