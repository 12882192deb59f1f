import { Secret, TOTP } from 'otpauth'
import type { TestHttp } from './http.ts'

/** The six digits that an app with this key shows at a moment. */
export function codeOf(secret: string, at: string, stepsLater = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) + stepsLater * 30_000 })
}

/** Sets up an app for somebody who is logged in: its key, and the recovery codes that came with it. */
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
