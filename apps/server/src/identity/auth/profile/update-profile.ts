import type { Profile } from '@clinic/contract/auth'
import { updateUser } from '../../users/edit/update-user.ts'
import type { StaffContext } from '../access/context.ts'
import { readProfile } from './read-profile.ts'

export type OwnFields = { first_name?: string | undefined; last_name?: string | undefined; phone?: string | undefined }

/**
 * Changes one’s own name and phone only. A taken name gets a suffix. Refusal: `invalid-input` by field,
 * in the specification’s words.
 */
export async function updateProfile(context: StaffContext, { first_name, last_name, phone }: OwnFields): Promise<Profile> {
  await updateUser(context, { id: String(context.staff.id), body: { first_name, last_name, phone }, session: null })
  return readProfile(context)
}
