import type { ImportKind } from '@clinic/contract/imports'
import { PROVINCES } from '@clinic/contract/provinces'
import { IMPORT_FIELDS, type ImportField } from '@clinic/core/imports/fields'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'

const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(PROVINCES).map(([code, name]) => [code, t(name)])),
  MALE: t('Male'),
  FEMALE: t('Female'),
  en: t('English'),
  fr: t('French'),
  yes: t('Yes'),
  no: t('No'),
}

/** What the texts of a field can be, with their names, in the order to choose from. */
export function valueChoices({ kind, choices = {} }: ImportField): { value: string; label: string }[] {
  const stored = kind === 'yes-no' ? ['yes', 'no'] : Object.keys(choices)
  return stored.map((value) => ({ value, label: NAMES[value] ?? t(value) }))
}

/** A text of a field as it is read: `Ontario` for ON, `3 Apr 1980` for 1980-04-03; each of a list. */
export function valueText(kind: ImportKind, name: string, text: string): string {
  const field = IMPORT_FIELDS[kind].find((one) => one.name === name)
  if (field?.kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return dayText(text)
  if (field?.kind !== 'list' && field?.kind !== 'choice' && field?.kind !== 'province' && field?.kind !== 'yes-no') return text
  return text
    .split(',')
    .map((one) => NAMES[one.trim()] ?? one.trim())
    .join(', ')
}
