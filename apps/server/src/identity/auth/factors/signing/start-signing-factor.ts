import { CODE_MINUTES, CODE_PAUSE_SECONDS } from '@clinic/contract/auth'
import { OFFER_MINUTES } from '@clinic/contract/auth/second-factors'
import type { ChatLanguage } from '@clinic/contract/chat'
import { later } from '../../../../platform/clock.ts'
import { type Context, change } from '../../../../platform/db/change.ts'
import { Problem } from '../../../../platform/http/problem.ts'
import type { Mailer } from '../../../../platform/mail/mail.ts'
import type { Session } from '../../access/context.ts'
import { findStaffLanguage } from '../../credentials/find-staff-language.ts'
import { deleteCode, lockCodeStep, replaceCode } from '../../credentials/store.ts'
import { attempt, codesThrottle, giveBack } from '../../credentials/throttle.ts'
import { hashOneTimeCode, hashToken, makeCode } from '../../credentials/tokens.ts'
import { findFactors, findPasskeys, replaceOffer } from '../factor-store.ts'
import type { RelyingParty } from '../find-relying-party.ts'
import { loadWebauthn } from '../load-webauthn.ts'

type Way = 'passkey' | 'totp' | 'mail'
type Started = { ways: Way[]; mailed: boolean; passkey: Record<string, unknown> | null }
type Asking = { session: Session; party: RelyingParty | null; mailer: Mailer; brand: string }

/**
 * How the caller shows their second factor again before a signature: what they have; a code by email only where there is
 * nothing stronger. Refusals: `session-ended`, `code-too-soon`, `too-many-attempts`, `code-not-sent`.
 */
export async function startSigningFactor(context: Context, { session, party, mailer, brand }: Asking): Promise<Started> {
  const { sql, now } = context
  const held = await findFactors(sql, session.user_id)
  if (!held) throw new Problem('session-ended')
  const hasPasskey = held.passkeys > 0 && party !== null
  if (held.totp || held.passkeys > 0) {
    const ways: Way[] = [...(hasPasskey ? (['passkey'] as const) : []), ...(held.totp ? (['totp'] as const) : [])]
    return { ways, mailed: false, passkey: hasPasskey ? await offerPasskey(context, session, party) : null }
  }
  const code = makeCode()
  const entity = { kind: 'user' as const, id: String(session.user_id) }
  await change(context, async (tx) => {
    const token_hash = hashToken(session.token)
    const step = await lockCodeStep(tx, token_hash)
    if (step?.stage !== 'full' || step.ended_at !== null) throw new Problem('session-ended')
    const wait = step.code && step.code.spent_at === null ? Date.parse(later(step.code.sent_at, CODE_PAUSE_SECONDS)) - Date.parse(now) : 0
    if (wait > 0) throw new Problem('code-too-soon', { seconds: Math.ceil(wait / 1000) })
    await attempt(tx, codesThrottle(session.user_id), now)
    await replaceCode(tx, {
      token_hash,
      sealed: hashOneTimeCode(code, session.token),
      sent_at: now,
      expires_at: later(now, CODE_MINUTES * 60),
    })
    return { result: null, audit: { action: 'One-Time Code Sent', description: 'A code to sign a document was emailed', entity } }
  })
  try {
    const { subject, text } = EMAILS[await findStaffLanguage(sql, session.user_id)]
    await mailer.send({ to: held.email, subject: subject(brand), text: text(code), kind: 'one-time code' }, now)
  } catch (error) {
    await change(context, async (tx) => {
      await deleteCode(tx, hashToken(session.token))
      await giveBack(tx, codesThrottle(session.user_id))
      const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
      return { result: null, audit: { action: 'One-Time Code Refused', description: 'The mail could not be sent', entity, additionalInfo } }
    })
    throw new Problem('code-not-sent')
  }
  return { ways: ['mail'], mailed: true, passkey: null }
}

async function offerPasskey({ sql, now }: Context, session: Session, party: RelyingParty) {
  const webauthn = await loadWebauthn()
  const kept = await findPasskeys(sql, session.user_id)
  const options = await webauthn.generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: kept.map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as never })),
    userVerification: 'required',
    timeout: OFFER_MINUTES * 60_000,
  })
  const expires_at = later(now, OFFER_MINUTES * 60)
  await replaceOffer(sql, { token_hash: hashToken(session.token), kind: 'signing', value: options.challenge, expires_at })
  return { ...options }
}

type SigningEmail = { subject: (brand: string) => string; text: (code: string) => string }

const EMAILS: Readonly<Record<ChatLanguage, SigningEmail>> = {
  en: { subject: (brand) => `${brand}: your code to sign`, text: textOf },
  fr: { subject: (brand) => `${brand}\u00A0: votre code pour signer`, text: textOfFrench },
}

function textOfFrench(code: string): string {
  return [
    'Votre code pour signer un document médical\u00A0:',
    '',
    code,
    '',
    `Il fonctionne une seule fois, pendant ${CODE_MINUTES} minutes, dans la fenêtre où vous l’avez demandé. Nous ne vous le demanderons jamais.`,
    '',
    'Si vous ne l’avez pas demandé, quelqu’un utilise peut-être votre compte. Prévenez votre administrateur.',
  ].join('\n')
}

function textOf(code: string): string {
  return [
    'Your code to sign a medical document:',
    '',
    code,
    '',
    `It works once, within ${CODE_MINUTES} minutes, in the window where you asked for it. We will never ask you for it.`,
    '',
    'If you didn’t ask for it, someone may be using your account. Tell your administrator.',
  ].join('\n')
}
