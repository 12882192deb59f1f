import type { StatusRow } from '@clinic/contract/patients'

/** A patient as people call them. */
export function recordName({ first_name, last_name }: Pick<StatusRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || 'No name yet'
}
