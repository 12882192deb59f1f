import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import type { AdminUser } from '@clinic/contract/users'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { t } from '../../../lib/messages/t.ts'
import { EditMany } from './edit-many.tsx'
import { useEdit } from './use-edit.ts'

const CHOICES = PROVINCE_CODES.map((code) => ({ value: PROVINCES[code], label: t(PROVINCES[code]) }))

/** Where someone is licensed: codes in the cell, full names in the list (REQ-227, REQ-275). */
export function EditProvinces({ user }: { user: AdminUser }) {
  const edit = useEdit(user, 'licensed_provinces')
  const chosen = edit.value as readonly string[]
  const names = CHOICES.filter(({ value }) => chosen.includes(value)).map(({ value }) => value)
  return (
    <EditMany
      edit={edit}
      label={labelText(user.name, names)}
      choices={CHOICES}
      chosen={names}
      shown={names.length === 0 ? <span data-none>{t('None')}</span> : <span title={listed(names)}>{summary(names)}</span>}
      onChoose={edit.type}
    />
  )
}

function labelText(name: string, names: readonly string[]): string {
  const provinces = names.length === 0 ? t('none') : listed(names)
  return names.length > 1
    ? t('Licensed provinces of {name}: {summary}, that is {provinces}', { name, summary: summary(names), provinces })
    : t('Licensed provinces of {name}: {provinces}', { name, provinces })
}

function listed(names: readonly string[]): string {
  return names.map((name) => t(name)).join(', ')
}

function summary(names: readonly string[]): string {
  if (names.length === 1) return listed(names)
  return names.length === CHOICES.length ? t('All 13') : names.map((name) => provinceCode(name) ?? name).join(' ')
}
