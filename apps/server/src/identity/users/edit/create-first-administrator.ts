import { type Context, change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { hasAdministrator, lockAdministrators } from '../directory/store.ts'
import { addUser, type CreatedUser, prepareUser } from './add-user.ts'

/**
 * Adds the administrator named in the settings unless one exists; null then. Of two processes that start together one
 * adds it. Refusal: `invalid-input` as for any user.
 */
export async function createFirstAdministrator(context: Context, login: { email: string; password: string }): Promise<CreatedUser | null> {
  if (await hasAdministrator(context.sql)) return null
  const user = await prepareUser({ ...login, first_name: 'Clinic', last_name: 'Administrator' }, context.now)
  try {
    return await change(context, async (tx) => {
      await lockAdministrators(tx)
      if (await hasAdministrator(tx)) throw new Problem('already-done')
      return addUser(tx, user, ['admins'])
    })
  } catch (error) {
    if (error instanceof Problem && error.code === 'already-done') return null
    throw error
  }
}
