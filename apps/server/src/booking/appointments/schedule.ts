import type { Slot } from '@clinic/contract/booking'
import type { Sql, Tx } from '../../platform/db/database.ts'
import type { Appointment } from './appointment-store.ts'
import { type BookOrder, bookReserved } from './book-reserved.ts'
import { cancelBooked } from './cancel-booked.ts'
import type { Applied } from './describe-appointment-change.ts'
import { listSlots, type SlotsWanted } from './list-slots.ts'
import { releaseReservation } from './release-reservation.ts'
import { type Booking, type ReservationRequest, reserveSlot } from './reserve-slot.ts'

/**
 * The scheduling interface (D-1), where an external scheduler could plug in. Null means that the slot is no longer
 * free; the caller audits `applied`.
 */
export type Scheduler = {
  list(sql: Sql | Tx, wanted: SlotsWanted): Promise<Slot[]>
  hold(tx: Tx, order: ReservationRequest): Promise<Booking>
  book(tx: Tx, order: BookOrder): Promise<Booking>
  release(tx: Tx, order: { patient_id: string; zone: string }): Promise<Applied>
  cancel(tx: Tx, appointment: Appointment, at: { now: string; zone: string }): Promise<Applied>
}

/** Backed by the clinic’s own working hours. */
export const ownSchedule: Scheduler = {
  list: listSlots,
  hold: reserveSlot,
  book: bookReserved,
  release: releaseReservation,
  cancel: cancelBooked,
}
