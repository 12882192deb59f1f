import { type Context, change } from '../../../platform/db/change.ts'
import { addUser, type CreatedUser, prepareUser, type UserInput } from '../edit/add-user.ts'
import { refuseTakenEmail } from '../edit/create-user.ts'
import { type Post, saveActivationToken, sendActivationLink } from './send-activation-link.ts'

export type Invitation = Pick<UserInput, 'email' | 'first_name' | 'last_name' | 'phone' | 'groups' | 'provinces'>

/**
 * Adds a user who sets their own password through an emailed link. When the email fails, the account exists and the
 * link can be sent again. Refusal: `invalid-input` as for any new user.
 */
export async function inviteUser(context: Context, invitation: Invitation, post: Post): Promise<CreatedUser & { mailed: boolean }> {
  const { now } = context
  await refuseTakenEmail(context, invitation.email)
  const user = await prepareUser({ ...invitation, password: null, active: false }, now)
  const { created, key } = await change(context, async (tx) => {
    const added = await addUser(tx, user, invitation.groups)
    const { id, name } = added.result
    const entity = { kind: 'user' as const, id: String(id) }
    return {
      ...added,
      result: { created: added.result, key: await saveActivationToken(tx, { kind: 'invite', email: user.email, user_id: id, now }) },
      audit: [added.audit, { action: 'User Invited', description: `Invitation made for ${name}`, entity }],
    }
  })
  return { ...created, mailed: await sendActivationLink(context, key, post) }
}
