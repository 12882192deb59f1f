import { PASSKEYS_MAX } from '@clinic/contract/auth/second-factors'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { change, note } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Session, StaffContext } from '../access/context.ts'
import { hashToken } from '../credentials/tokens.ts'
import { endEverySession } from '../sessions/end-sessions.ts'
import { consumeChallenge, insertPasskey, lockFactors, type StoredPasskey } from './factor-store.ts'
import { PASSKEY_ALGORITHMS, type RelyingParty } from './find-relying-party.ts'
import { loadWebauthn } from './load-webauthn.ts'
import { notifyFactorChange, type Post } from './notify-factor-change.ts'
import { makeMissingCodes, saveRecoveryCodes } from './recovery-codes.ts'

export type AddPasskey = { session: Session; name: string; answer: unknown; party: RelyingParty }

/**
 * Stores the passkey made for this session’s challenge, which accepts one answer; every other session ends. Returns
 * recovery codes if none are left. Refusals: `factor-offer-over`, `passkey-refused`, `passkey-known`,
 * `too-many-passkeys`.
 */
export async function addPasskey(
  context: StaffContext,
  { session, name, answer, party }: AddPasskey,
  post: Post,
): Promise<{ recovery_codes: string[] | null }> {
  const { sql, staff, now } = context
  const challenge = await consumeChallenge(sql, { token_hash: hashToken(session.token), kind: 'passkey', now })
  if (challenge === null) throw new Problem('factor-offer-over')
  const made = await readMade(answer, challenge, party)
  if (!made) return refuse(context)
  const codes = await makeMissingCodes(sql, staff.id)
  const recovery_codes = await change(context, async (tx) => {
    const held = await lockFactors(tx, staff.id)
    if (!held) throw new Problem('current-user-not-found')
    if (held.passkeys >= PASSKEYS_MAX) throw new Problem('too-many-passkeys', { limit: PASSKEYS_MAX })
    if (!(await insertPasskey(tx, { ...made, user_id: staff.id, name, added_at: now }))) throw new Problem('passkey-known')
    const live = await endEverySession(tx, { user_id: staff.id, except: session.id, now })
    return {
      result: codes && held.recovery_left === 0 ? await saveRecoveryCodes(tx, staff.id, codes) : null,
      audit: {
        action: 'Second Factor Added',
        description: `The passkey “${name}” was added`,
        entity: { kind: 'user', id: String(staff.id) },
        additionalInfo: `${live.length} other sessions ended`,
      },
      live,
    }
  })
  await notifyFactorChange(context, { user_id: staff.id, what: 'passkey-added' }, post)
  return { recovery_codes }
}

/** Null unless the answer is to this challenge, from this origin, by a verified user. */
async function readMade(answer: unknown, challenge: string, party: RelyingParty): Promise<Omit<StoredPasskey, 'id'> | null> {
  try {
    const webauthn = await loadWebauthn()
    const { registrationInfo } = await webauthn.verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return { credential_id: id, public_key: publicKey, counter, transports }
  } catch {
    return null
  }
}

async function refuse(context: StaffContext): Promise<never> {
  const entity = { kind: 'user' as const, id: String(context.staff.id) }
  await note(context, { action: 'Second Factor Refused', description: 'A new passkey could not be checked', entity })
  throw new Problem('passkey-refused')
}
