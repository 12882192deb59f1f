import type { VisitDecision } from '@clinic/contract/queues/decision'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type VisitFacts, visitRefusal } from '../booking/visit-refusal.ts'
import { mergeRecords } from '../patients/merge-records.ts'
import type { Decision, Patient } from '../patients/patient.ts'
import { eligibleAgain } from '../patients/reset-eligibility.ts'
import { newPatient } from '../patients/status-fields.ts'
import { addDays } from '../shared/dates.ts'
import { bringBack } from './bring-back.ts'
import { claim } from './claim.ts'
import { person } from './clinic.test-data.ts'
import { completeAppointment, nextStepOn } from './complete-appointment.ts'
import { completeHelp } from './complete-help.ts'
import { askForHelp, entered, enterFollowUp, enterNpQueue, enterPcrQueue } from './enter.ts'
import { hold } from './hold.ts'
import { lostReason } from './lost-reason.ts'
import { markIneligible } from './mark-ineligible.ts'
import { correctDeath, recordDeath } from './record-death.ts'
import { reopened } from './reopen-intake.ts'
import { sendBack } from './send-back.ts'
import { sendToNp } from './send-to-np.ts'
import { SILENT_DAYS, silentIntake } from './silent-intake.ts'
import { unassign } from './unassign.ts'
import { type UndoStep, undo } from './undo.ts'
import { unhold } from './unhold.ts'

const HISTORIES = 10_000
/** Times that each step happens in them at least. */
const LEAST = 200
/** Milliseconds, on a busy machine. */
const PATIENCE = 120_000
/** An administrator sees the patient in every state, so that no undo is refused for that. */
const STAFF = person(1, { scopes: ['pcr', 'np', 'admin', 'user'] })
const START = '2026-11-20'

type Visit = VisitFacts & { ends_at: string; booked_at: string }
/** `came`: a visit was booked, and nothing ended the record since. */
type Plans = { visit: Visit | null; call: string | null; came: boolean }
/** A patient with what is planned. `call`: the day of the planned call. `last`: the change that may be undone, and what was planned before it. */
type Story = Plans & {
  patient: Patient
  day: string
  decision: (VisitDecision & { at: string }) | null
  step: number
  last: (UndoStep & Plans) | null
}

/** What is often refused is named more than once. */
const STEPS = [
  ...(['intake', 'claim-pcr', 'renewal', 'claim-np', 'follow-up', 'claim-pcr', 'help', 'claim-pcr', 'claim-np'] as const),
  ...(['complete', 'authorize', 'book', 'defer', 'claim-np', 'decline', 'refer', 'move', 'see-again', 'call-back', 'book'] as const),
  ...(['send-to-np', 'claim-np', 'send-back', 'undo', 'hold', 'unhold', 'help', 'help-done', 'help-back-in-line', 'cancel'] as const),
  ...(['day-of-visit', 'no-show', 'arrival', 'day-of-visit', 'no-show', 'arrival', 'undo', 'wrong-number', 'cancel', 'undo'] as const),
  ...(['call-planned', 'release-pcr', 'release-np', 'call-made', 'ineligible', 'undo', 'eligible-again', 'enabled', 'cancel'] as const),
  ...(['disabled', 'enabled', 'merge', 'night', 'claim-np', 'complete', 'night', 'weeks-later', 'help-done', 'cancel', 'undo'] as const),
  ...(['abandoned', 'book', 'cancel', 'abandoned', 'taken-up', 'seen-long-ago', 'book', 'no-show', 'ineligible', 'book-in-chat'] as const),
  ...(['claim-np', 'authorize', 'claim-np', 'call-back', 'abandoned', 'taken-up', 'claim-np', 'authorize', 'call-back'] as const),
  ...(['died', 'undo', 'death-corrected', 'renewal', 'claim-np', 'decline', 'renewal', 'claim-np', 'refer', 'decline', 'refer'] as const),
] as const
type Step = (typeof STEPS)[number]

/** One’s own changes that can be undone for a minute. */
const UNDOABLE: ReadonlySet<Step> = new Set<Step>([
  ...(['claim-pcr', 'claim-np', 'release-pcr', 'release-np', 'hold', 'unhold', 'send-to-np', 'send-back', 'help-done'] as const),
  ...(['help-back-in-line', 'ineligible', 'complete', 'authorize', 'defer', 'decline', 'refer', 'see-again', 'call-back'] as const),
  ...(['wrong-number', 'died'] as const),
])
/** What can be done once a death is recorded. */
const AFTER_DEATH: ReadonlySet<Step> = new Set<Step>(['undo', 'death-corrected', 'night', 'weeks-later'])

/** The instant of a step: seconds apart on one day, so that the changes of a day can be undone. */
const instantOf = ({ day, step }: Pick<Story, 'day' | 'step'>) => `${day}T15:00:${String(step).padStart(2, '0')}.000Z`
const plansOf = ({ day, step, visit, call, decision, patient }: Story) => ({
  visitAhead: visit?.state === 'booked' && visit.ends_at > instantOf({ day, step }),
  callAhead: call !== null && call > day,
  missedVisit: visit && isMissed(visit, instantOf({ day, step })) ? visit.booked_at : null,
  decision:
    decision && decision.at === patient.completed_appointment_at
      ? { kind: decision.kind, next_on: nextStepOn(decision, decision.at.slice(0, 10)) }
      : null,
  today: day,
})
const isMissed = ({ state, ends_at }: Visit, now: string) => state !== 'completed' && (state !== 'booked' || ends_at <= now)
/** By the facts alone, without the rule: a record that a visit brought back has no owner and no date ahead. */
function isAlone(story: Story): boolean {
  const { patient, came, day } = story
  const { visitAhead, callAhead, decision } = plansOf(story)
  const dated = visitAhead || callAhead || (decision?.next_on ?? '') > day || (patient.upcoming_renewal_date ?? '') >= day
  return came && !patient.in_pcr_queue && !patient.in_np_queue && !dated
}
const isLost = (story: Story) => lostReason(story.patient, plansOf(story)) !== null

const DECISIONS: Partial<Record<Step, (day: string) => VisitDecision>> = {
  authorize: () => ({ kind: 'authorize', grams_per_day: 1.5, months: 3, reason: '' }),
  defer: (day) => ({ kind: 'defer', next_on: addDays(day, 10), reason: 'Labs' }),
  decline: () => ({ kind: 'decline', reason: 'No indication' }),
  refer: () => ({ kind: 'refer', reason: 'Pain clinic' }),
  'see-again': () => ({ kind: 'see-again', weeks: 4, reason: '' }),
  'call-back': (day) => ({ kind: 'call-back', next_on: addDays(day, 3), reason: '' }),
}

/** The patient’s own steps in the chat: the first of them takes up an intake that had ended for silence. */
const IN_CHAT: ReadonlySet<Step> = new Set<Step>(['intake', 'renewal', 'follow-up', 'help'])

/** What a step writes; the same rules as the product’s use cases. Null: not possible now. */
function take(story: Story, step: Step): Story | null {
  const { patient, day } = story
  if (patient.death_recorded_at !== null && !AFTER_DEATH.has(step)) return null
  const now = instantOf(story)
  if (patient.abandoned_at !== null && IN_CHAT.has(step))
    return take({ ...story, patient: { ...patient, ...reopened(patient, now) } }, step)
  const wrote = (change: Partial<Patient>, plans: Partial<Story> = {}): Story => ({
    ...story,
    ...plans,
    patient: { ...patient, ...change },
  })
  const ruled = (decision: Decision, plans: Partial<Story> = {}) => ('refuse' in decision ? null : wrote(decision.change, plans))
  const of = { staff: STAFF, now, at: '2026-11-20 10:00' }
  const decided = DECISIONS[step]?.(day)
  if (decided)
    return ruled(completeAppointment(patient, { staff: STAFF, now, today: day, decided }), {
      decision: { ...decided, at: now },
      visit: completedVisit(story),
      came: false,
    })
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
  const ruled = (decision: Decision, plans: Partial<Story> = {}) => ('refuse' in decision ? null : wrote(decision.change, plans))
  switch (step) {
    case 'ineligible':
      return ruled(markIneligible(patient, { staff: STAFF, ineligible_reason: 'Other', eligible_date: null, now }), { came: false })
    case 'eligible-again':
      return patient.eligible ? null : keptInLine(wrote(eligibleAgain()), now)
    case 'disabled':
      return patient.patient_active ? wrote({ patient_active: false }, { came: false }) : null
    case 'abandoned':
      return isSilent(story) ? wrote({ patient_active: false, abandoned_at: now }, { came: false }) : null
    case 'taken-up':
      return patient.abandoned_at === null ? null : wrote(reopened(patient, now))
    case 'seen-long-ago': {
      const renewal = addDays(day, -200)
      const seen = { completed_appointment_at: `${addDays(renewal, -365)}T15:00:00.000Z`, upcoming_renewal_date: renewal }
      return patient.in_pcr_queue || patient.in_np_queue || story.visit ? null : wrote(seen)
    }
    case 'enabled':
      return patient.patient_active ? null : keptInLine(wrote({ patient_active: true, abandoned_at: null }), now)
    case 'died':
      return died(story, now)
    case 'death-corrected':
      return ruled(correctDeath(patient, { reason: 'by-mistake', now, at: '2026-11-20 10:00' }))
    case 'complete': {
      const completed = ruled(completeAppointment(patient, { staff: STAFF, now, today: day }))
      return completed && { ...completed, visit: completedVisit(story), came: false }
    }
    case 'call-planned':
      return wrote({}, { call: addDays(day, 2) })
    case 'call-made':
      return keptInLine({ ...story, call: null }, now)
    case 'wrong-number':
      return { ...story, call: null, patient: { ...patient, ...(patient.patient_active && entered(patient, now)) } }
    case 'undo':
      return undone(story, now)
    case 'merge':
      return merged(story)
    case 'night':
      return night(story, 1)
    case 'weeks-later':
      return Array.from({ length: 3 }).reduce<Story>((at) => night(at, 7), story)
    default:
      return visited(story, step, now)
  }
}

/** The visit ahead and the planned call end with the record. */
function died(story: Story, now: string): Story | null {
  const { patient, day, visit } = story
  const decision = recordDeath(patient, { reported_by: 'family', died_on: null, now, today: day, at: '2026-11-20 10:00' })
  if ('refuse' in decision) return null
  const isAhead = visit?.state === 'booked' && visit.ends_at > now
  const ended = { call: null, came: false, patient: { ...patient, ...decision.change } }
  return { ...story, ...ended, visit: isAhead ? { ...visit, state: 'cancelled' } : visit }
}

const visitOn = (day: string, booked_at: string): Visit => ({
  ...{ state: 'booked', starts_at: `${day}T14:45:00.000Z`, ends_at: `${day}T15:30:00.000Z`, no_show_at: null, booked_at },
})

function isSilent(story: Story): boolean {
  const { visitAhead, callAhead, missedVisit } = plansOf(story)
  const signs = {
    heardOn: addDays(story.day, -SILENT_DAYS),
    remindedOn: null,
    returnedOn: null,
    chatted: true,
    held: false,
    openAlarm: false,
  }
  return (
    silentIntake(story.patient, { ...signs, visitAhead, callAhead, visitMissed: missedVisit !== null, today: story.day }) === 'abandoned'
  )
}

/** What staff do with a visit (F-9), by the rule of the product. */
function visited(story: Story, step: Step, now: string): Story | null {
  const { visit, day } = story
  const moment = { now, isToday: visit?.starts_at.slice(0, 10) === day }
  const changed = (action: Parameters<typeof visitRefusal>[0], next: Partial<Visit>) =>
    visit && visitRefusal(action, visit, moment) === null ? keptInLine({ ...story, visit: { ...visit, ...next } }, now) : null
  switch (step) {
    case 'book':
    case 'book-in-chat': {
      if (visit?.state === 'booked' && visit.starts_at > now) return null
      const booked = { ...story, visit: visitOn(addDays(day, 5), now), came: true }
      // A patient writes in the chat with an active record; who is ineligible stays so until the practitioner decides.
      if (step === 'book-in-chat') return story.patient.patient_active ? keptInLine(booked, now) : null
      const back = bringBack(story.patient, { now, at: '2026-11-20 10:00' })
      return 'refuse' in back ? null : keptInLine({ ...booked, patient: { ...story.patient, ...back.change } }, now)
    }
    case 'move':
      return visit && changed('move', visitOn(addDays(day, 2), visit.booked_at))
    case 'cancel':
      return changed('cancel', { state: 'cancelled' })
    case 'no-show':
      return changed('no-show', { state: 'lapsed', no_show_at: now })
    case 'arrival':
      return changed('arrive', { state: 'booked', no_show_at: null })
    case 'day-of-visit':
      return visit?.state === 'booked' && visit.starts_at > now ? upTo(story, visit.starts_at.slice(0, 10)) : null
    default:
      return null
  }
}

/** Night after night until a day. */
function upTo(story: Story, day: string): Story {
  return story.day < day ? upTo(night(story, 1), day) : story
}

/** A completed appointment completes the visit of that day. */
function completedVisit({ visit, day }: Story): Visit | null {
  return visit?.state === 'booked' && visit.starts_at.slice(0, 10) === day ? { ...visit, state: 'completed' } : visit
}

/** The last change is undone, with what it did to a call and a visit; plans that ended since do not come back. */
function undone(story: Story, now: string): Story | null {
  const { last, patient } = story
  if (!last) return null
  const decision = undo(patient, { staff: STAFF, step: last, holders: [{ staff: STAFF, active: { np: 0, pcr: 0 } }], now })
  if ('refuse' in decision) return null
  const visit = patient.death_recorded_at !== null || story.visit?.state === 'completed' ? last.visit : story.visit
  const came = story.came || last.came
  return keptInLine({ ...story, visit, came, call: story.call ?? last.call, last: null, patient: { ...patient, ...decision.change } }, now)
}

/** The story with a new version where the patient changed, and with the change that may be undone. */
function versioned(before: Story, { patient, ...after }: Story, step: Step): Story {
  const changed = (Object.keys(patient) as (keyof Patient)[]).filter((field) => patient[field] !== before.patient[field])
  const version = changed.length > 0 ? before.patient.version + 1 : before.patient.version
  const last = UNDOABLE.has(step)
    ? {
        ...{
          user_id: STAFF.id,
          version_after: version,
          created_at: instantOf(before),
          visit: before.visit,
          call: before.call,
          came: before.came,
        },
        before: Object.fromEntries(changed.map((field) => [field, before.patient[field]])),
      }
    : after.last
  return { ...after, last, step: before.step + 1, patient: { ...patient, version } }
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
  const lapsed = (on: string) => (story.patient.upcoming_renewal_date ?? on) < addDays(on, -90)
  const next = {
    ...story,
    day,
    came: story.came && (lapsed(story.day) || !lapsed(day)),
    call: story.call !== null && story.call <= day ? null : story.call,
  }
  return keptInLine(next, `${day}T09:00:00.000Z`)
}

/** A duplicate that was lost makes the surviving record lost; the exception list shows it at once, and the night returns it (decision 93). */
const SHOWN_UNTIL_NIGHT: readonly Step[] = ['merge']

/** The first step that is possible now, from a place in the list on; what is seldom possible is taken as soon as it is. */
function takeFrom(story: Story, place: number): { step: Step; next: Story } {
  for (let offset = 0; offset < STEPS.length; offset += 1) {
    const step = STEPS[(place + offset) % STEPS.length] ?? 'night'
    const next = take(story, step)
    if (next) return { step, next: versioned(story, next, step) }
  }
  throw new Error('no step is possible')
}

/** Whether nothing is left that would have someone contact a person who has died. */
function hasEnded({ patient, visit, call, day, step }: Story): boolean {
  const waits = patient.patient_active || patient.in_pcr_queue || patient.in_np_queue || patient.need_pcr_help_flag
  const isAhead = visit?.state === 'booked' && visit.ends_at > instantOf({ day, step })
  const held = patient.assigned_pcr !== null || patient.assigned_np !== null
  return !waits && !held && patient.call_state === '' && !isAhead && call === null
}

test(
  `in ${HISTORIES} random histories something happens next for the patient at every step, or they were ended with a reason (F-3)`,
  () => {
    const seen = new Map<Step, number>()
    fc.assert(
      fc.property(fc.array(fc.noBias(fc.nat({ max: STEPS.length - 1 })), { minLength: 12, maxLength: 32, size: 'max' }), (places) => {
        let story: Story = {
          patient: { ...newPatient('TCN-1'), province: 'ON' },
          ...{ day: START, visit: null, call: null, came: false, decision: null, step: 0, last: null },
        }
        const taken: Step[] = []
        for (const place of places) {
          const { step, next } = takeFrom(story, place)
          taken.push(step)
          seen.set(step, (seen.get(step) ?? 0) + 1)
          const mayBeLost = isLost(story) || SHOWN_UNTIL_NIGHT.includes(step)
          story = next
          if (isLost(story) && !mayBeLost) throw new Error(`lost after ${taken.join(', ')}`)
          if (story.patient.death_recorded_at !== null && !hasEnded(story)) throw new Error(`not ended after ${taken.join(', ')}`)
          if (isAlone(story) && !isLost(story)) throw new Error(`booked, alone and not seen after ${taken.join(', ')}`)
          if (isLost(night(story, 1))) throw new Error(`lost in the night after ${taken.join(', ')}`)
        }
      }),
      { numRuns: HISTORIES },
    )
    expect(STEPS.filter((step) => (seen.get(step) ?? 0) < LEAST)).toEqual([])
  },
  PATIENCE,
)
