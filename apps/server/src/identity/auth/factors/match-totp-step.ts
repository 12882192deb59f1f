import { Secret, TOTP } from 'otpauth'

/** Seconds of a step, and how many steps an app’s clock may be off either way (RFC 6238). */
const STEP_SECONDS = 30
const WINDOW = 1
const KEY_BYTES = 20

const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const

/** A new TOTP key of 160 random bits: in base 32 for typing, and as a URI for the QR code. */
export function makeTotpSecret({ brand, email }: { brand: string; email: string }): { secret: string; uri: string } {
  const secret = new Secret({ size: KEY_BYTES })
  return { secret: secret.base32, uri: new TOTP({ ...PARAMETERS, issuer: brand, label: email, secret }).toString() }
}

/** The current or neighbouring step that the code belongs to, or null. Constant-time. */
export function matchTotpStep(secret: string, code: string, now: string): number | null {
  const timestamp = Date.parse(now)
  const totp = new TOTP({ ...PARAMETERS, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta
}
