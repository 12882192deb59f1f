import { DRAFT_LIMITS } from '@clinic/contract/questionnaires/drafts'
import { t } from '../../../lib/messages/t.ts'

const NAMES: Readonly<Record<string, string>> = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' }
const ADDRESS = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]*)/

/** Why a file cannot be the picture, in words; `null` where it can. */
export function imageError({ type, size }: { type: string; size: number }): string | null {
  if (!Object.hasOwn(NAMES, type)) return t('Use a PNG, JPEG or WebP image.')
  return size > DRAFT_LIMITS.image
    ? t('This image is {size}. The limit is {image}.', { size: kilobytes(size), image: kilobytes(DRAFT_LIMITS.image) })
    : null
}

/** Type and size of a picture by its `data:` address: `PNG, 12 KB`. */
export function imageFacts(image: string | null): string | null {
  const [, type = '', data = ''] = ADDRESS.exec(image ?? '') ?? []
  return type === '' ? null : `${NAMES[type] ?? type}, ${kilobytes((data.length * 3) / 4)}`
}

function kilobytes(bytes: number): string {
  return t('{bytes} KB', { bytes: Math.max(1, Math.round(bytes / 1024)) })
}
