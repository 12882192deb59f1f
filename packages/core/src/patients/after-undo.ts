import type { Patient } from './patient.ts'
import { noHelp, notInNpQueue, notInPcrQueue } from './patient.ts'

/** Columns that a merge changed, with what they were and what it wrote. */
export type Replaced = { before: Record<string, unknown>; after: Record<string, unknown> }

/** Where the patient waits and what for: given back together or not at all. */
const PLACE: readonly (keyof Patient)[] = [
  ...(['in_pcr_queue', 'entered_pcr_queue_at', 'assigned_pcr', 'assigned_pcr_at', 'in_np_queue', 'entered_np_queue_at'] as const),
  ...(['assigned_np', 'assigned_np_at', 'on_hold_in_queue', 'hold_until', 'np_review_due_on', 'waiting_since', 'stage_since'] as const),
  ...(['need_pcr_help_flag', 'pcr_help_reason', 'urgent_reason', 'manager_priority', 'opted_in_for_call'] as const),
  ...(['call_state', 'next_call_at', 'next_call_local', 'call_attempts'] as const),
]
const VISIT: readonly (keyof Patient)[] = ['completed_appointment_at', 'last_seen_practitioner', 'upcoming_renewal_date', 'is_new_patient']

/** What the survivor gets back: every value that is still as the merge wrote it. Someone’s later work stays. */
export function survivorAfterUndo(replaced: Replaced, now: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.keys(replaced.after)
  const moved = (group: readonly string[]) => group.some((field) => field in replaced.after && !same(now[field], replaced.after[field]))
  const kept = [...(moved(PLACE) ? PLACE : []), ...(moved(VISIT) ? VISIT : [])] as readonly string[]
  const back = fields.filter((field) => !kept.includes(field) && same(now[field], replaced.after[field]))
  return Object.fromEntries(back.map((field) => [field, replaced.before[field]]))
}

type Facts = { survivor: Replaced; now: Record<string, unknown>; working: readonly number[]; moment: string }

/**
 * The merged record as it was. If someone worked on the survivor’s wait since, it returns to the PCR queue without a
 * holder instead, and so that no one is lost (F-3) also where its holder no longer works.
 */
export function mergedAfterUndo(replaced: Replaced, { survivor, now, working, moment }: Facts): Record<string, unknown> {
  const before = replaced.before as Partial<Patient>
  const waited = before.in_pcr_queue === true || before.in_np_queue === true
  const handled = PLACE.some((field) => field in survivor.after && !same(now[field], survivor.after[field]))
  const holders = [before.assigned_pcr, before.assigned_np].filter((id) => typeof id === 'number')
  if (!waited || (!handled && holders.every((id) => working.includes(id)))) return replaced.before
  return {
    ...{ ...replaced.before, ...notInPcrQueue, ...notInNpQueue, ...noHelp, hold_until: null },
    ...{ in_pcr_queue: true, entered_pcr_queue_at: moment, waiting_since: moment, stage_since: moment },
    ...{ call_state: '', next_call_at: null, next_call_local: '' },
  }
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
