import type { FlagHistory } from '@clinic/contract/chart'
import { flagHistories } from '@clinic/core/patients/flag-histories'
import type { Patient } from '@clinic/core/patients/patient'
import type { Sql } from '../../../platform/db/database.ts'
import { findFlagEvents } from './flag-store.ts'

/** Every flag that is raised or ever was, with its history. The caller checks access and audits the reading. */
export async function readFlags(sql: Sql, { patient_id, risks_vs_benefits_flags }: Patient): Promise<FlagHistory[]> {
  return flagHistories(risks_vs_benefits_flags, await findFlagEvents(sql, patient_id))
}
