import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Queue } from '@clinic/contract/queues'
import type { Scope } from '@clinic/contract/vocabulary'

/**
 * A staff member as rules see them. Capability requires both a group that allows it and their queue on (REQ-546,
 * REQ-564).
 */
export type Staff = {
  id: number
  name: string
  scopes: readonly Scope[]
  provinces: readonly ProvinceCode[]
  queue_enabled: boolean
  pcr_capable: boolean
  np_capable: boolean
}

export function hasScope(staff: Pick<Staff, 'scopes'>, scopes: readonly Scope[]): boolean {
  return scopes.some((scope) => staff.scopes.includes(scope))
}

/** Managers of a queue and administrators act on every patient in it (REQ-547, A-16). */
export function managesQueue(staff: Pick<Staff, 'scopes'>, queue: Queue): boolean {
  return hasScope(staff, ['admin', queue === 'pcr' ? 'pcrmanager' : 'npmanager'])
}

/** Whether the user’s groups allow having patients of a queue. */
export function isCapable(staff: Pick<Staff, 'pcr_capable' | 'np_capable'>, queue: Queue): boolean {
  return queue === 'pcr' ? staff.pcr_capable : staff.np_capable
}
