import { type Slot, VISITS, type VisitKind } from '@clinic/contract/booking'
import { localTexts } from '@clinic/core/booking/local-text'
import { writeSlotId } from '@clinic/core/booking/slot-id'
import { minuteIn } from '../../platform/clock.ts'

export type SlotFacts = {
  user_id: number
  first_name: string
  last_name: string
  visit: VisitKind
  starts_at: string
  ends_at: string
  location_name: string
}

/** A slot as specified, in the patient’s and the clinic’s time zone (REQ-200, E-10). */
export function presentSlot(slot: SlotFacts, { zone, patient_zone }: { zone: string; patient_zone: string }): Slot {
  const { starts_at, ends_at, visit } = slot
  return {
    slotId: writeSlotId(slot),
    provider_firstName: slot.first_name,
    provider_lastName: slot.last_name,
    location_name: slot.location_name,
    visitType: VISITS[visit].name,
    startAt: starts_at,
    untilAt: ends_at,
    ...localTexts(minuteIn(patient_zone, starts_at), patient_zone),
    clinicText: localTexts(minuteIn(zone, starts_at), zone).localText,
  }
}
