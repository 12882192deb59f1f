import type { Stage } from '@clinic/contract/queues'
import { canSee } from '@clinic/core/queues/can-see'
import { STAGE_FIELDS, stagesOf } from '@clinic/core/queues/stages-of'
import { listChanges } from '../../audit/list-changes.ts'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readPatient } from '../patients/read-patient.ts'
import { findNames } from './store.ts'

/**
 * A patient’s stages with time spans and assigned users, over all visits. Refusal: `patient-not-found`, also when not
 * visible.
 */
export async function readStages(context: StaffContext, patient_id: string): Promise<Stage[]> {
  const [patient, entries] = await Promise.all([
    readPatient(context.sql, patient_id),
    listChanges(context, { patient_id, fields: STAGE_FIELDS }),
  ])
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  const stages = stagesOf(patient, entries)
  const names = await findNames(context.sql, [...new Set(stages.flatMap(({ holder_id }) => holder_id ?? []))])
  return stages.map(({ holder_id, ...stage }) => ({ ...stage, holder: holder_id === null ? null : (names.get(holder_id) ?? null) }))
}
