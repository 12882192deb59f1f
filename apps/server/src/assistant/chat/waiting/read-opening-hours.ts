import type { Context } from '../../../platform/db/change.ts'
import { findOpeningHours } from './opening-store.ts'

export async function readOpeningHours({ sql, zone }: Pick<Context, 'sql' | 'zone'>) {
  return { hours: await findOpeningHours(sql), zone }
}
