import { createHmac } from 'node:crypto'
import { sameSecret } from '../../../identity/auth/credentials/tokens.ts'

/** The key in the link that the old address gets: the correction’s ID, signed. It names no one and needs no table. */
export function makeContactChangeToken(secret: string, id: number): string {
  return `${id}.${sign(secret, id)}`
}

/** The correction’s ID, or null for an invalid signature. */
export function readContactChangeKey(secret: string, key: string): number | null {
  const [, number = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(key) ?? []
  return number !== '' && sameSecret(signature, sign(secret, Number(number))) ? Number(number) : null
}

function sign(secret: string, id: number): string {
  return createHmac('sha256', secret).update(`contact change link ${id}`).digest('base64url')
}
