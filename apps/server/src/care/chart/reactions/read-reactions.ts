import type { Reactions } from '@clinic/contract/patients/reactions'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { noteRead } from '../../patients/note-read.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { findReactions, type StoredReaction } from './reaction-store.ts'

/** Adverse reactions with their course, newest onset first; audited. Refusal: `patient-not-found`. */
export async function readReactions(context: StaffContext, patient_id: string): Promise<{ reactions: Reactions }> {
  const patient = await readPatient(context.sql, patient_id)
  await noteRead(context, patient, 'Read adverse reactions')
  if (!patient) throw new Problem('patient-not-found')
  const byId = Map.groupBy(await findReactions(context.sql, patient_id), ({ reaction_id }) => reaction_id)
  const reactions = [...byId].flatMap(([id, versions]) => {
    const [now, ...course] = versions.map(({ reaction_id: _, patient_id: __, ...version }: StoredReaction) => version)
    return now ? [{ id, now, course }] : []
  })
  return { reactions: reactions.toSorted((one, other) => other.now.onset_on.localeCompare(one.now.onset_on)) }
}
