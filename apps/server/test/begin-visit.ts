import { VISITS } from '@clinic/contract/booking'
import { instantOf, minuteOf } from '@clinic/core/booking/local-clock'
import { writeSlotId } from '@clinic/core/booking/slot-id'
import { writeExtraAvailability } from '../src/booking/extra-availability/write-extra-availability.ts'
import { bookVisit } from '../src/booking/visits/book-visit.ts'
import { readStaff } from '../src/identity/users/directory/read-staff.ts'
import { dayIn, later, minuteIn } from '../src/platform/clock.ts'
import { change } from '../src/platform/db/change.ts'
import type { Sql } from '../src/platform/db/database.ts'

const ZONE = 'America/Toronto'
const GRID = 15
const DAY_SECONDS = 86_400
const LAST_MINUTE = 24 * 60

/** Books a first visit of a patient of Ontario with an NP, as an administrator would have yesterday; it has begun and is not over. */
export async function beginVisit(sql: Sql, { patient_id, np_id }: { patient_id: string; np_id: number }): Promise<void> {
  const now = new Date().toISOString()
  const minute = Math.floor(minuteOf(now) / GRID) * GRID
  const [account] = await sql<{ id: number; name: string }[]>`
    select u.id, u.name from users u join user_auth_groups m on m.user_id = u.id join auth_groups g on g.id = m.auth_group_id
    where g.name = 'admins' and u.active order by u.id limit 1`
  if (!account) throw new Error('there is no administrator')
  const actor = { kind: 'staff' as const, ...account }
  const staff = await readStaff(sql, actor)
  const context = { sql, actor, staff, now: later(now, -DAY_SECONDS), zone: ZONE, address: '', secret: '', video: null }
  const [hours = 0, minutes = 0] = minuteIn(ZONE, instantOf(minute)).slice(-5).split(':').map(Number)
  // Near midnight it began earlier, so that it ends with the day.
  const starts = Math.min(hours * 60 + minutes, LAST_MINUTE - VISITS.new.minutes)
  const ends = starts + VISITS.new.minutes
  const starts_at = instantOf(minute - (hours * 60 + minutes - starts))
  await change(context, async (tx) => {
    await writeExtraAvailability(tx, [{ user_id: np_id, day: dayIn(ZONE, starts_at), starts, ends }])
    const entity = { kind: 'user' as const, id: String(np_id) }
    return { result: undefined, audit: { action: 'Update Working Hours', description: 'Opened a time', entity } }
  })
  const slotId = writeSlotId({ user_id: np_id, starts_at, visit: 'new' })
  await bookVisit(context, { patient_id, province: 'ON', slotId, way: 'phone' })
}
