import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { redrawPicture } from '../src/platform/pictures/redraw-picture.ts'

/** A small photograph of one colour. */
export function samplePicture(background: string): Promise<Buffer> {
  return sharp({ create: { width: 32, height: 24, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** What is stored of a picture: its pixels, encoded again, in base64. */
export async function redrawn(sent: Buffer): Promise<string> {
  const drawn = await redrawPicture(sent, { bytes: 150 * 1024, side: 1280 })
  if (typeof drawn === 'string') throw new Error(`the picture was refused: ${drawn}`)
  return drawn.bytes.toString('base64')
}

/** A PNG whose header claims another size than its pixels have. */
export async function claimedPicture(width: number, height: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
