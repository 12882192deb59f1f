import { isIP } from 'node:net'
import { Problem } from '../../../platform/http/problem.ts'

/** What passkeys are bound to: the page’s origin and the relying-party id. */
export type RelyingParty = { origin: string; id: string }

/** Accepted COSE algorithms: EdDSA, ES256, RS256. Every browser and device supports one of them. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257]

/**
 * Null where browsers make no passkeys: at a bare IP address, or over plain HTTP except on localhost. `configured`:
 * the origin is `PUBLIC_URL`’s; otherwise only `localhost` counts.
 */
export function findRelyingParty(origin: string, configured: boolean): RelyingParty | null {
  const { hostname, protocol } = new URL(origin)
  const own = hostname === 'localhost'
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return own || (configured && protocol === 'https:' && named) ? { origin, id: hostname } : null
}

/** Refusal: `passkeys-unavailable`. */
export function requireRelyingParty(party: RelyingParty | null): RelyingParty {
  if (!party) throw new Problem('passkeys-unavailable')
  return party
}
