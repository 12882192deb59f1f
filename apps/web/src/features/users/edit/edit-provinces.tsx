import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import type { AdminUser } from '@clinic/contract/users'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { EditMany } from './edit-many.tsx'
import { useEdit } from './use-edit.ts'

const CHOICES = PROVINCE_CODES.map((code) => ({ value: PROVINCES[code], label: PROVINCES[code] }))

/** Where someone is licensed: codes in the cell, full names in the list (REQ-227, REQ-275). */
export function EditProvinces({ user }: { user: AdminUser }) {
  const edit = useEdit(user, 'licensed_provinces')
  const chosen = edit.value as readonly string[]
  const names = CHOICES.filter(({ value }) => chosen.includes(value)).map(({ value }) => value)
  return (
    <EditMany
      edit={edit}
      label={`Licensed provinces of ${user.name}: ${names.length > 1 ? `${summary(names)}, that is ` : ''}${names.join(', ') || 'none'}`}
      choices={CHOICES}
      chosen={names}
      shown={names.length === 0 ? <span data-none>None</span> : <span title={names.join(', ')}>{summary(names)}</span>}
      onChoose={edit.type}
    />
  )
}

function summary(names: readonly string[]): string {
  if (names.length === 1) return names[0] ?? ''
  return names.length === CHOICES.length ? 'All 13' : names.map((name) => provinceCode(name) ?? name).join(' ')
}
