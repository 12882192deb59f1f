import type { AuditChanges } from '@clinic/contract/audit'
import type { Stage } from '@clinic/contract/queues'
import type { Patient } from '../patients/patient.ts'

/** The fields that determine a stage. */
export const STAGE_FIELDS = [
  'in_pcr_queue',
  'entered_pcr_queue_at',
  'assigned_pcr',
  'in_np_queue',
  'entered_np_queue_at',
  'assigned_np',
  'on_hold_in_queue',
] as const
type Placed = Pick<Patient, (typeof STAGE_FIELDS)[number]>

/** `holder_id`: the assigned user; `since` and `until` are ISO, `until` null for the current stage. */
export type StageOfTime = Omit<Stage, 'holder'> & { holder_id: number | null }

/**
 * A patient’s stages, oldest first, reconstructed from the current state and what each audit entry (oldest first)
 * replaced. A patient in both queues counts by the NP queue. Zero-length stages are omitted.
 */
export function stagesOf(patient: Placed, entries: readonly { created_at: string; changes: AuditChanges }[]): StageOfTime[] {
  const stages: StageOfTime[] = []
  let state = patient
  let until: string | null = null
  for (const { created_at, changes } of entries.toReversed()) {
    const before: Placed = { ...state, ...replaced(changes) }
    if (isSame(before, state)) {
      state = before
      continue
    }
    add(stages, state, { since: created_at, until })
    state = before
    until = created_at
  }
  add(stages, state, { since: (state.in_np_queue ? state.entered_np_queue_at : state.entered_pcr_queue_at) ?? until, until })
  return stages.toReversed()
}

/** Prepends a stage, as the scan goes backwards. */
function add(stages: StageOfTime[], state: Placed, { since, until }: { since: string | null; until: string | null }): void {
  const where = stageOf(state)
  if (where && since !== null && since !== until) stages.push({ ...where, since, until })
}

function isSame(one: Placed, other: Placed): boolean {
  const [a, b] = [stageOf(one), stageOf(other)]
  return a?.stage === b?.stage && a?.holder_id === b?.holder_id
}

function stageOf({ in_pcr_queue, assigned_pcr, in_np_queue, assigned_np, on_hold_in_queue }: Placed) {
  if (in_np_queue) {
    const stage = on_hold_in_queue ? 'on-hold' : assigned_np === null ? 'np-waiting' : 'np'
    return { stage, holder_id: assigned_np } as const
  }
  return in_pcr_queue ? ({ stage: assigned_pcr === null ? 'pcr-waiting' : 'pcr', holder_id: assigned_pcr } as const) : null
}

function replaced(changes: AuditChanges): Partial<Placed> {
  return Object.fromEntries(STAGE_FIELDS.flatMap((field) => (changes[field] ? [[field, changes[field].from]] : [])))
}
