import { DRAFT_LIMITS } from '@clinic/contract/questionnaires/drafts'
import { Problem } from '../../platform/http/problem.ts'
import { PIXELS } from '../../platform/pictures/draw-picture.ts'
import { redrawPicture } from '../../platform/pictures/redraw-picture.ts'

const LONGEST_SIDE = 1600
const BUSY_SECONDS = 5
const ADDRESS = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/

/** By which bytes a picture begins; `null` matches any. */
const BEGINNINGS: Readonly<Record<string, readonly (number | null)[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
}

/**
 * The picture drawn again, as a `data:` address. Refusals: `invalid-input` for what is no picture of the kind it says, by
 * its bytes, or is too large; `too-many-attempts` when too many pictures wait.
 */
export async function redrawImage(image: string): Promise<string> {
  const [, type = '', data = ''] = ADDRESS.exec(image) ?? []
  const bytes = Buffer.from(data, 'base64')
  const beginning = BEGINNINGS[type]
  const fits = beginning?.every((byte, at) => byte === null || bytes[at] === byte) === true
  if (!fits) throw refused('must be a PNG, JPEG or WebP picture')
  if (bytes.length > DRAFT_LIMITS.image) throw refused('must be at most 300 KB')
  const drawn = await redrawPicture(bytes, { bytes: DRAFT_LIMITS.image, side: LONGEST_SIDE })
  if (drawn === 'unreadable') throw refused('cannot be opened: save it again as a PNG, JPEG or WebP picture')
  if (drawn === 'too-many-pixels') {
    throw refused(`must have at most ${PIXELS.side.toLocaleString('en-CA')} pixels on a side and ${PIXELS.all / 1e6} million in all`)
  }
  if (drawn === 'busy') throw new Problem('too-many-attempts', { seconds: BUSY_SECONDS })
  return `data:${drawn.kind};base64,${drawn.bytes.toString('base64')}`
}

function refused(why: string): Problem {
  return new Problem('invalid-input', { fields: { image: why } })
}
