import { type Persona, RENEE, type Sent } from '@clinic/testing/chat-patient'

/** What the packed data folder says about itself, in `fixture.json`. */
export type Fixture = {
  madeAt: string
  /** A patient whose intake is finished, and the answers that version showed. */
  patient: { id: string; health_number: string; lines: unknown[] }
  /** An unfinished conversation: its id and key in the patient's browser, the question it stopped at, and the patient's answer. */
  conversation: { id: string; key: string; next: Sent; asked: string }
}

export const STAFF = {
  administrator: 'ada.admin@clinic.example',
  pcr: 'paula.roy@clinic.example',
  np: 'nadia.roy@clinic.example',
  password: 'Harvest-canoe-71!',
} as const

/** The patient of the unfinished conversation. */
export const ODETTE: Persona = {
  ...RENEE,
  signature: 'Odette Roy',
  personal: { ...RENEE.personal, firstName: 'Odette', lastName: 'Roy', provincialHealthID: '', email: 'odette.roy@example.ca' },
}
