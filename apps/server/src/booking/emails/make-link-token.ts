import { createHmac } from 'node:crypto'

/**
 * The secret in a patient's link to their appointment: made from the house's own secret, so that a later mail can carry it again although the
 * table holds its hash alone. 256 bits, 43 characters that need no escaping.
 */
export function makeLinkToken(secret: string, uid: string): string {
  return createHmac('sha256', secret).update(`appointment link ${uid}`).digest('base64url')
}
