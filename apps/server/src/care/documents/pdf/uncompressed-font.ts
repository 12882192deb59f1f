import { inflateSync } from 'node:zlib'

const WOFF = { header: 44, entry: 20, signature: 'wOFF' }
const SFNT = { header: 12, entry: 16 }

/**
 * A WOFF file as the OpenType file it was made of (WOFF File Format 1.0, W3C, §3–5). The library that draws documents inflates a compressed
 * table again for every glyph, which took two thirds of the time of a document.
 */
export function uncompressedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== WOFF.signature) throw new Error('The font is no WOFF file.')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(16 * 2 ** power, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(16 * count - 16 * 2 ** power, 10)
  let end = SFNT.header + count * SFNT.entry
  for (let index = 0; index < count; index++) {
    const [from, to] = [WOFF.header + index * WOFF.entry, SFNT.header + index * SFNT.entry]
    const [offset, compressed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number]
    const table = woff.subarray(offset, offset + compressed)
    woff.copy(font, to, from, from + 4)
    woff.copy(font, to + 4, from + 16, from + 20)
    font.writeUInt32BE(end, to + 8)
    font.writeUInt32BE(length, to + 12)
    font.set(compressed < length ? inflateSync(table) : table, end)
    end += Math.ceil(length / 4) * 4
  }
  return font
}
