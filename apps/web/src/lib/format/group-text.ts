import type { AuthGroup } from '@clinic/contract/users'
import { t } from '../messages/t.ts'

/** The groups that come with the product, by the description that they have at first. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['Administrator', t('Administrator')],
  ['User', t('User')],
  ['Nurse Practitioner', t('Nurse Practitioner')],
  ['Patient Care Representative', t('Patient Care Representative')],
  ['NP Manager', t('NP Manager')],
  ['PCR Manager', t('PCR Manager')],
])

/** What a group is called; one that the clinic described itself, in its own words. */
export function groupText({ description }: Pick<AuthGroup, 'description'>): string {
  return BUILT_IN.get(description) ?? description
}
