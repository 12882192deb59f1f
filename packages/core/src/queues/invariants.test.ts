import { NP_ACTIVE_LIMIT, PCR_LIMIT, type Queue } from '@clinic/contract/queues'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Staff } from '../authorization/staff.ts'
import { manage } from '../patient-list/manage.ts'
import { isUrgent } from '../patients/is-urgent.ts'
import type { Decision, Patient } from '../patients/patient.ts'
import { eligibleAgain, resetEligibility } from '../patients/reset-eligibility.ts'
import { setPriority } from '../patients/set-priority.ts'
import { newPatient } from '../patients/status-fields.ts'
import { assign } from './assign.ts'
import { claim } from './claim.ts'
import { person } from './clinic.test-data.ts'
import { completeAppointment } from './complete-appointment.ts'
import { completeHelp } from './complete-help.ts'
import { askForHelp, enterFollowUp, enterNpQueue, enterPcrQueue } from './enter.ts'
import { hold } from './hold.ts'
import { holdPcr } from './hold-pcr.ts'
import { lostReason } from './lost-reason.ts'
import { ineligibleOnTreatment, markIneligible, stopped } from './mark-ineligible.ts'
import { sendBack } from './send-back.ts'
import { sendToNp } from './send-to-np.ts'
import { unassign } from './unassign.ts'
import { boundAgain, type UndoStep, undo } from './undo.ts'
import { unhold } from './unhold.ts'

const STAFF = [
  person(1),
  person(2),
  person(3, { provinces: ['ON', 'AB'] }),
  person(4, { scopes: ['admin', 'npmanager', 'pcrmanager', 'user'], pcr_capable: false, np_capable: false }),
]
const PATIENTS = 14
const PLANS = { visitAhead: false, decision: null, today: '2026-11-20' }
/** The chat’s actions, which cannot be undone. */
const OF_CHAT: readonly string[] = [
  'ineligible-on-treatment',
  'enter',
  'enter-np',
  'enter-follow-up',
  'help',
  'urgent-help',
  'ineligible-in-chat',
  'eligible-in-chat',
]
/** A person ends these on purpose, or has to be asked something first; at night who is lost by them returns to the queue (decision 93). */
const MAY_LOSE: readonly string[] = ['remove-pcr', 'remove-np', 'reset', 'eligible-in-chat', 'undo']
const VERBS = [
  'enter',
  'enter-np',
  'enter-follow-up',
  'help',
  'urgent-help',
  'urgent-help',
  'claim-pcr',
  'claim-np',
  'unassign-pcr',
  'unassign-np',
  'assign-pcr',
  'assign-np',
  'hold',
  'unhold',
  'hold-pcr',
  'send-to-np',
  'send-back',
  'complete',
  'complete-help',
  'complete-help-among-many',
  'ineligible',
  'ineligible-in-chat',
  'ineligible-on-treatment',
  'eligible-in-chat',
  'reset',
  'help-off',
  'priority',
  'priority-off',
  'put-in-pcr',
  'put-in-np',
  'remove-pcr',
  'remove-np',
  'province',
  'undo',
  'undo',
] as const
type Verb = (typeof VERBS)[number]
type Move = { verb: Verb; who: number; patient: number; target: number }

const move: fc.Arbitrary<Move> = fc.record({
  verb: fc.constantFrom(...VERBS),
  who: fc.nat(STAFF.length - 1),
  patient: fc.nat(PATIENTS - 1),
  target: fc.nat(STAFF.length - 1),
})

test('any sequence of actions and undos keeps one assigned user, the limits, holds only when assigned, no entry time outside a queue, growing versions, an open urgent request through every eligibility outcome, and that something happens next (C-12, F-3, F-4, F-19)', {
  timeout: 120_000,
}, () => {
  let undone = 0
  let survived = 0
  fc.assert(
    fc.property(fc.array(move, { minLength: 20, maxLength: 120 }), (moves) => {
      const clinic = Array.from(
        { length: PATIENTS },
        (_, n): Patient => ({ ...newPatient(`TCN-${n}`), province: n % 4 === 3 ? 'AB' : 'ON', async_questionnaire_complete: n % 2 === 0 }),
      )
      const steps = new Map<string, UndoStep>()
      const undoSteps = new Set<UndoStep>()
      let newest = 0
      moves.forEach((step, index) => {
        // An undo mostly directly follows what it undoes.
        const place = step.verb === 'undo' && step.target > 0 ? newest : step.patient
        const before = clinic[place]
        if (!before) return
        const now = `2026-11-20T15:00:${String(index % 60).padStart(2, '0')}.000Z`
        const kept = steps.get(before.patient_id)
        const decision = step.verb === 'undo' ? takeBack(clinic, before, { kept, now }) : decide(clinic, before, { ...step, now })
        if ('refuse' in decision) return
        undone += step.verb === 'undo' ? 1 : 0
        survived += isUrgent(before) && decision.change.eligible === false ? 1 : 0
        const after = { ...before, ...decision.change, version: before.version + 1 }
        clinic[place] = after
        newest = place
        // Undoing an undo completes the request a second time.
        if (!(kept && step.verb === 'undo' && undoSteps.has(kept))) expectStillUrgent(before, after, step.verb)
        if (OF_CHAT.includes(step.verb)) steps.delete(before.patient_id)
        else {
          const made = {
            user_id: (STAFF[step.who] ?? person(1)).id,
            version_after: after.version,
            before: Object.fromEntries(Object.keys(decision.change).map((field) => [field, before[field as keyof Patient]])),
            created_at: now,
          }
          steps.set(before.patient_id, made)
          if (step.verb === 'undo') undoSteps.add(made)
        }
        expect(after.version).toBeGreaterThan(before.version)
        expectSound(clinic, after)
        if (lostReason(before, PLANS) === null && !MAY_LOSE.includes(step.verb)) expect(lostReason(after, PLANS)).toBeNull()
      })
    }),
    { numRuns: 2000 },
  )
  expect(undone).toBeGreaterThan(100)
  expect(survived).toBeGreaterThan(100)
})

/**
 * Only completion closes an urgent request; until then its patient is in a queue, after an eligibility outcome in the
 * PCR queue.
 */
function expectStillUrgent(before: Patient, after: Patient, verb: Verb): void {
  if (!isUrgent(before) || verb === 'complete-help') return
  expect(isUrgent(after), verb).toBe(true)
  expect(after.pcr_help_reason).not.toBe('')
  if (verb === 'ineligible-on-treatment') expect(after).toMatchObject({ in_pcr_queue: true, in_np_queue: true, eligible: false })
  if (verb === 'ineligible' || verb === 'ineligible-in-chat') expect(after).toMatchObject({ in_pcr_queue: true, eligible: false })
}

/** The last change is undone by its user. */
function takeBack(clinic: readonly Patient[], patient: Patient, { kept, now }: { kept: UndoStep | undefined; now: string }): Decision {
  const staff = STAFF.find(({ id }) => id === kept?.user_id)
  if (!kept || !staff) return { refuse: 'undo-expired' }
  const except = patient.patient_id
  const holders = STAFF.filter(({ id }) => boundAgain(patient, kept).includes(id)).map((holder) => ({
    staff: holder,
    active: { pcr: active(clinic, 'pcr', { id: holder.id, except }), np: active(clinic, 'np', { id: holder.id, except }) },
  }))
  return undo(patient, { staff, step: kept, holders, now })
}

function expectSound(clinic: readonly Patient[], patient: Patient): void {
  expect(patient.in_pcr_queue).toBe(patient.entered_pcr_queue_at !== null)
  expect(patient.in_np_queue).toBe(patient.entered_np_queue_at !== null)
  if (patient.on_hold_in_queue) expect(patient.in_np_queue && patient.assigned_np !== null).toBe(true)
  expect(patient.pcr_hold_reason === '').toBe(patient.pcr_hold_until === null)
  if (patient.manager_priority) expect(patient.need_pcr_help_flag).toBe(true)
  if (isUrgent(patient)) expect(patient.need_pcr_help_flag && (patient.in_pcr_queue || patient.in_np_queue)).toBe(true)
  if (!patient.eligible) expect(patient.ineligible_reason).not.toBe('')
  expect((patient.assigned_np === null) === (patient.assigned_np_at === null)).toBe(true)
  for (const { id } of STAFF) {
    expect(active(clinic, 'np', { id })).toBeLessThanOrEqual(NP_ACTIVE_LIMIT)
    expect(active(clinic, 'pcr', { id })).toBeLessThanOrEqual(PCR_LIMIT)
  }
}

function active(clinic: readonly Patient[], queue: Queue, { id, except = '' }: { id: number; except?: string }): number {
  const mine = (patient: Patient) =>
    queue === 'pcr'
      ? patient.assigned_pcr === id && patient.in_pcr_queue
      : patient.assigned_np === id && patient.in_np_queue && !patient.on_hold_in_queue
  return clinic.filter((patient) => patient.patient_id !== except && mine(patient)).length
}

function decide(clinic: readonly Patient[], patient: Patient, { verb, who, target, now }: Move & { now: string }): Decision {
  const staff = STAFF[who] ?? person(1)
  const to = STAFF[target] ?? person(1)
  const count = (queue: Queue, id: number) => active(clinic, queue, { id, except: patient.patient_id })
  const place = { staff, now, at: now, today: now.slice(0, 10) }
  switch (verb) {
    case 'enter':
      return { change: enterPcrQueue(patient, { appointment_type: 'New Patient', now }) }
    case 'help':
      return { change: askForHelp(patient, { urgent_reason: null, now }) }
    case 'urgent-help':
      return { change: askForHelp(patient, { urgent_reason: target === 0 ? 'red-flag' : 'suicide', now }) }
    case 'enter-np':
      return { change: enterNpQueue(patient, { appointment_type: 'Renewal', lastSeen: null, now }) }
    case 'enter-follow-up':
      return { change: enterFollowUp(patient, { now }) }
    case 'ineligible-in-chat':
      return { change: stopped(patient, { ineligible_reason: 'Schizophrenia', eligible_date: null }, now) }
    case 'ineligible-on-treatment':
      return {
        change: ineligibleOnTreatment(patient, { ineligible_reason: 'Schizophrenia', eligible_date: null }, { lastSeen: null, now }),
      }
    case 'eligible-in-chat':
      return { change: eligibleAgain() }
    case 'claim-pcr':
    case 'claim-np': {
      const queue = verb === 'claim-pcr' ? 'pcr' : 'np'
      return claim(patient, { staff, queue, active: count(queue, staff.id), now })
    }
    case 'assign-pcr':
    case 'assign-np': {
      const queue = verb === 'assign-pcr' ? 'pcr' : 'np'
      return assign(patient, { staff, target: to, queue, active: count(queue, to.id), confirmed: false, now })
    }
    case 'unassign-pcr':
      return unassign(patient, { staff, queue: 'pcr' })
    case 'unassign-np':
      return unassign(patient, { staff, queue: 'np' })
    case 'hold':
      return hold(patient, { staff, now })
    case 'unhold':
      return unhold(patient, { staff, active: patient.assigned_np === null ? 0 : count('np', patient.assigned_np) })
    case 'hold-pcr':
      return holdPcr(patient, { staff, now, reason: 'documents', until: '2026-11-21T15:00:00.000Z' })
    case 'send-to-np': {
      const last = STAFF.find((one) => one.id === patient.last_seen_practitioner)
      return sendToNp(patient, { ...place, lastSeen: last ? { staff: last, active: count('np', last.id) } : null })
    }
    case 'send-back':
      return sendBack(patient, place)
    case 'complete':
      return completeAppointment(patient, place)
    case 'complete-help':
      return completeHelp(patient, { staff, ...PLANS })
    case 'complete-help-among-many':
      return completeHelp(patient, { staff, among: true, ...PLANS })
    default:
      return decideForManager(patient, verb, { ...place, confirmed: target % 2 === 0 })
  }
}

type Place = { staff: Staff; now: string; confirmed: boolean }

function decideForManager(patient: Patient, verb: Verb, { confirmed, ...place }: Place): Decision {
  const { staff } = place
  switch (verb) {
    case 'ineligible':
      return markIneligible(patient, { ...place, ineligible_reason: 'Other', eligible_date: null })
    case 'reset':
      return resetEligibility(staff)
    case 'priority':
    case 'priority-off':
      return setPriority(patient, { staff, need_pcr_help_flag: verb === 'priority', confirmed })
    case 'help-off':
      return manage(patient, { verb: 'set-help', need_pcr_help_flag: false, pcr_help_reason: '' }, place)
    case 'put-in-pcr':
      return manage(
        patient,
        { verb: 'put-in-pcr-queue', appointment_type: 'Reminder Call', pcr_help_reason: '', need_pcr_help_flag: confirmed },
        place,
      )
    case 'put-in-np':
      return manage(patient, { verb: 'put-in-np-queue', appointment_type: 'Renewal' }, place)
    case 'remove-pcr':
      return manage(patient, { verb: 'remove-from-queue', queue: 'pcr' }, place)
    case 'remove-np':
      return manage(patient, { verb: 'remove-from-queue', queue: 'np' }, place)
    case 'province':
      return manage(patient, { verb: 'set-province', province: 'AB' }, place)
    default:
      throw new Error(`${verb} is not a manager action`)
  }
}
