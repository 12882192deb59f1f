import { randomBytes } from 'node:crypto'
import type { PictureKind } from '@clinic/contract/chart-pictures'
import type { ChatContext } from '@clinic/contract/chat'
import { PICTURE, pictureKind, pictureOf } from '@clinic/core/questionnaires/reading/picture'
import { Problem } from '../../platform/http/problem.ts'

/** A picture that came with a turn. `name`: the answer that it becomes; `bytes`: base64. */
export type TakenPicture = { id: string; name: string; kind: PictureKind; bytes: string }

/**
 * What came with a turn, a picture's bytes apart: the dialog is given the name alone, and keeps no more of it. What it is is told by its
 * first bytes. Refusal: `picture-unreadable`, for anything but a JPEG, PNG or WebP of at most `PICTURE.bytes`.
 */
export function takePicture(context: ChatContext | undefined): { context: ChatContext | undefined; picture: TakenPicture | null } {
  if (!context || !('picture' in context)) return { context, picture: null }
  const picture = openPicture(context.picture)
  return { context: { picture: picture.name }, picture }
}

/** A picture as it came, in base64. Refusal: `picture-unreadable`. */
export function openPicture(sent: string): TakenPicture {
  const bytes = Buffer.from(sent, 'base64')
  const kind = pictureKind(bytes)
  // Read back it has to be the same: what is no base64 would otherwise be kept in part.
  const isWhole = bytes.toString('base64') === sent
  if (!kind || !isWhole || bytes.length > PICTURE.bytes) {
    throw new Problem('picture-unreadable', { most: PICTURE.bytes / 1024 })
  }
  const id = randomBytes(16).toString('hex')
  return { id, name: pictureOf(id), kind, bytes: sent }
}
