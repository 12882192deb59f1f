import type { Ask } from '@clinic/core/dialog/ask'
import { provinceCode } from '@clinic/core/reference/provinces'
import type { Booking } from '../booking/hold-slot.ts'
import { ownSchedule } from '../booking/schedule.ts'
import type { Tx } from '../platform/database.ts'
import { checkPatientCode } from './check-patient-code.ts'
import { type Answered, type AskFacts, sendPatientCode } from './send-patient-code.ts'

/** Looks up, or does, what a step of the dialog asks for, inside the turn's own transaction. */
export async function answerAsk(tx: Tx, ask: Ask, facts: AskFacts): Promise<Answered> {
  const { patient_id, now, zone, secret } = facts
  const province = provinceCode(facts.province)
  switch (ask.kind) {
    case 'send-code':
      return sendPatientCode(tx, ask, facts)
    case 'check-code':
      return checkPatientCode(tx, ask, facts)
    case 'find-slots': {
      const slots =
        province === null ? [] : await ownSchedule.list(tx, { province, visit: ask.visit, now, zone, patient_zone: ask.zone ?? zone })
      return { told: { kind: 'find-slots', slots } }
    }
    case 'hold-slot':
      return booked('hold-slot', await ownSchedule.hold(tx, { slotId: ask.slotId, patient_id, patient_zone: ask.zone ?? zone, now, zone }))
    case 'book-slot':
      return booked('book-slot', await ownSchedule.book(tx, { patient_id, now, zone, secret }))
    case 'release-slot':
      return { told: { kind: 'release-slot' }, applied: await ownSchedule.release(tx, { patient_id, zone }) }
  }
}

function booked(kind: 'hold-slot' | 'book-slot', { appointment, applied }: Booking): Answered {
  return { told: { kind, appointment }, applied }
}
