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
    const subject = `${post.brand}: your login settings changed`
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
    'If this was you, you don’t need to do anything.',
    '',
    'If it wasn’t you, someone may have access to your account. Change your password, end your other sessions from your profile, and tell your administrator.',
  ].join('\n')
}
