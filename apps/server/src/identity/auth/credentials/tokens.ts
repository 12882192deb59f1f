import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const SECRET_BYTES = 32
const CODE_DIGITS = 6

/** A secret of 256 bits for a bearer token or a cookie, 43 characters that need no escaping anywhere. */
export function makeToken(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

/** What the database keeps of a secret. SHA-256 without salt: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Six digits, every value as likely as the next. */
export function makeCode(): string {
  return randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')
}

export type HashedOneTimeCode = { salt: Buffer; hash: Buffer }

/**
 * Seals a code under the token that asked for it. A million codes are soon tried, but not without the token, which the database does not
 * hold; and a code is of no use to another log-in.
 */
export function hashOneTimeCode(code: string, token: string, salt: Buffer = randomBytes(16)): HashedOneTimeCode {
  return { salt, hash: createHmac('sha256', token).update(salt).update(code).digest() }
}

/** Whether a typed code is the sealed one, in the same time whether or not. */
export function opensCode(sealed: HashedOneTimeCode, code: string, token: string): boolean {
  return timingSafeEqual(hashOneTimeCode(code, token, sealed.salt).hash, sealed.hash)
}

/** Whether two texts are the same, in a time that says nothing of where they differ. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(hashToken(given), hashToken(expected))
}
