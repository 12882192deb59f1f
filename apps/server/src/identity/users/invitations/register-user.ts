import type { AdminUser } from '@clinic/contract/users'
import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockAccount } from '../directory/account-store.ts'
import { accountIn } from '../directory/read-account.ts'
import { userId } from '../directory/user-id.ts'
import { type Post, saveActivationToken, sendActivationLink } from './send-activation-link.ts'

/**
 * Emails an invitation to an account without a password, else an activation link; earlier links become void (REQ-304,
 * B-6). Refusals: `user-not-found`, `mail-not-sent`.
 */
export async function registerUser(context: Context, said: string, post: Post): Promise<AdminUser> {
  const { now } = context
  const id = userId(said)
  const { token, user } = await change(context, async (tx) => {
    const account = await lockAccount(tx, { id, now })
    if (!account) throw new Problem('user-not-found')
    const kind = account.has_password ? 'activate' : 'invite'
    const description = kind === 'invite' ? `Invitation made for ${account.name}` : `Activation link made for ${account.name}`
    return {
      result: {
        token: await saveActivationToken(tx, { kind, email: account.email, user_id: id, now }),
        user: await accountIn(tx, { id, now }),
      },
      audit: { action: 'User Invited', description, entity: { kind: 'user', id: String(id) } },
      live: [{ kind: 'user', id: String(id), version: account.version, audience: ['users'] }],
    }
  })
  if (!(await sendActivationLink(context, token, post))) throw new Problem('mail-not-sent')
  return { ...user, mailed: user.mailed && { ...user.mailed, delivered: true } }
}
