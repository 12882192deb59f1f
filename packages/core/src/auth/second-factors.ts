import type { Factor } from '@clinic/contract/vocabulary'

/** How many of each somebody has. Recovery codes are no factor of their own: they stand in for a lost one. */
export type SecondFactors = { totp: boolean; passkeys: number; recovery_left: number }

/** Whether somebody has a second factor that is stronger than mail. */
export function isStrong({ totp, passkeys }: Pick<SecondFactors, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys > 0
}

/** What finishes a log-in in the place of a mailed code, the easiest first; empty for those who have nothing but mail. */
export function loginFactors(held: SecondFactors): Factor[] {
  if (!isStrong(held)) return []
  return [
    ...(held.passkeys > 0 ? (['passkey'] as const) : []),
    ...(held.totp ? (['totp'] as const) : []),
    ...(held.recovery_left > 0 ? (['recovery'] as const) : []),
  ]
}

/** Whether a removal would leave somebody without a strong factor whose group asks for one. `rest`: what would be left. */
export function isLastNeeded(needed: boolean, rest: Pick<SecondFactors, 'totp' | 'passkeys'>): boolean {
  return needed && !isStrong(rest)
}

const RECOVERY = /^[A-Z2-7]{16}$/
/** Signs that the alphabet of these codes does not have, and what they were taken for. */
const MISREAD: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' }

/** A typed recovery code as it was made: sixteen letters and digits without spaces and dashes; `null` when it can be none. */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[018]/g, (sign) => MISREAD[sign] ?? sign)
  return RECOVERY.test(plain) ? plain : null
}

/** In groups of four, as keys and codes are read out and typed. */
export function inFours(text: string, between = ' '): string {
  return (text.match(/.{1,4}/g) ?? []).join(between)
}
