import type { Slot, VisitKind } from '@clinic/contract/booking'
import type { PersonalInformation } from '@clinic/contract/chat'
import type { ChatState, Recognised } from './state.ts'
import type { TentativeAppointment } from './tentative-appointment.ts'

/**
 * What a step needs to know, or have done, before it can answer: the server looks it up or does it in the turn's own transaction and steps
 * again with what came of it.
 */
export type StepRequest =
  | { kind: 'send-code'; who: string; born: string }
  | { kind: 'check-code'; code: string }
  /** `zone`: of the place where the patient lives; times are shown in it. */
  | { kind: 'find-slots'; province: string; visit: VisitKind; zone: string | null }
  | { kind: 'hold-slot'; slotId: string; zone: string | null }
  /** `replaces`: the slot of the booked visit that the person agreed to give up for it. */
  | { kind: 'book-slot'; replaces: string | null }
  | { kind: 'release-slot' }
  | { kind: 'find-visit' }
  | { kind: 'cancel-visit'; slotId: string }
  /** Whether another record has these details. */
  | { kind: 'find-match'; personal: PersonalInformation }

/** What came of it. A code is said to be on its way whether or not anybody was found. */
export type RequestResult =
  | { kind: 'send-code'; outcome: 'sent' | 'too-soon' | 'too-many' }
  | { kind: 'check-code'; outcome: 'wrong' | 'spent' }
  | {
      kind: 'check-code'
      outcome: 'right'
      patient_id: string
      recognised: Recognised
      personal: PersonalInformation | null
      unfinished: ChatState | null
    }
  | { kind: 'find-slots'; slots: Slot[] }
  /** `booked`: the visit that the slot would replace, or, where nothing was booked, the one booked instead of `replaces`. */
  | { kind: 'hold-slot'; appointment: TentativeAppointment | null; booked?: TentativeAppointment | null }
  | { kind: 'book-slot'; appointment: TentativeAppointment | null; booked?: TentativeAppointment | null }
  | { kind: 'release-slot' }
  | { kind: 'find-visit'; appointment: TentativeAppointment | null }
  | { kind: 'cancel-visit'; outcome: 'cancelled' | 'changed' }
  | { kind: 'find-match'; matches: boolean }
