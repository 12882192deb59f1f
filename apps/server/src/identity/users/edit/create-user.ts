import { USER_TEXTS } from '@clinic/contract/texts'
import { plainEmail } from '@clinic/core/users/user-fields'
import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { isEmailTaken } from '../directory/account-store.ts'
import { addUser, type CreatedUser, prepareUser, type UserInput } from './add-user.ts'

/**
 * Adds a member of staff. Two people of one name get different names on the wire; the e-mail is kept in lower case and is nobody
 * else's, which is looked at first (REQ-272). Refusal: `invalid-input` with what is wrong with `email`, `password`, `confirmPassword`,
 * `first_name`, `last_name`, `phone` or `groups` (REQ-256 to REQ-274, A-7).
 */
export async function createUser(context: Context, input: UserInput): Promise<CreatedUser> {
  await refuseTakenEmail(context, input.email)
  const user = await prepareUser(input, context.now)
  return change(context, (tx) => addUser(tx, user, input.groups))
}

/** Refusal: `invalid-input` where the e-mail is somebody's already. The unique index has the last word. */
export async function refuseTakenEmail({ sql }: Context, email: string): Promise<void> {
  if (await isEmailTaken(sql, plainEmail(email))) throw new Problem('invalid-input', { fields: { email: USER_TEXTS.emailTaken } })
}
