import { csvLine } from '@clinic/core/reports/csv-line'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countRecords, NOTHING_COUNTED } from './count-records.ts'

it('counts the records of a file however its text was cut on the way', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', '='), maxLength: 6 })
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      fc.array(fc.nat(80), { maxLength: 5 }),
      (rows, cuts) => {
        const text = rows.map((cells) => csvLine(cells)).join('')
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((end, at) => text.slice(places[at], end))
        expect(pieces.reduce(countRecords, NOTHING_COUNTED)).toEqual({ records: rows.length, quoted: false })
      },
    ),
  )
})
