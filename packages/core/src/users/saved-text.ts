import { USER_TEXTS } from '@clinic/contract/texts'

/** The individually editable fields of a user (REQ-233). */
export const EDITABLE = ['email', 'password', 'first_name', 'last_name', 'phone', 'active', 'licensed_provinces', 'auth_groups'] as const
export type Editable = (typeof EDITABLE)[number]

/** Texts for a saved field and a failed one (REQ-276 to REQ-284, REQ-289 to REQ-297). */
export const FIELD_TEXTS: Readonly<Record<Editable, { saved: string; failed: string }>> = {
  email: { saved: USER_TEXTS.emailSaved, failed: USER_TEXTS.emailFailed },
  password: { saved: USER_TEXTS.passwordSaved, failed: USER_TEXTS.passwordFailed },
  first_name: { saved: USER_TEXTS.firstNameSaved, failed: USER_TEXTS.firstNameFailed },
  last_name: { saved: USER_TEXTS.lastNameSaved, failed: USER_TEXTS.lastNameFailed },
  phone: { saved: USER_TEXTS.phoneSaved, failed: USER_TEXTS.phoneFailed },
  active: { saved: USER_TEXTS.activeSaved, failed: USER_TEXTS.activeFailed },
  licensed_provinces: { saved: USER_TEXTS.provincesSaved, failed: USER_TEXTS.provincesFailed },
  auth_groups: { saved: USER_TEXTS.groupSaved, failed: USER_TEXTS.groupFailed },
}

/** The text for these saved fields: a single field’s own, or the whole user’s (REQ-295). */
export function savedText(fields: readonly string[]): string {
  const [field] = fields
  const known = fields.length === 1 && EDITABLE.find((one) => one === field)
  return known ? FIELD_TEXTS[known].saved : USER_TEXTS.userSaved
}

/** The specification’s text for a failed field, then the reason. `write`: both in the language of who reads them. */
export function failedText(field: Editable, reason: string, write = (text: string, why: string) => `${text}: ${why}`): string {
  return write(FIELD_TEXTS[field].failed, reason)
}
