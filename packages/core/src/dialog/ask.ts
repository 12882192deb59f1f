import type { Slot, VisitKind } from '@clinic/contract/booking'
import type { PersonalInformation } from '@clinic/contract/chat'
import type { KeptAppointment } from './kept-appointment.ts'
import type { DialogState, Recognised } from './state.ts'

/**
 * What a step needs to know, or have done, before it can answer: the server looks it up or does it in the turn's own transaction and steps
 * again with what came of it.
 */
export type Ask =
  | { kind: 'send-code'; who: string; born: string }
  | { kind: 'check-code'; code: string }
  /** `zone`: of the place where the patient lives; times are shown in it. */
  | { kind: 'find-slots'; province: string; visit: VisitKind; zone: string | null }
  | { kind: 'hold-slot'; slotId: string; zone: string | null }
  | { kind: 'book-slot' }
  | { kind: 'release-slot' }

/** What came of it. A code is said to be on its way whether or not anybody was found. */
export type Told =
  | { kind: 'send-code'; outcome: 'sent' | 'too-soon' | 'too-many' }
  | { kind: 'check-code'; outcome: 'wrong' | 'spent' }
  | {
      kind: 'check-code'
      outcome: 'right'
      patient_id: string
      recognised: Recognised
      personal: PersonalInformation | null
      unfinished: DialogState | null
    }
  | { kind: 'find-slots'; slots: Slot[] }
  | { kind: 'hold-slot'; appointment: KeptAppointment | null }
  | { kind: 'book-slot'; appointment: KeptAppointment | null }
  | { kind: 'release-slot' }
