import { Secret, TOTP } from 'otpauth'
import type { TestHttp } from './http.ts'

/** The six digits of an app with this key at an instant. */
export function codeOf(secret: string, at: string, stepsLater = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) + stepsLater * 30_000 })
}

/** Sets up an app for a logged-in user; returns its key and recovery codes. */
export async function setUpApp(
  http: TestHttp,
  { token, password }: { token: string; password: string },
): Promise<{ secret: string; recovery_codes: string[] }> {
  const offered = await http.call('/api/me/factors/totp/offer', { token, body: { current_password: password } })
  const { secret } = offered.json<{ secret: string }>()
  const confirmed = await http.call('/api/me/factors/totp', { token, body: { code: codeOf(secret, http.services.now()) } })
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
  return { secret, ...confirmed.json<{ recovery_codes: string[] }>() }
}
