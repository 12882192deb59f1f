import type { VisitDecision } from '@clinic/contract/queues/decision'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRecords } from '../patients/merge-records.ts'
import type { Decision, Patient } from '../patients/patient.ts'
import { eligibleAgain } from '../patients/reset-eligibility.ts'
import { newPatient } from '../patients/status-fields.ts'
import { addDays } from '../shared/dates.ts'
import { claim } from './claim.ts'
import { person } from './clinic.test-data.ts'
import { completeAppointment, nextStepOn } from './complete-appointment.ts'
import { completeHelp } from './complete-help.ts'
import { askForHelp, entered, enterFollowUp, enterNpQueue, enterPcrQueue } from './enter.ts'
import { hold } from './hold.ts'
import { lostReason } from './lost-reason.ts'
import { markIneligible } from './mark-ineligible.ts'
import { sendBack } from './send-back.ts'
import { sendToNp } from './send-to-np.ts'
import { unassign } from './unassign.ts'
import { unhold } from './unhold.ts'

const HISTORIES = 10_000
const STAFF = person(1)
const START = '2026-11-20'

/** A patient with what is planned. `visit`, `call`: the day of the booked visit and of the planned call. */
type Story = {
  patient: Patient
  day: string
  visit: string | null
  call: string | null
  decision: (VisitDecision & { at: string }) | null
  step: number
}

const STEPS = [
  ...(['intake', 'renewal', 'follow-up', 'help', 'claim-pcr', 'claim-np', 'release-pcr', 'release-np', 'hold', 'unhold'] as const),
  ...(['send-to-np', 'send-back', 'help-done', 'help-back-in-line', 'ineligible', 'eligible-again', 'disabled', 'enabled'] as const),
  ...(['complete', 'authorize', 'defer', 'decline', 'refer', 'see-again', 'call-back'] as const),
  ...(['book', 'cancel', 'no-show', 'call-planned', 'call-made', 'merge', 'night', 'night', 'weeks-later'] as const),
] as const
type Step = (typeof STEPS)[number]

const plansOf = ({ day, visit, call, decision, patient }: Story) => ({
  visitAhead: visit !== null && visit >= day,
  callAhead: call !== null && call > day,
  decision:
    decision && decision.at === patient.completed_appointment_at
      ? { kind: decision.kind, next_on: nextStepOn(decision, decision.at.slice(0, 10)) }
      : null,
  today: day,
})
const isLost = (story: Story) => lostReason(story.patient, plansOf(story)) !== null

const DECISIONS: Partial<Record<Step, (day: string) => VisitDecision>> = {
  authorize: () => ({ kind: 'authorize', grams_per_day: 1.5, months: 3, reason: '' }),
  defer: (day) => ({ kind: 'defer', next_on: addDays(day, 10), reason: 'Labs' }),
  decline: () => ({ kind: 'decline', reason: 'No indication' }),
  refer: () => ({ kind: 'refer', reason: 'Pain clinic' }),
  'see-again': () => ({ kind: 'see-again', weeks: 4, reason: '' }),
  'call-back': (day) => ({ kind: 'call-back', next_on: addDays(day, 3), reason: '' }),
}

/** What a step writes; the same rules as the product’s use cases. Null: not possible now. */
function take(story: Story, step: Step): Story | null {
  const { patient, day } = story
  const now = `${day}T15:00:${String(story.step % 60).padStart(2, '0')}.${String(story.step).padStart(3, '0')}Z`
  const wrote = (change: Partial<Patient>, plans: Partial<Story> = {}): Story => ({
    ...story,
    ...plans,
    patient: { ...patient, ...change },
  })
  const ruled = (decision: Decision, plans: Partial<Story> = {}) => ('refuse' in decision ? null : wrote(decision.change, plans))
  const of = { staff: STAFF, now, at: '2026-11-20 10:00' }
  const decided = DECISIONS[step]?.(day)
  if (decided) return ruled(completeAppointment(patient, { staff: STAFF, now, today: day, decided }), { decision: { ...decided, at: now } })
  switch (step) {
    case 'intake':
      return wrote({ async_questionnaire_complete: true, ...enterPcrQueue(patient, { appointment_type: 'New Patient', now }) })
    case 'renewal':
      return wrote(enterNpQueue(patient, { appointment_type: 'Renewal', lastSeen: null, now }))
    case 'follow-up':
      return wrote(enterFollowUp(patient, { now }))
    case 'help':
      return wrote(askForHelp(patient, { urgent_reason: null, now }))
    case 'claim-pcr':
      return ruled(claim(patient, { queue: 'pcr', staff: STAFF, active: 0, now }))
    case 'claim-np':
      return ruled(claim(patient, { queue: 'np', staff: STAFF, active: 0, now }))
    case 'release-pcr':
      return ruled(unassign(patient, { queue: 'pcr', staff: STAFF }))
    case 'release-np':
      return ruled(unassign(patient, { queue: 'np', staff: STAFF }))
    case 'hold':
      return ruled(hold(patient, of))
    case 'unhold':
      return ruled(unhold(patient, { staff: STAFF, active: 0 }))
    case 'send-to-np':
      return ruled(sendToNp(patient, { ...of, lastSeen: null }))
    case 'send-back':
      return ruled(sendBack(patient, of))
    case 'help-done':
      return ruled(completeHelp(patient, { staff: STAFF, ...plansOf(story) }))
    case 'help-back-in-line':
      return ruled(completeHelp(patient, { staff: STAFF, next: 'in-line', ...plansOf(story) }))
    default:
      return endOrPlan(story, step, now)
  }
}

/** Steps that end a patient, plan what follows, or let time pass. */
function endOrPlan(story: Story, step: Step, now: string): Story | null {
  const { patient, day } = story
  const wrote = (change: Partial<Patient>, plans: Partial<Story> = {}): Story => ({
    ...story,
    ...plans,
    patient: { ...patient, ...change },
  })
  const ruled = (decision: Decision) => ('refuse' in decision ? null : wrote(decision.change))
  switch (step) {
    case 'ineligible':
      return ruled(markIneligible(patient, { staff: STAFF, ineligible_reason: 'Other', eligible_date: null, now }))
    case 'eligible-again':
      return keptInLine(wrote(eligibleAgain()), now)
    case 'disabled':
      return wrote({ patient_active: false })
    case 'enabled':
      return keptInLine(wrote({ patient_active: true }), now)
    case 'complete':
      return ruled(completeAppointment(patient, { staff: STAFF, now, today: day }))
    case 'book':
      return story.visit === null ? wrote({}, { visit: addDays(day, 5) }) : null
    case 'cancel':
    case 'no-show':
      return story.visit === null ? null : keptInLine({ ...story, visit: null }, now)
    case 'call-planned':
      return wrote({}, { call: addDays(day, 2) })
    case 'call-made':
      return keptInLine({ ...story, call: null }, now)
    case 'merge':
      return merged(story)
    case 'night':
      return night(story, 1)
    case 'weeks-later':
      return Array.from({ length: 3 }).reduce<Story>((at) => night(at, 7), story)
  }
  return null
}

/** A patient for whom nothing would happen next is put into the PCR queue. */
function keptInLine(story: Story, now: string): Story {
  return isLost(story) ? { ...story, patient: { ...story.patient, ...entered(story.patient, now) } } : story
}

/** A duplicate with nothing of its own is merged into the record. */
function merged(story: Story): Story | null {
  const identity = {
    ...{ phone: '', email: '', gender: null, language: 'en', health_number: '', street_address: '', city: '', postal_code: '' },
    ...{ mailing_street_address: null, mailing_city: null, mailing_province: null, mailing_postal_code: null },
  }
  const side = (row: Patient) => ({ row, identity, merged_into: null, visitAhead: false, callAhead: false, drafts: [], hasDocument: false })
  const outcome = mergeRecords(side(story.patient), side({ ...newPatient('TCN-2'), async_questionnaire_complete: true }), [])
  if ('refuse' in outcome) return null
  return { ...story, patient: { ...story.patient, ...outcome.survivor.row } }
}

/** The night job: due calls are over, and patients for whom nothing would happen next return to the queue. */
function night(story: Story, days: number): Story {
  const day = addDays(story.day, days)
  const next = {
    ...story,
    day,
    call: story.call !== null && story.call <= day ? null : story.call,
    visit: story.visit !== null && story.visit < day ? null : story.visit,
  }
  return keptInLine(next, `${day}T09:00:00.000Z`)
}

/** A duplicate that was lost makes the surviving record lost; the exception list shows it at once, and the night returns it (decision 93). */
const SHOWN_UNTIL_NIGHT: readonly Step[] = ['merge']

test(`in ${HISTORIES} random histories something happens next for the patient at every step, or they were ended with a reason (F-3)`, () => {
  let taken = 0
  let returned = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...STEPS), { minLength: 8, maxLength: 40 }), (steps) => {
      let story: Story = {
        patient: { ...newPatient('TCN-1'), province: 'ON' },
        ...{ day: START, visit: null, call: null, decision: null, step: 0 },
      }
      for (const step of steps) {
        const next = take(story, step)
        if (!next) continue
        taken += 1
        const mayBeLost = isLost(story) || SHOWN_UNTIL_NIGHT.includes(step)
        story = { ...next, step: story.step + 1 }
        if (step === 'night' && story.patient.in_pcr_queue) returned += 1
        expect(isLost(story) && !mayBeLost, `lost after ${step} of ${steps.join(', ')}`).toBe(false)
        expect(isLost(night(story, 1)), `lost in the night after ${step}`).toBe(false)
      }
    }),
    { numRuns: HISTORIES },
  )
  expect(taken).toBeGreaterThan(HISTORIES * 5)
  expect(returned).toBeGreaterThan(100)
})
