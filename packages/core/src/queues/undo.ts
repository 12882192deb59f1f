import { QUEUES, type Queue, UNDO_SECONDS } from '@clinic/contract/queues'
import { isCapable, type Staff } from '../authorization/staff.ts'
import { type Decision, type Patient, refuse } from '../patients/patient.ts'
import { millisecondsBetween } from '../shared/instants.ts'
import { isInQueue, isLicensedFor, reasonByWork } from './can-see.ts'
import { holderIn, limitOf } from './claim.ts'

/** A change’s user, time, resulting version, and old field values. */
export type UndoStep = { user_id: number; version_after: number; before: Partial<Patient>; created_at: string }
/** `holders`: the users from `boundAgain`, with their other active patients per queue. */
export type UndoFacts = {
  staff: Staff
  step: UndoStep
  /** The record is open to them although they do not work with the patient. */
  isOpen?: boolean
  holders: readonly { staff: Staff; active: Readonly<Record<Queue, number>> }[]
  now: string
}

/**
 * Undoes one’s own change of the last minute without later changes (C-12). The result must satisfy today’s rules: the
 * user who gets the patient back must be allowed to and have room. Refusals: `undo-expired`, `version-conflict`,
 * `patient-not-found`, `undo-holder`, `undo-limit`.
 */
export function undo(patient: Patient, { staff, step, isOpen = false, holders, now }: UndoFacts): Decision {
  if (step.user_id !== staff.id || millisecondsBetween(step.created_at, now) > UNDO_SECONDS * 1000) return refuse('undo-expired')
  if (patient.version !== step.version_after) return refuse('version-conflict')
  const after = { ...patient, ...step.before }
  if (!isOpen && reasonByWork(staff, after) === null) return refuse('patient-not-found')
  for (const { queue, user_id } of bonds(patient, after)) {
    const holder = holders.find((one) => one.staff.id === user_id)
    if (!holder || !mayHold(holder.staff, after, queue)) return refuse('undo-holder', { name: holder?.staff.name })
    if (countsIn(after, queue) && holder.active[queue] >= limitOf(queue)) return refuse('undo-limit', { name: holder.staff.name })
  }
  return { change: step.before }
}

/** The users who would get the patient back, or active again; lock them while deciding. */
export function boundAgain(patient: Patient, step: UndoStep): number[] {
  if (patient.version !== step.version_after) return []
  return [...new Set(bonds(patient, { ...patient, ...step.before }).map(({ user_id }) => user_id))]
}

type Bond = { queue: Queue; user_id: number }

function bonds(before: Patient, after: Patient): Bond[] {
  return QUEUES.flatMap((queue) => {
    const user_id = holderIn(after, queue)
    if (user_id === null) return []
    const isNew = holderIn(before, queue) !== user_id || (countsIn(after, queue) && !countsIn(before, queue))
    return isNew ? [{ queue, user_id }] : []
  })
}

function countsIn(patient: Patient, queue: Queue): boolean {
  return holderIn(patient, queue) !== null && isInQueue(patient, queue) && !(queue === 'np' && patient.on_hold_in_queue)
}

function mayHold(staff: Staff, patient: Patient, queue: Queue): boolean {
  return isCapable(staff, queue) && staff.queue_enabled && (queue === 'pcr' || isLicensedFor(staff, patient))
}
