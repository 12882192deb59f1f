import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32
const CODE_DIGITS = 6

/** 256 random bits for a bearer token or cookie, as 43 URL-safe characters. */
export function makeToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** SHA-256 without salt: 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Six digits, uniformly distributed. */
export function makeCode(): string {
  return randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')
}

export type HashedOneTimeCode = { salt: Buffer; hash: Buffer }

/**
 * Binds a code to the token that requested it. A million codes are quickly tried, but not without the token, which
 * the database does not hold; and a code is useless to another login.
 */
export function hashOneTimeCode(code: string, token: string, salt: Buffer = randomBytes(16)): HashedOneTimeCode {
  return { salt, hash: createHmac('sha256', token).update(salt).update(code).digest() }
}

/** Constant-time. */
export function opensCode(sealed: HashedOneTimeCode, code: string, token: string): boolean {
  return timingSafeEqual(hashOneTimeCode(code, token, sealed.salt).hash, sealed.hash)
}

/** Constant-time comparison. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected))
}
