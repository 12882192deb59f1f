import { DRAFT_LIMITS } from '@clinic/contract/questionnaires/drafts'
import { Problem } from '../../platform/http/problem.ts'

const ADDRESS = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/

/** By which bytes a picture begins; `null` stands for any. */
const BEGINNINGS: Readonly<Record<string, readonly (number | null)[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
}

/** Refuses what is no picture of the kind it says, by its bytes, or is too large: `invalid-input`. */
export function checkImage(image: string | null | undefined): void {
  if (image === null || image === undefined) return
  const [, type = '', data = ''] = ADDRESS.exec(image) ?? []
  const bytes = Buffer.from(data, 'base64')
  const beginning = BEGINNINGS[type]
  const fits = beginning?.every((byte, at) => byte === null || bytes[at] === byte) === true
  if (!fits) throw new Problem('invalid-input', { fields: { image: 'must be a PNG, JPEG or WebP picture' } })
  if (bytes.length > DRAFT_LIMITS.image) throw new Problem('invalid-input', { fields: { image: 'must be at most 300 KB' } })
}
