import type { StepRequest } from '@clinic/core/chat/state/requests'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { cancelOwn } from '../../booking/appointments/cancel-own.ts'
import { findBooked } from '../../booking/appointments/find-booked.ts'
import type { Booking } from '../../booking/appointments/reserve-slot.ts'
import { ownSchedule } from '../../booking/appointments/schedule.ts'
import type { Tx } from '../../platform/db/database.ts'
import { checkPatientCode } from './check-patient-code.ts'
import { type Answered, type AskFacts, sendPatientCode } from './send-patient-code.ts'
import { findMatch, isDisabled } from './store.ts'

/** Looks up, or does, what a step of the dialog asks for, inside the turn's own transaction. */
export async function resolveRequest(tx: Tx, ask: StepRequest, facts: AskFacts): Promise<Answered> {
  const { patient_id, now, zone, secret } = facts
  const province = provinceCode(facts.province)
  switch (ask.kind) {
    case 'send-code':
      return sendPatientCode(tx, ask, facts)
    case 'check-code':
      return checkPatientCode(tx, ask, facts)
    case 'find-slots': {
      const slots =
        province === null || (await isDisabled(tx, patient_id))
          ? []
          : await ownSchedule.list(tx, { province, visit: ask.visit, now, zone, patient_zone: ask.zone ?? zone })
      return { told: { kind: 'find-slots', slots } }
    }
    case 'hold-slot': {
      const held = await ownSchedule.hold(tx, { slotId: ask.slotId, patient_id, patient_zone: ask.zone ?? zone, now, zone })
      return presentBooking('hold-slot', { ...held, booked: await findBooked(tx, patient_id, facts) })
    }
    case 'book-slot':
      return presentBooking('book-slot', await ownSchedule.book(tx, { patient_id, now, zone, secret, replaces: ask.replaces }))
    case 'release-slot':
      return { told: { kind: 'release-slot' }, applied: await ownSchedule.release(tx, { patient_id, zone }) }
    case 'find-visit':
      return { told: { kind: 'find-visit', appointment: await findBooked(tx, patient_id, facts) } }
    case 'cancel-visit': {
      const applied = await cancelOwn(tx, { patient_id, slotId: ask.slotId, now, zone })
      return applied
        ? { told: { kind: 'cancel-visit', outcome: 'cancelled' }, applied }
        : { told: { kind: 'cancel-visit', outcome: 'changed' } }
    }
    case 'find-match':
      return { told: { kind: 'find-match', matches: (await findMatch(tx, patient_id, ask.personal)) !== null } }
  }
}

function presentBooking(kind: 'hold-slot' | 'book-slot', { appointment, booked, applied }: Booking): Answered {
  return { told: { kind, appointment, ...(booked !== undefined && { booked }) }, applied }
}
