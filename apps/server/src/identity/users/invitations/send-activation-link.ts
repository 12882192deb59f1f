import { ACCOUNT_KEY_DAYS } from '@clinic/contract/users'
import { later } from '../../../platform/clock.ts'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { hashToken, makeToken } from '../../auth/credentials/tokens.ts'
import { noteDelivered, replaceKey, type TokenKind } from '../directory/activation-token-store.ts'

/** `origin`: the base URL of links. */
export type Post = { mailer: Mailer; brand: string; origin: string }
export type EmailedToken = { key: string; kind: TokenKind; email: string; user_id: number }

/** Stores a token that works once, for seven days. Send it after the commit. */
export async function saveActivationToken(tx: Tx, { now, ...to }: Omit<EmailedToken, 'key'> & { now: string }): Promise<EmailedToken> {
  const key = makeToken()
  const { kind, user_id } = to
  await replaceKey(tx, { key_hash: hashToken(key), user_id, kind, made_at: now, expires_at: later(now, ACCOUNT_KEY_DAYS * 86_400) })
  return { key, ...to }
}

/** Sends a stored token. False when the email failed, which is audited; a new token can be sent. */
export async function sendActivationLink(context: Context, mailed: EmailedToken, { mailer, brand, origin }: Post): Promise<boolean> {
  const link = `${origin}/validate?key=${mailed.key}`
  const subject =
    mailed.kind === 'invite' ? `${brand}: your account / votre compte` : `${brand}: activate your account / activez votre compte`
  try {
    await mailer.send({ to: mailed.email, subject, text: textOf(mailed.kind, link, brand), kind: 'account link' }, context.now)
    await noteDelivered(context.sql, hashToken(mailed.key))
    return true
  } catch (error) {
    const entity = { kind: 'user' as const, id: String(mailed.user_id) }
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await change(context, async () => ({
      result: null,
      audit: { action: 'User Invited', description: 'The mail with the link could not be sent', entity, additionalInfo },
    }))
    return false
  }
}

/** In both languages: no one knows yet in which the person reads. */
function textOf(kind: TokenKind, link: string, brand: string): string {
  const invited = kind === 'invite'
  return [
    invited ? `You have an account at ${brand}. Choose your password here:` : `Activate your account at ${brand} here:`,
    invited
      ? `Vous avez un compte chez ${brand}. Choisissez votre mot de passe ici\u00A0:`
      : `Activez votre compte chez ${brand} ici\u00A0:`,
    '',
    link,
    '',
    `The link works once and expires in ${ACCOUNT_KEY_DAYS} days. If you weren’t expecting this email, you can ignore it.`,
    `Le lien fonctionne une seule fois et expire dans ${ACCOUNT_KEY_DAYS} jours. Si vous n’attendiez pas ce courriel, ignorez-le.`,
  ].join('\n')
}
