import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { readMe } from '../../users/directory/read-me.ts'
import { lockCodeStep } from '../credentials/store.ts'
import { attempt, factorThrottle } from '../credentials/throttle.ts'
import { hashToken } from '../credentials/tokens.ts'
import { type Finished, type FinishLogIn, finishLogIn, type Secrets } from '../sessions/finish-log-in.ts'
import { consumeChallenge, lockPasskey, notePasskeyUse, type StoredPasskey } from './factor-store.ts'
import type { RelyingParty } from './find-relying-party.ts'
import { loadWebauthn } from './load-webauthn.ts'

export type VerifyPasskey = FinishLogIn & { answer: { id: string }; party: RelyingParty }

/**
 * Completes a login with the user’s passkey: this login’s challenge, this origin, a user verified by the device, and
 * a growing signature counter. Any answer uses the challenge up. Refusals: `factor-offer-over`, `passkey-refused`,
 * `code-spent`, `session-ended`, `too-many-attempts`.
 */
export async function verifyPasskey(context: Context, { answer, party, ...order }: VerifyPasskey): Promise<Finished> {
  const { sql, now } = context
  const { session } = order
  const { user_id } = session
  const token_hash = hashToken(session.token)
  if (session.stage !== 'pre-auth') throw new Problem('code-spent')
  await attempt(sql, factorThrottle(user_id), now)
  const challenge = await consumeChallenge(sql, { token_hash, kind: 'log-in', now })
  if (challenge === null) throw new Problem('factor-offer-over')
  const entity = { kind: 'user' as const, id: String(user_id) }
  const secrets = await change<Secrets | null>(context, async (tx) => {
    const step = await lockCodeStep(tx, token_hash)
    if (!step?.active) throw new Problem('session-ended')
    if (step.stage !== 'pre-auth' || step.ended_at !== null) throw new Problem('code-spent')
    const passkey = await lockPasskey(tx, { user_id, credential_id: answer.id })
    const counter = passkey && (await readCounter(answer, { challenge, party, passkey }))
    if (passkey === null || counter === null)
      return { result: null, audit: { action: 'Second Factor Refused', description: 'A passkey was not accepted at the log-in', entity } }
    await notePasskeyUse(tx, { id: passkey.id, counter, now })
    const result = await finishLogIn(tx, step, { ...order, now })
    return { result, audit: { action: 'Log In', description: 'Logged in with password and passkey', entity } }
  })
  if (secrets === null) throw new Problem('passkey-refused')
  return { ...secrets, user: await readMe(sql, user_id), factor_needed: false }
}

/** The authenticator’s new signature count; null when the answer is invalid. */
export async function readCounter(
  answer: unknown,
  { challenge, party, passkey }: { challenge: string; party: RelyingParty; passkey: StoredPasskey },
): Promise<number | null> {
  try {
    const webauthn = await loadWebauthn()
    const { verified, authenticationInfo } = await webauthn.verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: passkey.credential_id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
