import type { Patient } from '../patients/patient.ts'

type Facts = Pick<Patient, 'call_state' | 'next_call_local' | 'call_attempts'>

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Where the calls to a patient have got to, as a sentence; null without any. `next_call_local` is by the patient’s clock. */
export function callSentence({ call_state, next_call_local }: Facts): string | null {
  switch (call_state) {
    case 'due':
      return `Call was due ${shortMinute(next_call_local)} (patient’s time)`
    case 'planned':
      return `Call planned ${shortMinute(next_call_local)} (patient’s time)`
    case 'correct':
      return 'Wrong number: correct it'
    case 'decide':
      return 'Not reached: a manager decides'
    case '':
      return null
  }
}

/** `2 calls`: how many in a row were not answered; null without any. */
export function callsText({ call_attempts }: Facts): string | null {
  if (call_attempts === 0) return null
  return call_attempts === 1 ? '1 call' : `${call_attempts} calls`
}

/** `2026-03-02 14:30` as `2 Mar 14:30`. */
export function shortMinute(minute: string): string {
  const [, month, day, clock] = /^\d{4}-(\d{2})-(\d{2}) (\d{2}:\d{2})$/.exec(minute) ?? []
  return month === undefined ? minute : `${Number(day)} ${MONTHS[Number(month) - 1]} ${clock}`
}
