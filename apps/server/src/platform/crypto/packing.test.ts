import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packText, unpackText } from './packing.ts'

test('a text comes out of its packing as it went in, whatever it is and with whatever room it was packed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20_000 }).map(wellFormed), (text) => {
      expect(unpackText(packText(text))).toBe(text)
      expect(unpackText(deflateRawSync(text))).toBe(text)
    }),
    { numRuns: 50 },
  )
})

test('what repeats itself gets much shorter', () => {
  const text = JSON.stringify(Array.from({ length: 100 }, (_, place) => ({ tag: `question ${place}`, answer: 'every day' })))
  expect(packText(text).length).toBeLessThan(text.length / 4)
})

/** JSON never holds half a character; UTF-8 could not keep one. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
