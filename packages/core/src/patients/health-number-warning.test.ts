import { describe, expect, test } from 'vitest'
import { healthNumberWarning } from './health-number-warning.ts'

describe('a health card number', () => {
  test.each([
    ['Ontario', '9876543217'],
    ['Ontario', '9876 543 217 ab'],
    ['British Columbia', '9698 658 215'],
    ['Alberta', '12345-6789'],
    ['Manitoba', '123456789'],
    ['Manitoba', '123456'],
    ['New Brunswick', '123456789'],
    ['Newfoundland and Labrador', '123456789012'],
    ['Nova Scotia', '1234 567 890'],
    ['Northwest Territories', 'N1234567'],
    ['Nunavut', '123456789'],
    ['Prince Edward Island', '12345678'],
    ['Quebec', 'TREZ 8405 1312'],
    ['Saskatchewan', '123 456 789'],
    ['Yukon', '123456789'],
    ['', '1'],
    ['Ontario', ''],
  ])('of %s may be %s', (province, number) => {
    expect(healthNumberWarning(province, number)).toBeNull()
  })

  test.each([
    ['Ontario', '9876543210'],
    ['Ontario', '0876543217'],
    ['Ontario', '987654321'],
    ['British Columbia', '9698648215'],
    ['British Columbia', '1698658215'],
    ['Nunavut', '923456789'],
    ['Northwest Territories', '12345678'],
    ['Alberta', '1234567890'],
    ['Quebec', '123456789012'],
  ])('of %s is questioned when it is %s', (province, number) => {
    expect(healthNumberWarning(province, number)).toMatch(/check/)
  })

  test('of British Columbia without a remainder is accepted in both readings of the rule', () => {
    const accepted = '0123456789'.split('').filter((last) => healthNumberWarning('BC', `900000000${last}`) === null)
    expect(accepted).toEqual(['0', '1'])
  })
})
