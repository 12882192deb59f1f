import type { Sql, Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { addressKey } from './address-key.ts'
import { countAttempt, findBlock, giveBackAttempt, type Limit } from './store.ts'
import { hashToken } from './tokens.ts'

/** Five tries, then a minute, two, four … a quarter of an hour: about a hundred guesses a day, and nobody is locked out for good (A-2). */
const ACCOUNT: Limit = { free: 5, windowSeconds: 86_400, firstBlockSeconds: 60, longestBlockSeconds: 900 }
/** Failures of everybody behind one address, but of people in a browser where they logged in lately; log-ins that succeed are not counted. */
const ADDRESS: Limit = { free: 30, windowSeconds: 600, firstBlockSeconds: 600, longestBlockSeconds: 600 }
/** Codes mailed to one person in an hour. */
const CODES: Limit = { free: 5, windowSeconds: 3600, firstBlockSeconds: 3600, longestBlockSeconds: 3600 }

export type Throttle = { key: string; limit: Limit }

/**
 * Tries at one account. The e-mail is kept hashed: people type passwords into the wrong field. From a place where the person logged in lately
 * tries are counted apart, so that a stranger's failures do not keep them out.
 */
export function accountThrottle(email: string, knownPlace: string | null): Throttle {
  const key = hashToken(email.toLowerCase()).toString('hex')
  return { key: `account:${key}${knownPlace === null ? '' : `@${addressKey(knownPlace)}`}`, limit: ACCOUNT }
}

/** Tries at the current password by somebody who is logged in. */
export function passwordThrottle(user_id: number): Throttle {
  return { key: `password:${user_id}`, limit: ACCOUNT }
}

/** Tries at somebody's second factor: of an app, for recovery, with a passkey. */
export function factorThrottle(user_id: number): Throttle {
  return { key: `factor:${user_id}`, limit: ACCOUNT }
}

/** Tries from one address, or from one IPv6 network. */
export function addressThrottle(address: string): Throttle {
  return { key: `address:${addressKey(address)}`, limit: ADDRESS }
}

/** Codes mailed to one person. */
export function codesThrottle(user_id: number): Throttle {
  return { key: `codes:${user_id}`, limit: CODES }
}

/** Codes mailed in the chat for one patient id or e-mail address, whether or not there is such a patient. Kept hashed. */
export function patientCodesThrottle(who: string): Throttle {
  return { key: `patient-codes:${hashToken(who.toLowerCase()).toString('hex')}`, limit: CODES }
}

/**
 * Counts a try before it is made, so that many at once cannot slip through. Answers the moment until which this try has blocked the next
 * ones, or `null`. Refusal: `too-many-attempts` with seconds.
 */
export async function attempt(sql: Sql | Tx, { key, limit }: Throttle, now: string): Promise<string | null> {
  const taken = await countAttempt(sql, { key, now, ...limit })
  if (taken) return taken.blocked_until
  const until = await findBlock(sql, key)
  throw new Problem('too-many-attempts', {
    seconds: until === null ? 1 : Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000)),
  })
}

/** Takes a counted try back: it was none. */
export function giveBack(sql: Sql | Tx, { key }: Throttle): Promise<void> {
  return giveBackAttempt(sql, key)
}
