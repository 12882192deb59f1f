import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REMINDER_DAYS } from '../booking/plan-reminders.ts'
import type { Decision, Patient } from '../patients/patient.ts'
import { newPatient } from '../patients/status-fields.ts'
import { addDays } from '../shared/dates.ts'
import { claim } from './claim.ts'
import { person } from './clinic.test-data.ts'
import { completeHelp } from './complete-help.ts'
import { askForHelp, entered, enterPcrQueue } from './enter.ts'
import { lostReason } from './lost-reason.ts'
import { reopened, reopenIntake } from './reopen-intake.ts'
import { type IntakeSigns, SILENT_DAYS, silentIntake } from './silent-intake.ts'

const HISTORIES = 500
/** Milliseconds: beside other tests. */
const PATIENCE = 120_000
const STAFF = person(1)

/** An intake in the chat and what is planned. `visit`: its day; the day before that on which it was cancelled. `reachable`: reminders may be sent. */
type Story = Pick<IntakeSigns, 'heardOn' | 'remindedOn' | 'returnedOn' | 'chatted' | 'openAlarm' | 'held'> & {
  patient: Patient
  day: string
  visit: string | null
  reachable: boolean
}

const STEPS = [
  ...([
    'begin',
    'write',
    'unsubscribe',
    'flag',
    'flag',
    'flag',
    'lower-flag',
    'alarm',
    'alarm-closed',
    'join',
    'hand-back',
    'finish',
  ] as const),
  ...(['come-back', 'come-back', 'reopen', 'help', 'claim', 'help-done', 'book', 'cancel', 'disabled', 'enabled'] as const),
  ...(['night', 'week-later', 'month-later', 'month-later', 'month-later', 'month-later'] as const),
] as const
type Step = (typeof STEPS)[number]

const plansOf = ({ visit, day }: Story) => ({
  ...{ visitAhead: visit !== null && visit >= day, callAhead: false, decision: null, today: day },
  missedVisit: visit !== null && visit < day ? `${visit}T12:00:00.000Z` : null,
})
const signsOf = (story: Story): IntakeSigns => ({ ...story, ...plansOf(story), visitMissed: plansOf(story).missedVisit !== null })

/** What a step writes, by the rules of the product. Null: not possible now. */
function take(story: Story, step: Step): Story | null {
  const { patient, day } = story
  const now = `${day}T15:00:00.000Z`
  const wrote = (change: Partial<Patient>, more: Partial<Story> = {}): Story => ({ ...story, ...more, patient: { ...patient, ...change } })
  const ruled = (decision: Decision, more: Partial<Story> = {}) => ('refuse' in decision ? null : wrote(decision.change, more))
  const heard = { heardOn: day, chatted: true }
  const isThere = story.chatted && patient.patient_active
  switch (step) {
    case 'begin':
      if (!patient.patient_active || patient.async_questionnaire_complete) return null
      return wrote({ questionnaire_in_progress: true, questionnaire_started_at: now }, heard)
    case 'write':
      return isThere ? wrote({}, heard) : null
    case 'come-back':
      return patient.abandoned_at === null ? null : wrote(reopened(patient, now), heard)
    case 'reopen':
      return ruled(reopenIntake(patient, { now }), { heardOn: day })
    case 'finish':
      if (!isThere) return null
      return wrote(
        {
          questionnaire_in_progress: false,
          async_questionnaire_complete: true,
          ...enterPcrQueue(patient, { appointment_type: 'New Patient', now }),
        },
        heard,
      )
    case 'help':
      return isThere ? wrote(askForHelp(patient, { urgent_reason: null, now }), heard) : null
    case 'claim':
      return ruled(claim(patient, { queue: 'pcr', staff: STAFF, active: 0, now }))
    case 'help-done':
      return ruled(completeHelp(patient, { staff: STAFF, ...plansOf(story) }))
    case 'disabled':
      return wrote({ patient_active: false })
    case 'enabled':
      return wrote(reopened(patient, now), { heardOn: day })
    default:
      return passTime(story, step) ?? noteSign(story, step)
  }
}

function noteSign(story: Story, step: Step): Story | null {
  switch (step) {
    case 'unsubscribe':
      return { ...story, reachable: false }
    case 'flag':
    case 'lower-flag':
      return { ...story, patient: { ...story.patient, risks_vs_benefits_flags: { bipolar_mania: step === 'flag' } } }
    case 'alarm':
    case 'alarm-closed':
      return { ...story, openAlarm: step === 'alarm' }
    case 'join':
    case 'hand-back':
      return story.chatted ? { ...story, held: step === 'join' } : null
    case 'book':
      return { ...story, visit: addDays(story.day, 5) }
    case 'cancel':
      return plansOf(story).visitAhead ? returnedIfLost({ ...story, visit: addDays(story.day, -1) }) : null
  }
  return null
}

function returnedIfLost(story: Story): Story {
  const { patient, day } = story
  return lostReason(patient, plansOf(story)) === null
    ? story
    : { ...story, patient: { ...patient, ...entered(patient, `${day}T09:25:00.000Z`) } }
}

const NIGHTS: Partial<Record<Step, number>> = { night: 1, 'week-later': 7, 'month-later': 31 }

function passTime(story: Story, step: Step): Story | null {
  const nights = NIGHTS[step]
  return nights === undefined ? null : Array.from({ length: nights }).reduce<Story>(night, story)
}

/** A reminder leaves, patients for whom nothing would happen next return to the queue, and silent intakes end. */
function night(before: Story): Story {
  const day = addDays(before.day, 1)
  const story = { ...before, day, remindedOn: isReminded(before, day) ? day : before.remindedOn }
  const { patient } = story
  const now = `${day}T09:25:00.000Z`
  const kept = returnedIfLost(story)
  if (kept !== story) return kept
  const outcome = silentIntake(patient, signsOf(story))
  if (outcome === 'flagged') return { ...story, returnedOn: day, patient: { ...patient, ...entered(patient, now) } }
  return outcome === null ? story : { ...story, patient: { ...patient, patient_active: false, abandoned_at: now } }
}

function isReminded({ patient, reachable }: Story, day: string): boolean {
  const { patient_active, questionnaire_in_progress, questionnaire_started_at } = patient
  if (!patient_active || !questionnaire_in_progress || questionnaire_started_at === null || !reachable) return false
  return REMINDER_DAYS.unfinished.some((days) => addDays(questionnaire_started_at.slice(0, 10), days) === day)
}

/** Begun and active with no owner and no next step: only the chat has them, and for at most 30 days since anyone was heard of. */
function isAdrift(story: Story): boolean {
  const { patient, day } = story
  const begun = patient.patient_active && patient.questionnaire_in_progress && !patient.async_questionnaire_complete
  const owned = patient.in_pcr_queue || patient.assigned_pcr !== null || story.openAlarm || story.held || plansOf(story).visitAhead
  if (!begun || owned) return false
  const last = [story.heardOn, story.remindedOn, story.returnedOn]
    .filter((one) => one !== null)
    .sort()
    .at(-1)
  return last === undefined || addDays(last, SILENT_DAYS) <= day
}

test(
  `in ${HISTORIES} random histories of reminders, silence and returns an intake is someone’s, or ends 30 days after it was last heard of (F-3)`,
  () => {
    const counts = { abandoned: 0, flagged: 0, 'come-back': 0, reopen: 0 }
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STEPS), { minLength: 6, maxLength: 20 }), (steps) => {
        let story: Story = {
          ...{ patient: { ...newPatient('TCN-1'), province: 'ON' }, day: '2026-11-20', visit: null, reachable: true },
          ...{ heardOn: null, remindedOn: null, returnedOn: null, chatted: false, openAlarm: false, held: false },
        }
        for (const step of ['begin' as const, ...steps]) {
          story = take(story, step) ?? story
          const { patient_active, abandoned_at, in_pcr_queue } = story.patient
          if (step === 'month-later' && abandoned_at !== null) counts.abandoned += 1
          if (step === 'month-later' && in_pcr_queue && story.returnedOn !== null) counts.flagged += 1
          if (step === 'come-back' || step === 'reopen') counts[step] += 1
          expect(abandoned_at !== null && patient_active, `both ended and active after ${step}`).toBe(false)
          expect(isAdrift(night(story)), `silent without an end after ${step} of ${steps.join(', ')}`).toBe(false)
        }
      }),
      { numRuns: HISTORIES },
    )
    for (const [what, times] of Object.entries(counts)) expect(times, what).toBeGreaterThan(HISTORIES / 50)
  },
  PATIENCE,
)
