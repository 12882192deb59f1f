import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_START, csvLine } from './csv-line.ts'
import { readCsv } from './read-csv.ts'

describe('reading CSV', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      `${CSV_START}a,b\n1,2`,
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a;b;c\n"1,5";"say ""oui""";',
      [
        ['a', 'b', 'c'],
        ['1,5', 'say "oui"', ''],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"two\nlines",x\n\n,\n',
      [
        ['a', 'b'],
        ['two\nlines', 'x'],
      ],
    ],
    ['a,b\n"never closed, x', [['a', 'b'], ['never closed, x']]],
    [
      '"a";b\n"1"junk;2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      "a,b\n'=1+1,'tis",
      [
        ['a', 'b'],
        ['=1+1', "'tis"],
      ],
    ],
    ['', []],
  ])('of %j', (text, lines) => {
    expect(readCsv(text)).toEqual(lines)
  })

  it('returns every cell that was written, whatever it contains', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r\n', ' ', '=', '-', '\t'), maxLength: 8 })
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { maxLength: 5 })
    fc.assert(
      fc.property(rows, (lines) => {
        const all = [['one', 'two', 'three'], ...lines]
        expect(readCsv(CSV_START + all.map(csvLine).join(''))).toEqual(all)
      }),
    )
  })

  it('terminates for any text, without empty lines', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', 'a', "'"), maxLength: 30 }), (text) => {
        for (const line of readCsv(text)) expect(line.join('')).not.toBe('')
      }),
    )
  })
})
