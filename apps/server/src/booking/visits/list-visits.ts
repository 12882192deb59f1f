import type { VisitKind } from '@clinic/contract/booking'
import type { FreeTime, VisitList } from '@clinic/contract/booking/visits'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { visitZone } from '@clinic/core/booking/visit-zone'
import { canSee } from '@clinic/core/queues/can-see'
import { findDecision } from '../../care/next-steps/find-decision.ts'
import { hasVisitAhead } from '../../care/next-steps/has-visit-ahead.ts'
import { noteRead } from '../../care/patients/note-read.ts'
import { readPatient } from '../../care/patients/read-patient.ts'
import type { Sql } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { ownSchedule } from '../appointments/schedule.ts'
import type { VisitContext } from './change-visit.ts'
import { presentTime, presentVisit } from './present-visit.ts'
import { findHome, findVisits } from './visit-store.ts'

/** A patient’s visits; audited. Refusal: `patient-not-found`. */
export async function listVisits(context: VisitContext, patient_id: string): Promise<VisitList> {
  const patient = await readPatient(context.sql, patient_id)
  await noteRead(context, patient, 'Read the visits')
  const visits = await findVisits(context.sql, patient_id)
  return {
    name: `${patient?.first_name ?? ''} ${patient?.last_name ?? ''}`.trim(),
    home: patient?.province ?? null,
    video: context.video !== null,
    wanted: (await hasVisitAhead(context.sql, patient_id, context.now)) ? null : await findWanted(context.sql, patient_id),
    visits: visits.map((visit) => presentVisit(visit, context)),
  }
}

type Wanted = { patient_id: string; visit: VisitKind; province: ProvinceCode; from?: string | undefined; whose?: 'mine' | undefined }

/** The day for which the last decision asks to see the patient again. */
async function findWanted(sql: Sql, patient_id: string): Promise<string | null> {
  const decision = await findDecision(sql, patient_id)
  return decision?.kind === 'see-again' ? decision.next_on : null
}

/** Free times of the NPs licensed where the patient will be. Refusal: `patient-not-found`. */
export async function listFreeTimes(context: VisitContext, { patient_id, visit, province, from, whose }: Wanted): Promise<FreeTime[]> {
  const { sql, staff, now, zone } = context
  const patient = await readPatient(sql, patient_id)
  if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
  const patient_zone = visitZone(province, await findHome(sql, patient_id))
  const slots = await ownSchedule.list(sql, { province, visit, now, zone, patient_zone, from, user_id: whose && staff.id })
  return slots.map((slot) => presentTime(slot, { zone, patient_zone }))
}
