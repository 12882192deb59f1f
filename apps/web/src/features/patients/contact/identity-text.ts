import { IDENTITY_FIELDS, type IdentityField, type IdentityProposal, type IdentityValues } from '@clinic/contract/patients/identity'
import { checkIdentity } from '@clinic/core/patients/check-identity'
import { parseTypedDate } from '@clinic/core/shared/typed-date'
import { t } from '../../../lib/messages/t.ts'

export const IDENTITY_LABELS: Readonly<Record<IdentityField, string>> = {
  first_name: t('First name'),
  last_name: t('Last name'),
  date_of_birth: t('Birth date'),
  health_number: t('Health number'),
}

/** The fields that differ from what is stored, checked; `errors` where they cannot be used. A date may be typed as people write it. */
export function readIdentityCorrection(stored: IdentityValues, typed: IdentityValues, today: string) {
  const read = parseTypedDate(typed.date_of_birth)
  const given = { ...typed, date_of_birth: read && 'date' in read ? read.date : typed.date_of_birth }
  const differing = IDENTITY_FIELDS.filter((field) => given[field].trim() !== stored[field])
  return checkIdentity(Object.fromEntries(differing.map((field) => [field, given[field]])), today)
}

/** “Last name: Lavoie to Lavoye”, one line for each field. */
export function proposalLines({ before, after }: Pick<IdentityProposal, 'before' | 'after'>): string[] {
  return IDENTITY_FIELDS.flatMap((field) => {
    const to = after[field]
    return to === undefined
      ? []
      : [t('{field}: {from} to {to}', { field: IDENTITY_LABELS[field], from: before[field] || t('none'), to: to || t('none') })]
  })
}
