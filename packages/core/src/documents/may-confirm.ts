import { hasScope, managesQueue, type Staff } from '../authorization/staff.ts'

type Asked = { kind: 'second-np' | 'np-manager'; asked_by: number; province: string | null }

/** Who confirms large amounts: another NP who works in the patient’s province, and above that a manager of NPs; never who asks (F-7). */
export function mayConfirm(staff: Pick<Staff, 'id' | 'scopes' | 'provinces'>, { kind, asked_by, province }: Asked): boolean {
  if (staff.id === asked_by) return false
  if (kind === 'np-manager') return managesQueue(staff, 'np')
  return hasScope(staff, ['np']) && staff.provinces.some((code) => code === province)
}
