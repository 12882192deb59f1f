import { USER_TEXTS } from '@clinic/contract/texts'
import { plainEmail } from '@clinic/core/users/user-fields'
import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { isEmailTaken } from '../directory/account-store.ts'
import { addUser, type CreatedUser, prepareUser, type UserInput } from './add-user.ts'

/**
 * Namesakes get different display names. The email is stored in lower case, unique, and checked first
 * (REQ-272). Refusal: `invalid-input` for `email`, `password`, `confirmPassword`, `first_name`, `last_name`, `phone`
 * or `groups` (REQ-256 to REQ-274, A-7).
 */
export async function createUser(context: Context, input: UserInput): Promise<CreatedUser> {
  await refuseTakenEmail(context, input.email)
  const user = await prepareUser(input, context.now)
  return change(context, (tx) => addUser(tx, user, input.groups))
}

/** An early check; the unique index decides. Refusal: `invalid-input`. */
export async function refuseTakenEmail({ sql }: Context, email: string): Promise<void> {
  if (await isEmailTaken(sql, plainEmail(email))) throw new Problem('invalid-input', { fields: { email: USER_TEXTS.emailTaken } })
}
