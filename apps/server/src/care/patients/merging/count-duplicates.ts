import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { countPairs } from './duplicate-pairs-store.ts'

/** How many pairs of likely duplicates are open; names no one, so it is not audited. */
export function countDuplicates({ sql }: StaffContext): Promise<number> {
  return countPairs(sql)
}
