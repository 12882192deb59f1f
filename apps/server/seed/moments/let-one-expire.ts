import { listSellers } from '../../src/care/documents/directory/list-sellers.ts'
import { ageDocuments } from '../../src/care/documents/life/age-documents.ts'
import { completeAppointment } from '../../src/care/queues/complete-appointment.ts'
import { later } from '../../src/platform/clock.ts'
import { findSeen, servedProvinces } from './find-seen.ts'
import { openPen } from './pen.ts'
import type { Stage } from './stage.ts'
import { EXPIRING, monthsOf } from './stories.ts'

/** Seconds before now at which the visit ended, and between two steps. */
const SEEN = 3000
const STEP = 300

/** Without a document that is expiring, one is signed, registered and short enough to be. Returns how many. */
export async function letOneExpire(stage: Stage): Promise<number> {
  const { sql, now, zone } = stage
  await ageDocuments({ sql, now, zone })
  const expiring = await sql`select from document_standings where state = 'expiring' limit 1`
  const guest = expiring.length > 0 ? null : await findHeld(stage)
  const np = guest && stage.staff.find(({ id }) => id === guest.assigned_np)
  if (!guest || !np) return 0
  const completed_at = later(now, -SEEN)
  const { grams, period } = EXPIRING
  const decided = { kind: 'authorize' as const, grams_per_day: Number(grams), months: monthsOf(EXPIRING), reason: '' }
  await completeAppointment(stage.as(np, completed_at), guest.patient_id, decided)
  const [seen] = (await findSeen(sql, { since: later(completed_at, -1), provinces: servedProvinces() })).filter(
    ({ patient_id }) => patient_id === guest.patient_id,
  )
  if (!seen) throw new Error('the completed visit is missing')
  const pen = openPen(stage, await listSellers(stage.as(np, now)))
  let at = completed_at
  for (const step of EXPIRING.steps) {
    at = later(at, STEP)
    await pen.take(step, { seen, np, story: { ...EXPIRING, grams, period }, at })
  }
  await pen.close()
  return ageDocuments({ sql, now, zone })
}

/** A patient whom a practitioner has, and may sign for. */
async function findHeld({ sql }: Stage): Promise<{ patient_id: string; assigned_np: number } | null> {
  const [row] = await sql<{ patient_id: string; assigned_np: number }[]>`
    select p.patient_id, p.assigned_np from patients p join patient_details d using (patient_id)
      join licences l on l.user_id = p.assigned_np and l.province = p.province
      join practitioner_details i on i.user_id = p.assigned_np
    where p.in_np_queue and not p.in_pcr_queue and not p.on_hold_in_queue and p.patient_active and p.eligible is not false and p.province = any(${servedProvinces()})
      and p.date_of_birth < now() - interval '25 years'
    order by p.assigned_np_at, p.patient_id limit 1`
  return row ?? null
}
