import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { uncompressedFont } from './uncompressed-font.ts'

const FILE = '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'
const woff = readFileSync(createRequire(import.meta.url).resolve(FILE))

/** The sum of a table's 32-bit words, as OpenType files have it beside each table. */
function sumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

test('each table of the font has the sum that the file names for it', () => {
  const font = uncompressedFont(woff)
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).map((at) => ({
    tag: font.toString('latin1', at, at + 4),
    sum: font.readUInt32BE(at + 4),
    content: font.subarray(font.readUInt32BE(at + 8), font.readUInt32BE(at + 8) + font.readUInt32BE(at + 12)),
  }))
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca', 'name']))
  // The sum of "head" leaves out its own field for the sum of the whole file (OpenType, "Calculating checksums").
  for (const { tag, sum, content } of tables.filter(({ tag }) => tag !== 'head')) expect(sumOf(content), tag).toBe(sum)
})

test('another kind of file is refused', () => {
  expect(() => uncompressedFont(Buffer.from('OTTO and more'))).toThrow('no WOFF file')
})
