import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { describe, expect, test } from 'vitest'
import { formatPostalCode, mainTimeZone, minimumAge, postalProvinceMismatch, provinceCode, provinceName } from './provinces.ts'

describe('a province', () => {
  test('is found by code and full name, in any case, for all thirteen (B-11, REQ-691)', () => {
    expect(PROVINCE_CODES).toHaveLength(13)
    for (const code of PROVINCE_CODES) {
      expect(provinceCode(code)).toBe(code)
      expect(provinceCode(` ${code.toLowerCase()} `)).toBe(code)
      expect(provinceCode(PROVINCES[code].toUpperCase())).toBe(code)
      expect(provinceCode(provinceName(code))).toBe(code)
    }
  })

  test.each([
    ['Ont.', 'ON'],
    ['Qué.', 'QC'],
    ['Québec', 'QC'],
    ['PQ', 'QC'],
    ['B.C.', 'BC'],
    ['Alta', 'AB'],
    ['P.E.I.', 'PE'],
    ['Nouvelle-Écosse', 'NS'],
    ['Newfoundland & Labrador', 'NL'],
    ['Newfoundland', 'NL'],
    ['N.W.T.', 'NT'],
    ['Sask', 'SK'],
  ])('is read from %j as %s', (text, code) => {
    expect(provinceCode(text)).toBe(code)
  })

  test.each(['', 'Texas', 'O', 'constructor', 'Canada'])('is nothing for %j', (text) => {
    expect(provinceCode(text)).toBeNull()
  })
})

test('the minimum age is 18 in Alberta, 21 in Quebec, 19 elsewhere (D-5)', () => {
  expect(PROVINCE_CODES.map((code) => [code, minimumAge(code)]).filter(([, age]) => age !== 19)).toEqual([
    ['AB', 18],
    ['QC', 21],
  ])
  expect(minimumAge(null)).toBe(19)
})

test('every province has a time zone that the runtime knows', () => {
  for (const zone of PROVINCE_CODES.map(mainTimeZone)) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
})

describe('a postal code (REQ-190)', () => {
  test.each(['k1a0b1', 'K1A 0B1', 'K1A-0B1', ' k1a 0b1 '])('%j is formatted as K1A 0B1', (text) => {
    expect(formatPostalCode(text)).toBe('K1A 0B1')
  })

  test.each(['', '90210', 'K1A  0B1', 'K1A_0B1', 'KIA 0B1', 'K1A 0B', 'K1A 0B12'])('%j is invalid', (text) => {
    expect(formatPostalCode(text)).toBeNull()
  })

  test('of another province gives a warning, never a refusal', () => {
    expect(postalProvinceMismatch('K1A 0B1', 'ON')).toBe(false)
    expect(postalProvinceMismatch('K1A 0B1', 'QC')).toBe(true)
    expect(postalProvinceMismatch('X0A 0A0', 'NU')).toBe(false)
    expect(postalProvinceMismatch('not one', 'ON')).toBe(false)
  })
})
