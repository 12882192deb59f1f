import type { ProvinceCode } from '@clinic/contract/provinces'
import { visitZone } from '@clinic/core/booking/visit-zone'
import { raiseDueCalls } from '../../src/care/calls/raise-due-calls.ts'
import { recordCall } from '../../src/care/calls/record-call.ts'
import { later, minuteIn } from '../../src/platform/clock.ts'
import { ifAllowed } from './if-allowed.ts'
import type { Stage } from './stage.ts'

/** Seconds from now at which the calls that patients asked for are due: two have come due, one is to come. */
const DUE = [-1500, -600, 5400] as const
/** A call is planned at least so long before it is due. */
const AHEAD = 900
const DAY_SECONDS = 86_400

type Home = { province: ProvinceCode; city: string; postal_code: string }
type Held = { patient_id: string; assigned_pcr: number; updated_at: string; last: number } & Home

/** Calls that patients asked for, by the clocks of the patients; those that are due are in the queue (F-23). Returns how many were planned. */
export async function planCalls(stage: Stage): Promise<number> {
  const { sql, now, zone } = stage
  const [held, ahead] = [await findHeld(stage), await countAhead(stage)]
  let planned = 0
  for (const seconds of DUE.slice(ahead)) {
    const due = later(now, seconds)
    const place = held.findIndex((one) => momentOf(stage, one, due) !== null)
    const [one] = place < 0 ? [] : held.splice(place, 1)
    const pcr = stage.staff.find(({ id }) => id === one?.assigned_pcr)
    const at = one && momentOf(stage, one, due)
    if (!one || !pcr || !at) continue
    const { patient_id, last } = one
    const next_local = minuteIn(visitZone(one.province, one), due).replace(' ', 'T')
    const call = { patient_id, outcome: 'call-back' as const, after: last, next_local }
    if (await ifAllowed(() => recordCall(stage.as(pcr, at), call))) planned += 1
  }
  await raiseDueCalls({ sql, now, zone })
  return planned
}

/** When the person who has the patient could have called them. */
function momentOf(stage: Stage, { assigned_pcr, updated_at }: Held, due: string): string | null {
  const pcr = stage.staff.find(({ id }) => id === assigned_pcr)
  const at = pcr ? stage.atWork(pcr, later(updated_at, AHEAD)) : null
  return at !== null && at <= later(due, -AHEAD) ? at : null
}

async function countAhead({ sql, now }: Stage): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from patients where call_state in ('planned', 'due') and next_call_at between ${later(now, -DAY_SECONDS)}
      and ${later(now, DAY_SECONDS)}`
  return row?.count ?? 0
}

/** Patients whom a PCR has and who have no call ahead. */
function findHeld({ sql }: Stage): Promise<Held[]> {
  return sql<Held[]>`
    select p.patient_id, p.assigned_pcr, p.updated_at, p.province, d.city, d.postal_code,
      coalesce((select max(c.id) from contact_attempts c where c.patient_id = p.patient_id), 0)::int as last
    from patients p join patient_details d using (patient_id) where p.in_pcr_queue and p.assigned_pcr is not null and p.patient_active and p.call_state = '' and p.province is not null
      and p.urgent_reason = '' and p.phone <> '' order by p.updated_at desc, p.patient_id limit 40`
}
