import type { Slot } from '@clinic/contract/booking'
import type { FreeTime, Visit, VisitState } from '@clinic/contract/booking/visits'
import { visitActions } from '@clinic/core/booking/visit-refusal'
import { dayIn, minuteIn } from '../../platform/clock.ts'
import { presentSlot } from '../appointments/present-slot.ts'
import type { StoredVisit } from './visit-store.ts'

type At = { zone: string; now: string }

/** A visit for staff, in the patient’s and the clinic’s time zone. */
export function presentVisit(visit: StoredVisit, { zone, now }: At): Visit {
  const { id, way, visit_province, arrived_at, cancel_reason, patient_zone, name } = visit
  const { slotId, practitioner: _, ...times } = presentTime(presentSlot(visit, { zone, patient_zone }), { zone, patient_zone })
  return {
    ...times,
    ...{
      id,
      slotId,
      visit: visit.visit,
      practitioner: name,
      state: stateOf(visit, now),
      way,
      province: visit_province,
      arrived_at,
      cancel_reason,
    },
    actions: visitActions(visit, momentOf(visit, { zone, now })),
  }
}

/** A free time in both clocks. */
export function presentTime(slot: Slot, { zone, patient_zone }: { zone: string; patient_zone: string }): FreeTime {
  const { slotId, startAt, untilAt, localText, clinicText, provider_firstName, provider_lastName } = slot
  const [at, localAt] = [minuteIn(zone, startAt), minuteIn(patient_zone, startAt)]
  return {
    ...{ slotId, startAt, untilAt, at, localAt, local: localText, clinic: clinicText, sameClock: at === localAt },
    practitioner: `${provider_firstName} ${provider_lastName}`.trim(),
  }
}

export function momentOf({ starts_at }: Pick<StoredVisit, 'starts_at'>, { zone, now }: At) {
  return { now, isToday: dayIn(zone, starts_at) === dayIn(zone, now) }
}

/** A visit whose time has passed is over, unless someone recorded how it ended. */
export function stateOf({ state, no_show_at, ends_at }: Pick<StoredVisit, 'state' | 'no_show_at' | 'ends_at'>, now: string): VisitState {
  if (state === 'lapsed' || state === 'held') return no_show_at === null ? 'over' : 'no-show'
  return state === 'booked' && ends_at <= now ? 'over' : state
}
