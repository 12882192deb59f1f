import { type Context, change } from '../../../platform/db/change.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { findFactors } from './factor-store.ts'

export type Post = { mailer: Mailer; brand: string }

/**
 * Emails a user about a change of their second factors, after the commit, without codes or keys. A failed email is
 * audited and undoes nothing.
 */
export async function notifyFactorChange(
  context: Context,
  { user_id, what }: { user_id: number; what: string },
  post: Post,
): Promise<void> {
  const state = await findFactors(context.sql, user_id)
  if (!state) return
  try {
    const subject = `${post.brand}: how you log in has changed`
    await post.mailer.send({ to: state.email, subject, text: textOf(what), kind: 'second factor' }, context.now)
  } catch (error) {
    const entity = { kind: 'user' as const, id: String(user_id) }
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await change(context, async () => ({
      result: null,
      audit: { action: 'Second Factor Mail Failed', description: 'The mail about a change could not be sent', entity, additionalInfo },
    }))
  }
}

function textOf(what: string): string {
  return [
    what,
    '',
    'If that was you, there is nothing to do.',
    '',
    'If it was not, somebody may have got into your account: change your password, end your other sessions on your profile, and tell your administrator.',
  ].join('\n')
}
