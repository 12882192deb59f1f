import { OFFER_MINUTES, PASSKEYS_MAX } from '@clinic/contract/auth/second-factors'
import { later } from '../../../platform/clock.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Session, StaffContext } from '../access/context.ts'
import { confirmPassword } from '../credentials/confirm-password.ts'
import { hashToken } from '../credentials/tokens.ts'
import { findPasskeys, replaceOffer } from './factor-store.ts'
import { PASSKEY_ALGORITHMS, type RelyingParty } from './find-relying-party.ts'
import { loadWebauthn } from './load-webauthn.ts'

export type StartPasskeyEnrolment = { session: Session; current_password: string; brand: string; party: RelyingParty }

/**
 * Creates a passkey challenge, kept with the session for ten minutes. Requires user verification and excludes
 * registered devices. Refusals: as `confirmPassword`, `too-many-passkeys`.
 */
export async function startPasskeyEnrolment(context: StaffContext, { session, current_password, brand, party }: StartPasskeyEnrolment) {
  const { sql, staff, now } = context
  const { email, name } = await confirmPassword(context, { current_password, refusal: 'Second Factor Refused' })
  const kept = await findPasskeys(sql, staff.id)
  if (kept.length >= PASSKEYS_MAX) throw new Problem('too-many-passkeys', { limit: PASSKEYS_MAX })
  const webauthn = await loadWebauthn()
  const options = await webauthn.generateRegistrationOptions({
    rpName: brand,
    rpID: party.id,
    userID: new TextEncoder().encode(String(staff.id)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: kept.map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as never })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    timeout: OFFER_MINUTES * 60_000,
  })
  const expires_at = later(now, OFFER_MINUTES * 60)
  await replaceOffer(sql, { token_hash: hashToken(session.token), kind: 'passkey', value: options.challenge, expires_at })
  return { ...options }
}
