/** A free time as the specification has it, with local texts that the server finished (REQ-200, E-10). */
export type Slot = {
  slotId: string
  provider_firstName: string
  provider_lastName: string
  location_name: string
  visitType: string
  startAt: string
  untilAt: string
  localDate: string
  localTime: string
  localText: string
  clinicText: string
}

/** `until`: how long it is kept for the patient, `null` once it is booked. `link`: where it can be changed, once it is booked. */
export type Appointment = { slot: Slot; until: string | null; link: string | null }
