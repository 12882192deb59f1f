import { createHmac } from 'node:crypto'
import { sameSecret } from '../../identity/auth/credentials/tokens.ts'

/** The key in a reminder's unsubscribe link: the reminder's number, signed with the house's own secret. It names nobody and needs no table. */
export function makeReminderToken(secret: string, id: number): string {
  return `${id}.${sign(secret, id)}`
}

/** The reminder that a key was made for, or `null` where we did not make it. */
export function readReminderKey(secret: string, key: string): number | null {
  const [, number = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(key) ?? []
  return number !== '' && sameSecret(signature, sign(secret, Number(number))) ? Number(number) : null
}

function sign(secret: string, id: number): string {
  return createHmac('sha256', secret).update(`reminder link ${id}`).digest('base64url')
}
