import { VIEWING_SECONDS } from '@clinic/contract/chart'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { change, RECORDED_AS_VIEWING } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { patientNotice } from '../patients/patient-notice.ts'
import { readPatient } from '../patients/read-patient.ts'
import { deleteViewer, findViewers, upsertViewer } from './answers/store.ts'

type Viewers = { others: { name: string; since: string }[] }

/**
 * Reports that the caller has the chart open (repeat within `VIEWING_SECONDS`) or has closed it; others are notified
 * once. Returns the other viewers. Refusal: `patient-not-found`.
 */
export async function viewChart(context: StaffContext, { patient_id, open }: { patient_id: string; open: boolean }): Promise<Viewers> {
  const patient = await readPatient(context.sql, patient_id)
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  const looking = { patient_id, user_id: context.staff.id, now: context.now, since: later(context.now, -VIEWING_SECONDS) }
  await change(context, async (tx) => {
    const news = open ? await upsertViewer(tx, looking) : await deleteViewer(tx, looking)
    return {
      result: undefined,
      audit: RECORDED_AS_VIEWING,
      live: news ? [{ ...patientNotice(null, patient), kind: 'viewing' as const }] : [],
    }
  })
  return { others: await findViewers(context.sql, looking) }
}
