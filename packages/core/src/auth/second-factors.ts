import type { Factor } from '@clinic/contract/vocabulary'

/** Counts per kind. Recovery codes are not a factor: they replace a lost one. */
export type SecondFactors = { totp: boolean; passkeys: number; recovery_left: number }

/** Whether a second factor stronger than email is set up. */
export function isStrong({ totp, passkeys }: Pick<SecondFactors, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys > 0
}

/** What completes a login instead of an emailed code, easiest first; empty for email only. */
export function loginFactors(held: SecondFactors): Factor[] {
  if (!isStrong(held)) return []
  return [
    ...(held.passkeys > 0 ? (['passkey'] as const) : []),
    ...(held.totp ? (['totp'] as const) : []),
    ...(held.recovery_left > 0 ? (['recovery'] as const) : []),
  ]
}

/** Whether a removal leaves no strong factor although a group requires one. `rest`: the remaining ones. */
export function isLastNeeded(needed: boolean, rest: Pick<SecondFactors, 'totp' | 'passkeys'>): boolean {
  return needed && !isStrong(rest)
}

const RECOVERY = /^[A-Z2-7]{16}$/
/** Characters outside the codes’ alphabet, and what they were misread from. */
const MISREAD: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 8: 'B' }

/** Normalizes a typed recovery code to sixteen characters; null when it cannot be one. */
export function plainRecoveryCode(typed: string): string | null {
  const plain = typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[018]/g, (sign) => MISREAD[sign] ?? sign)
  return RECOVERY.test(plain) ? plain : null
}

/** Groups of four, for reading out and typing. */
export function inFours(text: string, between = ' '): string {
  return (text.match(/.{1,4}/g) ?? []).join(between)
}
