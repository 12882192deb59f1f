import { VIEWING_SECONDS } from '@clinic/contract/record'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../auth/context.ts'
import { lookAt } from '../patients/look-at.ts'
import { tellOf } from '../patients/tell-of.ts'
import { change, KEPT_AS_VIEWING } from '../platform/change.ts'
import { later } from '../platform/clock.ts'
import { Problem } from '../platform/problem.ts'
import { deleteViewer, findViewers, upsertViewer } from './store.ts'

type Viewers = { others: { name: string; since: string }[] }

/** One has the record open, and says so again before `VIEWING_SECONDS` are over. Others hear of it once. Refusal: `patient-not-found`. */
export function startViewing(context: StaffContext, patient_id: string): Promise<Viewers> {
  return view(context, patient_id, true)
}

/** One has closed the record. */
export function endViewing(context: StaffContext, patient_id: string): Promise<Viewers> {
  return view(context, patient_id, false)
}

async function view(context: StaffContext, patient_id: string, open: boolean): Promise<Viewers> {
  const patient = await lookAt(context, patient_id)
  if (!patient || !canSee(context.staff, patient)) throw new Problem('patient-not-found')
  const looking = { patient_id, user_id: context.staff.id, now: context.now, since: later(context.now, -VIEWING_SECONDS) }
  await change(context, async (tx) => {
    const news = open ? await upsertViewer(tx, looking) : await deleteViewer(tx, looking)
    return { result: undefined, audit: KEPT_AS_VIEWING, live: news ? [{ ...tellOf(null, patient), kind: 'viewing' as const }] : [] }
  })
  return { others: await findViewers(context.sql, looking) }
}
