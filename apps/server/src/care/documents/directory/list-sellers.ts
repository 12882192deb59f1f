import type { Seller } from '@clinic/contract/documents/sellers'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findSellers } from './seller-store.ts'

export function listSellers({ sql }: StaffContext): Promise<Seller[]> {
  return findSellers(sql)
}
