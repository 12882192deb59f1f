import type { Sql, Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { addressKey } from './address-key.ts'
import { countAttempt, findBlock, giveBackAttempt, type Limit } from './store.ts'
import { hashToken } from './tokens.ts'

/**
 * Five attempts, then blocks of 1, 2, 4 … 15 minutes: about a hundred guesses a day, and no one is locked out for
 * good (A-2).
 */
const ACCOUNT: Limit = { free: 5, windowSeconds: 86_400, firstBlockSeconds: 60, longestBlockSeconds: 900 }
/**
 * Failures from one address, except in browsers with a recent login; successful logins do not count. A clinic may be behind one address, so
 * after thirty they only slow down: a pause of 1, 2, 4, then 8 seconds for everyone there, which is waited out (`waitInLine`).
 */
const ADDRESS: Limit = { free: 30, windowSeconds: 600, firstBlockSeconds: 1, longestBlockSeconds: 8 }
/** Links tried from one address: no person has thirty wrong ones. */
const LINKS: Limit = { free: 30, windowSeconds: 600, firstBlockSeconds: 600, longestBlockSeconds: 600 }
/** Codes emailed to one user in an hour. */
const CODES: Limit = { free: 5, windowSeconds: 3600, firstBlockSeconds: 3600, longestBlockSeconds: 3600 }

/** Look-ups of callers without a match: each may be a guess at a patient’s details. */
const LOOK_UPS: Limit = { free: 10, windowSeconds: 3600, firstBlockSeconds: 300, longestBlockSeconds: 3600 }

/** Check codes of documents tried from one address: a seller checks a few, and 80 bits are not guessed anyway. */
const CHECKS: Limit = { free: 30, windowSeconds: 600, firstBlockSeconds: 60, longestBlockSeconds: 600 }

export type Throttle = { key: string; limit: Limit }

/**
 * Login attempts per account. The email is stored hashed: people type passwords into the wrong field. Attempts from a
 * place of a recent login are counted separately, so that a stranger’s failures do not lock the owner out.
 */
export function accountThrottle(email: string, knownPlace: string | null): Throttle {
  const key = hashToken(email.toLowerCase()).toString('hex')
  return { key: `account:${key}${knownPlace === null ? '' : `@${addressKey(knownPlace)}`}`, limit: ACCOUNT }
}

/** Attempts at the current password by a logged-in user. */
export function passwordThrottle(user_id: number): Throttle {
  return { key: `password:${user_id}`, limit: ACCOUNT }
}

/** Attempts at a second factor: app, recovery code or passkey. */
export function factorThrottle(user_id: number): Throttle {
  return { key: `factor:${user_id}`, limit: ACCOUNT }
}

/** Attempts from one address, or one IPv6 network. */
export function addressThrottle(address: string): Throttle {
  return { key: `address:${addressKey(address)}`, limit: ADDRESS }
}

/** Links to appointments tried from one address, or one IPv6 network. */
export function linksThrottle(address: string): Throttle {
  return { key: `appointment-link:address:${addressKey(address)}`, limit: LINKS }
}

/** Check codes tried from one address, or one IPv6 network. */
export function checksThrottle(address: string): Throttle {
  return { key: `document-check:address:${addressKey(address)}`, limit: CHECKS }
}

export function codesThrottle(user_id: number): Throttle {
  return { key: `codes:${user_id}`, limit: CODES }
}

export function lookUpThrottle(user_id: number): Throttle {
  return { key: `look-up:${user_id}`, limit: LOOK_UPS }
}

/** Codes emailed in the chat per patient ID or email address, whether or not the patient exists. Stored hashed. */
export function patientCodesThrottle(who: string): Throttle {
  return { key: `patient-codes:${hashToken(who.toLowerCase()).toString('hex')}`, limit: CODES }
}

/**
 * Counts an attempt before it is made, so that concurrent ones cannot slip through. Returns when the block ends if
 * this attempt caused one, else null. Refusal: `too-many-attempts` with seconds.
 */
export async function attempt(sql: Sql | Tx, { key, limit }: Throttle, now: string): Promise<string | null> {
  const taken = await countAttempt(sql, { key, now, ...limit })
  if (taken) return taken.blocked_until
  const until = await findBlock(sql, key)
  throw new Problem('too-many-attempts', {
    seconds: until === null ? 1 : Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000)),
  })
}

/** Uncounts an attempt. */
export function giveBack(sql: Sql | Tx, { key }: Throttle): Promise<void> {
  return giveBackAttempt(sql, key)
}
