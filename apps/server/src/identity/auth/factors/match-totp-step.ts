import { Secret, TOTP } from 'otpauth'

/** Seconds of a step, and how many steps an app's clock may be before or behind ours (RFC 6238). */
const STEP_SECONDS = 30
const WINDOW = 1
const KEY_BYTES = 20

const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const

/** A new key for an app: 160 random bits, in base 32 as it is typed, and as the address that a drawing of squares holds. */
export function makeKey({ brand, email }: { brand: string; email: string }): { secret: string; uri: string } {
  const secret = new Secret({ size: KEY_BYTES })
  return { secret: secret.base32, uri: new TOTP({ ...PARAMETERS, issuer: brand, label: email, secret }).toString() }
}

/** The step whose code this is, of the current one and its neighbours; `null` when it is none of theirs. Compared in constant time. */
export function matchTotpStep(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now)
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta
}
