import type { Authority } from '@clinic/contract/documents/authority'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findAuthority } from './authority-store.ts'

export function listAuthority({ sql }: StaffContext): Promise<Authority[]> {
  return findAuthority(sql)
}
