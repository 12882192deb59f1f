import { isIP } from 'node:net'
import { Problem } from '../../../platform/http/problem.ts'

/** What passkeys are bound to: the page's origin, and the name that browsers keep them under. */
export type RelyingParty = { origin: string; id: string }

/** Signatures that are taken (COSE): EdDSA, ES256, RS256, which every browser and device has one of. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257]

/**
 * The party that passkeys are made for at an origin; `null` where browsers make none: at a bare address, or over plain HTTP elsewhere than on
 * one's own machine. `configured`: the origin is `PUBLIC_URL`'s. Else it is what the call said of itself, and only `localhost` counts.
 */
export function findRelyingParty(origin: string, configured: boolean): RelyingParty | null {
  const { hostname, protocol } = new URL(origin)
  const own = hostname === 'localhost'
  const named = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return own || (configured && protocol === 'https:' && named) ? { origin, id: hostname } : null
}

/** The same for those who want to use one. Refusal: `passkeys-unavailable`. */
export function requireRelyingParty(party: RelyingParty | null): RelyingParty {
  if (!party) throw new Problem('passkeys-unavailable')
  return party
}
