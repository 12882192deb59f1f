import type { Queue } from '@clinic/contract/queues'
import { type AppointmentType, HELP_REASONS } from '@clinic/contract/vocabulary'
import type { Visit } from '@clinic/core/chat/state/state'
import { type Manage, manage } from '@clinic/core/patient-list/manage'
import { setPriority } from '@clinic/core/patients/set-priority'
import { assign } from '@clinic/core/queues/assign'
import { claim } from '@clinic/core/queues/claim'
import { completeAppointment } from '@clinic/core/queues/complete-appointment'
import { completeHelp } from '@clinic/core/queues/complete-help'
import { hold } from '@clinic/core/queues/hold'
import { markIneligible } from '@clinic/core/queues/mark-ineligible'
import { sendBack } from '@clinic/core/queues/send-back'
import { sendToNp } from '@clinic/core/queues/send-to-np'
import { unassign } from '@clinic/core/queues/unassign'
import { unhold } from '@clinic/core/queues/unhold'
import { asyncIntake, renewal } from '../../content/starters.ts'
import { decisionRow } from '../../src/care/next-steps/record-decision.ts'
import { completionText } from '../../src/care/queues/complete-appointment.ts'
import { dayIn, minuteIn } from '../../src/platform/clock.ts'
import type { Decide } from '../decisions.ts'
import type { Person } from '../people.ts'
import { fillIn } from '../profiles/answers.ts'
import { aboutPatient, act, keepDetails, keepFinished, look, staffEntry, type Timeline } from './timelines.ts'

/** The queue actions of the demo’s staff, with the product’s own rules and audit texts. */
export type Actions = ReturnType<typeof openActions>

type Rooms = { zone: string; people: readonly Person[]; decide: Decide }

export function openActions({ zone, people, decide }: Rooms) {
  return { look, ...holding, ...passingOn(zone, people), ...closing(zone, decide), ...recording, ...managing }
}

/** Staff whose queue is off today had it on then. */
const onDuty = (by: Person) => ({ ...by, queue_enabled: true })

const holding = {
  claim(life: Timeline, by: Person, { queue, at }: { queue: Queue; at: string }) {
    look(life, by, at)
    const action = { at, by, action: 'Claim Patient', description: `Claimed in the ${queue.toUpperCase()} queue` } as const
    act(life, action, claim(life.patient, { staff: onDuty(by), queue, active: 0, now: at }))
  },
  assign(life: Timeline, by: Person, { queue, target, at }: { queue: Queue; target: Person; at: string }) {
    const action = { at, by, action: 'Assign Patient', description: `Assigned in the ${queue.toUpperCase()} queue` } as const
    act(life, action, assign(life.patient, { staff: by, target: onDuty(target), queue, active: 0, confirmed: false, now: at }))
  },
  release(life: Timeline, by: Person, { queue, at }: { queue: Queue; at: string }) {
    const action = { at, by, action: 'Unassign Patient', description: `Released in the ${queue.toUpperCase()} queue` } as const
    act(life, action, unassign(life.patient, { staff: by, queue }))
  },
  hold(life: Timeline, by: Person, at: string) {
    act(life, { at, by, action: 'Hold Patient', description: 'Put on hold' }, hold(life.patient, { staff: by, now: at }))
  },
  unhold(life: Timeline, by: Person, at: string) {
    act(life, { at, by, action: 'Unhold Patient', description: 'Taken off hold' }, unhold(life.patient, { staff: by, active: 0 }))
  },
}

const passingOn = (zone: string, people: readonly Person[]) => ({
  /** Returns to the last practitioner if on duty today, as the rule has it. */
  sendToNp(life: Timeline, by: Person, at: string) {
    const last = people.find(({ id, active }) => active && id === life.patient.last_seen_practitioner)
    const action = { at, by, action: 'Send To NP Queue', description: 'Moved to the NP queue' } as const
    const lastSeen = last ? { staff: last, active: 0 } : null
    act(life, action, sendToNp(life.patient, { staff: by, lastSeen, now: at, at: minuteIn(zone, at) }))
  },
  sendBack(life: Timeline, by: Person, at: string) {
    const action = { at, by, action: 'Send Back To PCR Queue', description: 'Sent back to the PCR queue' } as const
    act(life, action, sendBack(life.patient, { staff: by, now: at, at: minuteIn(zone, at) }))
  },
})

const closing = (zone: string, decide: Decide) => ({
  complete(life: Timeline, by: Person, at: string) {
    const { patient } = life
    const today = dayIn(zone, at)
    const decided = decide(patient, at)
    const action = { at, by, action: 'Complete Appointment', description: completionText(decided) } as const
    act(life, action, completeAppointment(patient, { staff: by, now: at, today, ...(decided && { decided }) }))
    const by_whom = { patient_id: patient.patient_id, user_id: by.id, decided_at: at, today }
    if (decided) life.decisions.push(decisionRow(decided, by_whom))
    life.encounters.push({
      patient_id: patient.patient_id,
      user_id: patient.assigned_np ?? by.id,
      was_new_patient: patient.is_new_patient,
      appointment_type: patient.appointment_type,
      completed_at: at,
    })
  },
  completeHelp(life: Timeline, by: Person, at: string) {
    act(
      life,
      { at, by, action: 'Complete Help Request', description: 'Completed the help request' },
      completeHelp(life.patient, { staff: by, visitAhead: false, decision: null, today: at.slice(0, 10) }),
    )
  },
  ineligible(life: Timeline, by: Person, { at, reason, eligible_date }: { at: string; reason: string; eligible_date: string | null }) {
    const action = { at, by, action: 'Mark Patient Ineligible', description: `Marked as ineligible: ${reason}` } as const
    act(life, action, markIneligible(life.patient, { staff: by, now: at, ineligible_reason: reason, eligible_date }))
  },
})

const managing = {
  priority(life: Timeline, by: Person, at: string) {
    const action = { at, by, action: 'Flag Priority', description: 'Flagged as a priority' } as const
    act(life, action, setPriority(life.patient, { staff: by, need_pcr_help_flag: true, confirmed: false }))
  },
  disable(life: Timeline, by: Person, at: string) {
    const order: Manage = { verb: 'set-active', patient_active: false }
    act(life, { at, by, action: 'Disable Patient', description: 'Made inactive' }, manage(life.patient, order, { staff: by, now: at }))
  },
  putInPcr(life: Timeline, by: Person, { at, type, follow = false }: { at: string; type: AppointmentType; follow?: boolean }) {
    const pcr_help_reason = follow ? HELP_REASONS.followUp : ''
    const order: Manage = { verb: 'put-in-pcr-queue', appointment_type: type, need_pcr_help_flag: follow, pcr_help_reason }
    act(
      life,
      { at, by, action: 'Put In PCR Queue', description: 'Put in the PCR queue' },
      manage(life.patient, order, { staff: by, now: at }),
    )
  },
  putInNp(life: Timeline, by: Person, { at, type }: { at: string; type: AppointmentType }) {
    const order: Manage = { verb: 'put-in-np-queue', appointment_type: type }
    act(
      life,
      { at, by, action: 'Put In NP Queue', description: 'Put in the NP queue' },
      manage(life.patient, order, { staff: by, now: at }),
    )
  },
}

const recording = {
  note(life: Timeline, by: Person, { at, text }: { at: string; text: string }) {
    const action = { at, by, action: 'Update Appointment Notes', description: 'Wrote the appointment notes' } as const
    act(life, action, { change: { appointment_notes: text } })
  },
  optIn(life: Timeline, by: Person, { at, wish }: { at: string; wish: boolean }) {
    const action = {
      at,
      by,
      action: wish ? 'Opt In For Call' : 'Opt Out Of Call',
      description: wish ? 'Would like a call' : 'Would not like a call',
    } as const
    act(life, action, { change: { opted_in_for_call: wish } })
  },
  /** A record entered from paper, for patients from before the chat or without it. */
  enrol(life: Timeline, by: Person, at: string) {
    const { personal, province } = life.profile
    keepDetails(life, personal)
    const fields = {
      first_name: personal.firstName,
      last_name: personal.lastName,
      date_of_birth: personal.dateOfBirth,
      province,
      different_mailing_address: personal.differentMailingAddress,
    }
    act(life, { at, by, action: 'New Patient Created', description: 'Typed in from paper' }, { change: fields })
  },
  /** Answers entered by staff. */
  takeAnswers(life: Timeline, by: Person, { at, visit }: { at: string; visit: Visit }) {
    const done = fillIn(visit === 'renewal' ? renewal : asyncIntake, visit, { profile: life.profile, chance: life.chance, at })
    const changes = keepFinished(life, done, { at, conversation_id: null })
    const description = `${done.key}, version ${done.version}`
    life.entries.push({ ...staffEntry(by, at), action: 'Questionnaire Finished', description, ...aboutPatient(life), changes })
  },
}
