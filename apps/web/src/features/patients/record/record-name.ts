import type { StatusRow } from '@clinic/contract/patients'
import { t } from '../../../lib/messages/t.ts'

/** A patient as people call them. */
export function recordName({ first_name, last_name }: Pick<StatusRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || t('No name yet')
}
