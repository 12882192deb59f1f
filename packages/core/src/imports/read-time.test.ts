import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesLater, minutesOf, readTime } from './read-time.ts'

describe('a time in a cell (E-4)', () => {
  it.each([
    ['09:30', '09:30'],
    ['9:30', '09:30'],
    ['14:00:00', '14:00'],
    ['9:00 AM', '09:00'],
    ['2:30 p.m.', '14:30'],
    ['2pm', '14:00'],
    ['12:00 AM', '00:00'],
    ['12:15 PM', '12:15'],
    ['14h30', '14:30'],
    ['9 h', '09:00'],
    ['01:30', '01:30'],
    ['0:00', '00:00'],
    ['1899-12-30 09:15:00', '09:15'],
    ['1899-12-31T09:15:00', '09:15'],
  ])('is read from %j', (text, value) => {
    expect(readTime(text)).toEqual({ value })
  })

  it.each([
    ['1:30', 'halfDay'],
    ['6:00', 'halfDay'],
    ['0.375', 'serialTime'],
    ['.5', 'serialTime'],
    ['9', 'notTime'],
    ['930', 'notTime'],
    ['24:00', 'notTime'],
    ['9:60', 'notTime'],
    ['13:00 PM', 'notTime'],
    ['0:30 AM', 'notTime'],
    ['09:30:15', 'notTime'],
    ['noon', 'notTime'],
    ['2026-03-01 09:00', 'notTime'],
    ['', 'notTime'],
  ])('is not guessed from %j', (text, fault) => {
    expect(readTime(text)).toEqual({ fault })
  })

  it('parses to itself, and minutes lead from one to the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }), (from, minutes) => {
        const starts = minutesLater('00:00', from) ?? ''
        expect(readTime(starts)).toEqual({ value: starts })
        const ends = minutesLater(starts, minutes)
        expect(ends === null).toBe(from + minutes >= 1440)
        if (ends !== null) expect(minutesOf(ends) - minutesOf(starts)).toBe(minutes)
      }),
    )
  })
})
