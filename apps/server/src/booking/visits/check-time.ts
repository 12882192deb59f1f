import { BUFFER_MINUTES, STAFF_DAYS_AHEAD } from '@clinic/contract/booking'
import type { VisitWay } from '@clinic/contract/booking/visits'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { readSlotId, type SlotName } from '@clinic/core/booking/slot-id'
import { visitZone } from '@clinic/core/booking/visit-zone'
import { later } from '../../platform/clock.ts'
import type { Inside } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { clearHolds } from '../appointments/appointment-store.ts'
import { checkOffered } from '../appointments/check-offered.ts'
import type { VisitContext } from './change-visit.ts'
import { findHome, type StoredVisit } from './visit-store.ts'

/** `province`: where the patient will be. */
export type VisitPlace = { slotId: string; province: ProvinceCode; way: VisitWay }
type Wanted = VisitPlace & { patient_id: string }

/** Whether a visit has this time, place and way already. */
export function isSamePlace(visit: StoredVisit, { slotId, province, way }: VisitPlace): boolean {
  const named = readSlotId(slotId)
  return named !== null && isAt(visit, named) && visit.visit_province === province && visit.way === way
}

function isAt({ user_id, starts_at, visit }: StoredVisit, named: SlotName): boolean {
  return user_id === named.user_id && starts_at === named.starts_at && visit === named.visit
}

/**
 * The fields of a visit at a time that its practitioner offers there. Expired reservations and the patient’s own are
 * cleared. Refusals: `slot-taken`, `video-not-set`.
 */
export async function checkTime(tx: Tx, { slotId, province, way, patient_id }: Wanted, { now, zone, video }: Inside<VisitContext>) {
  if (way === 'video' && video === null) throw new Problem('video-not-set')
  const named = readSlotId(slotId)
  const ends_at = named && (await checkOffered(tx, named, { province, now, since: now, zone, days: STAFF_DAYS_AHEAD }))
  if (!named || ends_at === null) throw new Problem('slot-taken')
  await clearHolds(tx, { patient_id, user_id: named.user_id, now })
  const patient_zone = visitZone(province, await findHome(tx, patient_id))
  return { ...named, ends_at, free_at: later(ends_at, BUFFER_MINUTES * 60), patient_zone, visit_province: province, way }
}
