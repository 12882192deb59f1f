import { randomBytes } from 'node:crypto'
import type { PictureKind } from '@clinic/contract/chart/pictures'
import { PICTURE, pictureKind, pictureOf } from '@clinic/core/questionnaires/reading/picture'
import { Problem } from '../../../platform/http/problem.ts'
import { PIXELS } from '../../../platform/pictures/draw-picture.ts'
import { redrawPicture } from '../../../platform/pictures/redraw-picture.ts'

const BUSY_SECONDS = 5

/** `name`: the answer that a picture of a patient becomes; `bytes`: base64. */
export type TakenPicture = { id: string; name: string; kind: PictureKind; bytes: string }

/**
 * A picture that came in base64, drawn again. Refusals: `picture-unreadable` for anything but a whole JPEG, PNG or WebP
 * of at most `PICTURE.bytes`, `picture-too-many-pixels`, `too-many-attempts` when too many pictures wait.
 */
export async function openPicture(sent: string): Promise<TakenPicture> {
  const bytes = Buffer.from(sent, 'base64')
  // Read back it has to be the same: what is no base64 would otherwise be kept in part.
  const isWhole = bytes.toString('base64') === sent
  if (!pictureKind(bytes) || !isWhole || bytes.length > PICTURE.bytes) throw unreadable()
  const drawn = await redrawPicture(bytes, PICTURE)
  if (drawn === 'too-many-pixels') throw new Problem('picture-too-many-pixels', describePixels())
  if (drawn === 'busy') throw new Problem('too-many-attempts', { seconds: BUSY_SECONDS })
  if (drawn === 'unreadable') throw unreadable()
  const id = randomBytes(16).toString('hex')
  return { id, name: pictureOf(id), kind: drawn.kind, bytes: drawn.bytes.toString('base64') }
}

function unreadable(): Problem {
  return new Problem('picture-unreadable', { most: PICTURE.bytes / 1024, fields: { picture: 'must be a whole JPEG, PNG or WebP picture' } })
}

function describePixels() {
  const side = PIXELS.side.toLocaleString('en-CA')
  const millions = PIXELS.all / 1e6
  return { side, millions, fields: { picture: `must have at most ${side} pixels on a side and ${millions} million in all` } }
}
