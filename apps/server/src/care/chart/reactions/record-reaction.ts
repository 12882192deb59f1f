import { isDeepStrictEqual } from 'node:util'
import type { Reaction, ReactionInput } from '@clinic/contract/patients/reactions'
import { hasScope } from '@clinic/core/authorization/staff'
import { checkReaction } from '@clinic/core/patients/check-reaction'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { type Changed, change, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { lockRow } from '../../next-steps/lock-row.ts'
import { patientNotice } from '../../patients/patient-notice.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findReactions, insertReaction, NOT_RECORDED, type StoredReaction } from './reaction-store.ts'

type Order = { patient_id: string; id: number | null; version: number; reaction: ReactionInput }

/**
 * Records an adverse reaction, or how it continued; earlier versions stay. The log names severity and outcome, no words.
 * Refusals: `patient-not-found`, `forbidden` for a causality from anyone but a practitioner, `invalid-input` with fields,
 * `reaction-not-found`, `reaction-changed` unless it is based on the newest version.
 */
export async function recordReaction(
  context: StaffContext,
  { patient_id, id, version, reaction: input }: Order,
): Promise<{ id: number; version: number }> {
  const fields = checkReaction(input, dayIn(context.zone, context.now))
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  return change(context, async (tx, { staff, now }): Promise<Changed<{ id: number; version: number }>> => {
    await lockRow(tx, patient_id)
    const patient = await readPatient(tx, patient_id)
    if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
    const recorded = await findReactions(tx, patient_id)
    const newest = id === null ? null : recorded.find(({ reaction_id }) => reaction_id === id)
    const reaction = completed(input, newest ?? null)
    const same = id === null ? findSame(recorded, reaction) : undefined
    if (same) return { result: { id: same.reaction_id, version: same.version }, audit: NOTHING_CHANGED }
    if (newest === undefined) throw new Problem('reaction-not-found')
    if ((newest?.version ?? 0) !== version) throw new Problem('reaction-changed')
    if (reaction.causality !== (newest ?? NOT_RECORDED).causality && !hasScope(staff, ['np'])) throw new Problem('forbidden')
    const row = { ...reaction, id, version: version + 1, patient_id: newest?.patient_id ?? patient_id, user_id: staff.id, recorded_at: now }
    const made = await insertReaction(tx, row)
    const { severity, outcome, reported_on } = reaction
    return {
      result: { id: made, version: version + 1 },
      audit: {
        action: 'Record Reaction',
        description: id === null ? 'Recorded an adverse reaction' : 'Recorded how an adverse reaction continued',
        entity: { kind: 'patient', id: patient_id },
        changes: {
          severity: { from: newest?.severity ?? null, to: severity },
          outcome: { from: newest?.outcome ?? null, to: outcome },
          reported: { from: newest?.reported_on ?? null, to: reported_on },
        },
        patient_id,
      },
      live: [patientNotice(patient, patient)],
    }
  })
}

/** Details that were not sent stay as they were. */
function completed({ lot, seller, serious, causality, ...rest }: ReactionInput, newest: StoredReaction | null): Reaction {
  const known = newest ?? NOT_RECORDED
  return {
    ...rest,
    ...{ lot: lot ?? known.lot, seller: seller ?? known.seller },
    ...{ serious: [...new Set(serious ?? known.serious)].sort(), causality: causality ?? known.causality },
  }
}

/** Recorded twice in the same words it is one reaction, not two; the newest versions come first. */
function findSame(recorded: readonly StoredReaction[], wanted: Reaction): StoredReaction | undefined {
  const fields = Object.keys(wanted) as (keyof Reaction)[]
  const newest = recorded.filter(({ reaction_id }, at) => recorded[at - 1]?.reaction_id !== reaction_id)
  return newest.find((one) => fields.every((field) => isDeepStrictEqual(one[field], wanted[field])))
}
