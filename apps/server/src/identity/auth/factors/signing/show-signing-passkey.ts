import { FRESH_MINUTES } from '@clinic/contract/documents/signing-factor'
import { later } from '../../../../platform/clock.ts'
import { type Context, change } from '../../../../platform/db/change.ts'
import { Problem } from '../../../../platform/http/problem.ts'
import type { Session } from '../../access/context.ts'
import { lockCodeStep } from '../../credentials/store.ts'
import { attempt, factorThrottle, giveBack } from '../../credentials/throttle.ts'
import { hashToken } from '../../credentials/tokens.ts'
import { consumeChallenge, lockPasskey, notePasskeyUse } from '../factor-store.ts'
import type { RelyingParty } from '../find-relying-party.ts'
import { readCounter } from '../verify-passkey.ts'
import { writeFactorShown } from './signing-factor-store.ts'

type Order = { session: Session; answer: { id: string }; party: RelyingParty }

/** Shows the second factor again with a passkey. Refusals: `factor-offer-over`, `passkey-refused`, `session-ended`, `too-many-attempts`. */
export async function showSigningPasskey(context: Context, { session, answer, party }: Order): Promise<{ fresh_until: string }> {
  const { sql, now } = context
  const { user_id } = session
  const token_hash = hashToken(session.token)
  await attempt(sql, factorThrottle(user_id), now)
  const challenge = await consumeChallenge(sql, { token_hash, kind: 'signing', now })
  if (challenge === null) throw new Problem('factor-offer-over')
  const entity = { kind: 'user' as const, id: String(user_id) }
  const fresh = await change<string | null>(context, async (tx) => {
    const step = await lockCodeStep(tx, token_hash)
    if (!step?.active || step.stage !== 'full' || step.ended_at !== null) throw new Problem('session-ended')
    const passkey = await lockPasskey(tx, { user_id, credential_id: answer.id })
    const counter = passkey && (await readCounter(answer, { challenge, party, passkey }))
    if (passkey === null || counter === null)
      return {
        result: null,
        audit: { action: 'Second Factor Refused', description: 'A passkey was not accepted before a signature', entity },
      }
    await notePasskeyUse(tx, { id: passkey.id, counter, now })
    await writeFactorShown(tx, token_hash, { at: now, factor: 'passkey' })
    await giveBack(tx, factorThrottle(user_id))
    return { result: later(now, FRESH_MINUTES * 60), audit: { action: 'Second Factor Shown', description: 'Before a signature', entity } }
  })
  if (fresh === null) throw new Problem('passkey-refused')
  return { fresh_until: fresh }
}
