import type { Slot } from '@clinic/contract/booking'

/** `until`: how long it is kept for the patient, `null` once it is booked. `link`: where it can be changed, once it is booked. */
export type TentativeAppointment = { slot: Slot; until: string | null; link: string | null }
