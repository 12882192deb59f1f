import { createHmac } from 'node:crypto'

/**
 * The token of a patient’s appointment link, derived from the installation’s secret so that later emails can repeat
 * it although only its hash is stored. 256 bits as 43 URL-safe characters.
 */
export function makeLinkToken(secret: string, uid: string): string {
  return createHmac('sha256', secret).update(`appointment link ${uid}`).digest('base64url')
}
