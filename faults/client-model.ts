import { QUEUE_ACTIONS, type QueueAction } from './history.ts'

type Queue = 'np' | 'pcr'
type PatientModel = { queue: Queue | null; holder: number | null; onHold: boolean }

/** What the clients of a run believe about patients: often wrong, as screens are. It only chooses whom they try next. */
export type ClientModel = {
  heldBy(queue: Queue, user_id: number): string[]
  heldByOthers(queue: Queue, user_id: number): string[]
  /** The first few unassigned patients: few, so that clients collide. */
  free(queue: Queue, most: number): string[]
  isOnHold(patient_id: string): boolean
  done(act: { action: QueueAction; patient_id: string }, user_id: number): void
  refused(act: { action: QueueAction; patient_id: string }, user_id: number, why: string): void
  /** The rows that a user's own list shows, at most its first page. */
  seen(queue: Queue, user_id: number, rows: readonly { patient_id: string; on_hold_in_queue: boolean }[]): void
}

/** The patient has an assignee, but it is not known who. */
const UNKNOWN_HOLDER = -1
const MOST_OTHERS = 40

/** Starts from patients by id and their queue. */
export function openClientModel(start: ReadonlyMap<string, Queue>): ClientModel {
  const patients = new Map<string, PatientModel>([...start].map(([id, queue]) => [id, { queue, holder: null, onHold: false }]))
  const held = new Map<string, PatientModel>()
  const put = (id: string, patient: PatientModel) => {
    if (!patients.has(id)) return
    if (patient.queue === null) patients.delete(id)
    else patients.set(id, patient)
    if (patient.queue !== null && patient.holder !== null) held.set(id, patient)
    else held.delete(id)
  }
  const among = (keep: (patient: PatientModel) => boolean) => [...held].flatMap(([id, patient]) => (keep(patient) ? [id] : []))
  return {
    heldBy: (queue, user_id) => among((one) => one.queue === queue && one.holder === user_id),
    heldByOthers: (queue, user_id) => among((one) => one.queue === queue && one.holder !== user_id).slice(-MOST_OTHERS),
    free(queue, most) {
      const found: string[] = []
      for (const [id, patient] of patients) {
        if (patient.queue === queue && patient.holder === null) found.push(id)
        if (found.length === most) break
      }
      return found
    },
    isOnHold: (patient_id) => patients.get(patient_id)?.onHold ?? false,
    done: ({ action, patient_id }, user_id) => put(patient_id, after(action, user_id)),
    refused({ action, patient_id }, user_id, why) {
      const patient = patients.get(patient_id)
      if (!patient) return
      if (why.includes('already-claimed') && patient.holder === null) put(patient_id, { ...patient, holder: UNKNOWN_HOLDER })
      else if (why.includes('not-in-queue')) put(patient_id, { ...patient, queue: other(QUEUE_ACTIONS[action].queue), holder: null })
      else if (why.includes('on-hold')) put(patient_id, { ...patient, onHold: !why.includes('not-on-hold') })
      else if (patient.holder === user_id && !why.includes('limit')) put(patient_id, { ...patient, holder: null })
    },
    seen(queue, user_id, rows) {
      for (const id of among((one) => one.queue === queue && one.holder === user_id)) put(id, { queue, holder: null, onHold: false })
      for (const row of rows) put(row.patient_id, { queue, holder: user_id, onHold: row.on_hold_in_queue })
    },
  }
}

function after(action: QueueAction, user_id: number): PatientModel {
  const { queue } = QUEUE_ACTIONS[action]
  if (action === 'complete') return { queue: null, holder: null, onHold: false }
  if (action === 'sendBack' || action === 'sendToNp') return { queue: other(queue), holder: null, onHold: false }
  if (action === 'unassignNp' || action === 'unassignPcr') return { queue, holder: null, onHold: false }
  return { queue, holder: user_id, onHold: action === 'hold' }
}

function other(queue: Queue): Queue {
  return queue === 'np' ? 'pcr' : 'np'
}
