import type { Licence } from '@clinic/contract/users/licences'
import { licenceStanding } from '@clinic/core/users/licence-standing'
import { dayIn } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import { userId } from '../directory/user-id.ts'
import { findLicences } from './licence-store.ts'

/** A user's licences with their standing on the clinic's day (F-7). Refusal: `user-not-found`. */
export async function readLicences({ sql, now, zone }: Context, id: string): Promise<Licence[]> {
  const licences = await findLicences(sql, userId(id))
  return licences.map((licence) => ({ ...licence, standing: licenceStanding(licence, dayIn(zone, now)) }))
}
