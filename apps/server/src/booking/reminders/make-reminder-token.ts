import { createHmac } from 'node:crypto'
import { sameSecret } from '../../identity/auth/credentials/tokens.ts'

/**
 * The token in a reminder’s unsubscribe link: the reminder’s id, signed with the installation’s secret. Names no one
 * and needs no table.
 */
export function makeReminderToken(secret: string, id: number): string {
  return `${id}.${sign(secret, id)}`
}

/** The reminder’s id, or null for an invalid signature. */
export function readReminderKey(secret: string, key: string): number | null {
  const [, number = '', signature = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(key) ?? []
  return number !== '' && sameSecret(signature, sign(secret, Number(number))) ? Number(number) : null
}

/** The token in the unsubscribe link of an email about a message in the chat. */
export function makeReplyToken(secret: string, id: number): string {
  return `c${id}.${sign(secret, `c${id}`)}`
}

/** The email’s id, or null for an invalid signature. */
export function readReplyKey(secret: string, key: string): number | null {
  return readLettered(secret, key, 'c')
}

/** The token in the unsubscribe link of an email about a message after a visit. */
export function makeVisitToken(secret: string, id: number): string {
  return `v${id}.${sign(secret, `v${id}`)}`
}

/** The message’s id, or null for an invalid signature. */
export function readVisitKey(secret: string, key: string): number | null {
  return readLettered(secret, key, 'v')
}

function readLettered(secret: string, key: string, letter: 'c' | 'v'): number | null {
  const [, number = '', signature = ''] = /^([cv]\d{1,15})\.([\w-]{43})$/.exec(key) ?? []
  return number.startsWith(letter) && sameSecret(signature, sign(secret, number)) ? Number(number.slice(1)) : null
}

function sign(secret: string, id: number | string): string {
  return createHmac('sha256', secret).update(`reminder link ${id}`).digest('base64url')
}
