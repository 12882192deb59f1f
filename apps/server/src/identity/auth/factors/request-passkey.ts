import { OFFER_MINUTES } from '@clinic/contract/auth/second-factors'
import { later } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Session } from '../access/context.ts'
import { hashToken } from '../credentials/tokens.ts'
import { findPasskeys, replaceOffer } from './factor-store.ts'
import type { RelyingParty } from './find-relying-party.ts'
import { loadWebauthn } from './load-webauthn.ts'

/** A passkey challenge bound to this login, good for one answer. Refusals: `already-done`, `no-factors`. */
export async function requestPasskey(context: Context, { session, party }: { session: Session; party: RelyingParty }) {
  if (session.stage !== 'pre-auth') throw new Problem('already-done')
  const kept = await findPasskeys(context.sql, session.user_id)
  if (kept.length === 0) throw new Problem('no-factors')
  const webauthn = await loadWebauthn()
  const options = await webauthn.generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: kept.map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as never })),
    userVerification: 'required',
    timeout: OFFER_MINUTES * 60_000,
  })
  const expires_at = later(context.now, OFFER_MINUTES * 60)
  await replaceOffer(context.sql, { token_hash: hashToken(session.token), kind: 'log-in', value: options.challenge, expires_at })
  return { ...options }
}
