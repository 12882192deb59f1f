import type { ProvinceCode } from '@clinic/contract/provinces'
import type { LicenceStanding } from '@clinic/contract/users/licences'
import { licenceStanding } from '@clinic/core/users/licence-standing'
import { dayIn } from '../../../platform/clock.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { findLicences } from './licence-store.ts'

type Where = { user_id: number; province: ProvinceCode | null }

/** The standing of a user's licence in a province on the clinic's day (F-7). */
export async function readStanding(tx: Tx, { now, zone }: Pick<Inside, 'now' | 'zone'>, where: Where): Promise<LicenceStanding> {
  const licence = (await findLicences(tx, where.user_id)).find(({ province }) => province === where.province)
  return licenceStanding(licence ?? null, dayIn(zone, now))
}
