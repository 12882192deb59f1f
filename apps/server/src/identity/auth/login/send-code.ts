import { CODE_MINUTES, CODE_PAUSE_SECONDS } from '@clinic/contract/auth'
import type { ChatLanguage } from '@clinic/contract/chat'
import { later } from '../../../platform/clock.ts'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import type { Session } from '../access/context.ts'
import { findStaffLanguage } from '../credentials/find-staff-language.ts'
import { type CodeStep, deleteCode, lockCodeStep, replaceCode } from '../credentials/store.ts'
import { attempt, codesThrottle, giveBack } from '../credentials/throttle.ts'
import { hashOneTimeCode, hashToken, makeCode } from '../credentials/tokens.ts'

/** `language`: of the page, for people who have not chosen one. */
export type SendCode = { session: Session; language: ChatLanguage; mailer: Mailer; brand: string }

/**
 * Emails a new code for this login and voids the last one (REQ-086, A-2). The code exists only in the email.
 * Refusals: `already-done`, `session-ended`, `factor-instead` for users with a second factor, `code-too-soon`,
 * `too-many-attempts` after five in an hour, `code-not-sent`.
 */
export async function sendCode(context: Context, { session, language, mailer, brand }: SendCode): Promise<void> {
  const code = makeCode()
  const entity = { kind: 'user' as const, id: String(session.user_id) }
  const { email, minutes } = await change(context, async (tx, context) => {
    const kept = await keepCode(tx, { session, code, now: context.now })
    return { result: kept, audit: { action: 'One-Time Code Sent', description: 'A one-time code was mailed', entity } }
  })
  try {
    const { subject, text } = EMAILS[await findStaffLanguage(context.sql, session.user_id, language)]
    await mailer.send({ to: email, subject: subject(brand), text: text(code, minutes), kind: 'one-time code' }, context.now)
  } catch (error) {
    await change(context, async (tx) => {
      await deleteCode(tx, hashToken(session.token))
      await giveBack(tx, codesThrottle(session.user_id))
      const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
      return { result: null, audit: { action: 'One-Time Code Refused', description: 'The mail could not be sent', entity, additionalInfo } }
    })
    throw new Problem('code-not-sent')
  }
}

async function keepCode(tx: Tx, { session, code, now }: { session: Session; code: string; now: string }) {
  const token_hash = hashToken(session.token)
  const step = await lockCodeStep(tx, token_hash)
  if (!step || step.ended_at !== null) throw new Problem('session-ended')
  if (step.stage !== 'pre-auth') throw new Problem('already-done')
  if (step.strong) throw new Problem('factor-instead')
  const pause = pauseLeft(step, now)
  if (pause > 0) throw new Problem('code-too-soon', { seconds: pause })
  await attempt(tx, codesThrottle(session.user_id), now)
  // A code must not outlive its login.
  const secondsLeft = (Date.parse(step.expires_at) - Date.parse(now)) / 1000
  const expires_at = later(now, Math.min(CODE_MINUTES * 60, secondsLeft))
  await replaceCode(tx, { token_hash, sealed: hashOneTimeCode(code, session.token), sent_at: now, expires_at })
  return { email: step.email, minutes: Math.max(1, Math.floor(secondsLeft / 60)) }
}

function pauseLeft({ code }: CodeStep, now: string): number {
  if (!code) return 0
  return Math.ceil((Date.parse(later(code.sent_at, CODE_PAUSE_SECONDS)) - Date.parse(now)) / 1000)
}

type CodeEmail = { subject: (brand: string) => string; text: (code: string, minutes: number) => string }

const EMAILS: Readonly<Record<ChatLanguage, CodeEmail>> = {
  en: { subject: (brand) => `${brand}: your login code`, text: textOf },
  fr: { subject: (brand) => `${brand}\u00A0: votre code de connexion`, text: textOfFrench },
}

function textOfFrench(code: string, minutes: number): string {
  return [
    'Votre code de connexion\u00A0:',
    '',
    code,
    '',
    `Il fonctionne une seule fois, pendant ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, sur la page où vous l’avez demandé. Personne ne vous le demandera jamais.`,
    '',
    'Si vous n’avez pas essayé de vous connecter, quelqu’un connaît peut-être votre mot de passe. Changez-le et prévenez votre administrateur.',
  ].join('\n')
}

function textOf(code: string, minutes: number): string {
  return [
    'Your login code:',
    '',
    code,
    '',
    `It works once, within ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, on the page where you asked for it. Nobody will ever ask you for it.`,
    '',
    'If you didn’t try to log in, someone may know your password. Change it and tell your administrator.',
  ].join('\n')
}
