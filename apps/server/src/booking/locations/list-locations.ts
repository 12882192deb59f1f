import type { Location } from '@clinic/contract/booking'
import type { Context } from '../../platform/db/change.ts'
import { findLocations } from './location-store.ts'

/** Where the clinics are, by province and name, closed ones too. */
export function listLocations({ sql }: Context): Promise<Location[]> {
  return findLocations(sql)
}
