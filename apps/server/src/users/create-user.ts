import { type Context, change } from '../platform/change.ts'
import { addUser, type CreatedUser, prepareUser, type UserInput } from './add-user.ts'

/**
 * Adds a member of staff. Two people of one name get different names on the wire; the e-mail is kept in lower case and is nobody
 * else's. Refusal: `invalid-input` with what is wrong with `email`, `password`, `first_name`, `last_name` or `groups`.
 */
export async function createUser(context: Context, input: UserInput): Promise<CreatedUser> {
  const user = await prepareUser(input, context.now)
  return change(context, (tx) => addUser(tx, user, input.groups))
}
