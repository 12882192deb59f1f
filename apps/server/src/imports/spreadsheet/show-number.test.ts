import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFormat, showNumber } from './show-number.ts'

const PLAIN = readFormat(0)
const LAST_OF_FEBRUARY_1900 = 60
const LAST_DAY = 2_958_465

function shown(stored: string, format: string | number, date1904 = false): string {
  return showNumber(stored, readFormat(format), date1904)
}

test.each([
  ['4165550123', '4165550123'],
  ['4.165550123E9', '4165550123'],
  ['1E+20', '100000000000000000000'],
  ['1.5e-7', '0.00000015'],
  ['-0.25', '-0.25'],
  ['0.30000000000000004', '0.3'],
  ['1.0', '1'],
  ['007', '7'],
  ['-0', '0'],
  ['1234567890123456789', '1234567890123456789'],
  ['1E999', '1E999'],
  ['', ''],
  ['n/a', 'n/a'],
])('the number %s is %s: every digit, no exponent (E-4)', (stored, text) => {
  expect(showNumber(stored, PLAIN, false)).toBe(text)
})

test('a number as text parses to the same number, in either notation', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), (value) => {
      const rounded = Number(value.toPrecision(15))
      const texts = [String(rounded), rounded.toExponential()].map((stored) => showNumber(stored, PLAIN, false))
      expect(texts[0]).toMatch(/^-?\d+(\.\d+)?$/)
      expect(texts.map(Number)).toEqual([rounded + 0, rounded + 0])
    }),
    { examples: [[Number.MIN_VALUE], [1e300], [123456789.123456]] },
  )
})

test.each([
  ['12345678', '0000000000', '0012345678'],
  ['4165550123', '000-000-0000', '416-555-0123'],
  ['4165550123', '(000) 000\\-0000', '(416) 555-0123'],
  ['42', '"ID "00000', 'ID 00042'],
  ['5550123', '[<=9999999]###\\-####;(###) ###\\-####', '5550123'],
  ['12345', '000', '12345'],
  ['0', '00', '00'],
  ['1.5', '000', '1.5'],
  ['-5', '000', '-5'],
  ['1234.5', '#,##0.00', '1234.5'],
  ['0.25', '0%', '0.25'],
  ['1234', '0.00E+00', '1234'],
  ['5', '0', '5'],
  ['1.25', '# ?/?', '1.25'],
  ['19.9', '[$CAD] #,##0.00;[Red]-[$CAD] #,##0.00', '19.9'],
  ['7', '"days and months"', '7'],
  ['7', 'General', '7'],
  ['7', '@', '7'],
])('the number %s with the format %s is %s', (stored, format, text) => {
  expect(shown(stored, format)).toBe(text)
})

test.each([
  ['45982', 14, '2025-11-21'],
  ['45982.6041666667', 14, '2025-11-21'],
  ['45982.6041666667', 22, '2025-11-21 14:30'],
  ['45982.6041666667', 'yyyy\\-mm\\-dd hh:mm:ss', '2025-11-21 14:30'],
  ['45982.604178241', '[$-409]m/d/yy h:mm AM/PM;@', '2025-11-21 14:30:01'],
  ['45982', 'd" de "mmmm" de "yyyy', '2025-11-21'],
  ['45982', 'mmm', '2025-11-21'],
  ['0.385416666666667', 20, '09:15'],
  ['0.385416666666667', 'h:mm AM/PM', '09:15'],
  ['0.999988425925926', 21, '23:59:59'],
  ['1.5', '[h]:mm:ss', '36:00'],
  ['0.5', 46, '12:00'],
  ['0.000694444444444444', 'mm:ss', '00:01'],
  ['1', 14, '1900-01-01'],
  ['59', 14, '1900-02-28'],
  ['60', 14, '1900-02-29'],
  ['61', 14, '1900-03-01'],
  [String(LAST_DAY), 14, '9999-12-31'],
  [String(LAST_DAY + 1), 14, '2958466'],
  ['2958465.9999999', 22, '2958465.9999999'],
  ['-1', 14, '-1'],
])('%s with the format %s is the day or time %s', (stored, format, text) => {
  expect(shown(stored, format)).toBe(text)
})

test('every day that a sheet can contain is that day, in both date systems', () => {
  fc.assert(
    fc.property(fc.integer({ min: LAST_OF_FEBRUARY_1900 + 1, max: LAST_DAY }), fc.boolean(), (serial, date1904) => {
      const first = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
      const day = new Date(first + (date1904 ? serial - 1462 : serial) * 86_400_000)
      const stored = String(date1904 ? serial - 1462 : serial)
      fc.pre(Number(stored) >= 0)
      expect(shown(stored, 14, date1904)).toBe(day.toISOString().slice(0, 10))
    }),
  )
})
