import type { Input } from '@clinic/contract/endpoint'
import type { AdminUser, updateUser } from '@clinic/contract/users'
import type { EditValue } from '@clinic/core/users/field-edit'
import type { Editable } from '@clinic/core/users/saved-text'

export type UpdateBody = Input<typeof updateUser>['body']

/** A field of a row in the shape that it is edited in. */
export function storedValue(user: AdminUser, field: Editable): EditValue {
  if (field === 'licensed_provinces') return provinceNames(user)
  if (field === 'auth_groups') return user.auth_groups.map(({ id }) => id)
  return user[field]
}

/** The provinces someone is licensed in, each by its full name (REQ-250). */
function provinceNames({ licensed_provinces }: Pick<AdminUser, 'licensed_provinces'>): string[] {
  return licensed_provinces
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** The body of a call that saves these fields: what they shall be and, but for a password, what they were. */
export function updateBody(edits: readonly { field: Editable; value: EditValue; base: EditValue }[]): UpdateBody {
  const values = Object.fromEntries(edits.map(({ field, value }) => [field, value]))
  const was = Object.fromEntries(edits.filter(({ field }) => field !== 'password').map(({ field, base }) => [field, base]))
  return { ...values, was }
}
