import { loadSharp } from './load-sharp.ts'

/** Pixels that a picture may have in all, and on one side: enough for the camera of any phone. */
export const PIXELS = { all: 40_000_000, side: 12_000 } as const
export type PictureLimits = { bytes: number; side: number }
export type DrawnPicture = { kind: `image/${Format}`; bytes: Buffer }
export type PictureRefusal = 'unreadable' | 'too-many-pixels' | 'busy'

const FORMATS = ['jpeg', 'png', 'webp'] as const
type Format = (typeof FORMATS)[number]

/** Tried in turn until the bytes fit. `scale`: of the drawn width. */
const STEPS = [
  { scale: 1, quality: 85 },
  { scale: 1, quality: 70 },
  { scale: 0.75, quality: 65 },
  { scale: 0.5, quality: 55 },
  { scale: 0.25, quality: 50 },
]
const SECONDS = 4

/**
 * Draws a picture again, upright and within the limits: only its pixels remain. The header is read first; animations
 * become their first frame.
 */
export async function drawPicture(bytes: Uint8Array, { bytes: most, side }: PictureLimits): Promise<DrawnPicture | PictureRefusal> {
  const sharp = await loadSharp()
  const format = await readFormat(bytes)
  if (!isFormat(format)) return format
  const upright = await sharp(bytes, { limitInputPixels: PIXELS.all, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!upright) return 'unreadable'
  const { width, height, channels } = upright.info
  const decoded = () => sharp(upright.data, { raw: { width, height, channels } })
  if (format === 'png') {
    const drawn = await decoded().png({ compressionLevel: 9 }).toBuffer()
    if (drawn.length <= most) return { kind: 'image/png', bytes: drawn }
  }
  const target = format === 'jpeg' ? 'jpeg' : 'webp'
  for (const { scale, quality } of STEPS) {
    const scaled = decoded().resize({ width: Math.max(1, Math.round(width * scale)) })
    const drawn = await scaled.toFormat(target, { quality }).toBuffer()
    if (drawn.length <= most) return { kind: `image/${target}`, bytes: drawn }
  }
  return 'unreadable'
}

async function readFormat(bytes: Uint8Array): Promise<Format | PictureRefusal> {
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  const format = FORMATS.find((name) => name === header?.format)
  if (!header || !format) return 'unreadable'
  const { width, height } = header
  return width > PIXELS.side || height > PIXELS.side || width * height > PIXELS.all ? 'too-many-pixels' : format
}

function isFormat(format: Format | PictureRefusal): format is Format {
  return FORMATS.some((name) => name === format)
}
