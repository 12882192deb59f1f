import type { Location } from '@clinic/contract/booking'
import type { Context } from '../../platform/db/change.ts'
import { findLocations } from './location-store.ts'

/** By province and name, inactive ones included. */
export function listLocations({ sql }: Context): Promise<Location[]> {
  return findLocations(sql)
}
