import { bookReserved } from '../src/booking/appointments/book-reserved.ts'
import { listSlots } from '../src/booking/appointments/list-slots.ts'
import { reserveSlot } from '../src/booking/appointments/reserve-slot.ts'
import { changed } from '../src/booking/magic-links/change-by-link.ts'
import { change } from '../src/platform/db/change.ts'
import type { Sql } from '../src/platform/db/database.ts'

const ZONE = 'America/Toronto'
const WEST = 'America/Vancouver'

export type BookedPatient = { patient_id: string; email: string; link: string; startAt: string; practitioner: string }

/** Books a time for an English-speaking patient of the demo clinic as the chat would, told by the clock of the west coast. `place`: of the times on offer. */
export async function bookVisit(sql: Sql, place: number): Promise<BookedPatient> {
  const now = new Date().toISOString()
  const [patient] = await sql<{ patient_id: string; email: string }[]>`
    select patient_id, email from patients p where province = 'ON' and patient_active and email <> ''
      and not exists (select from appointments a where a.patient_id = p.patient_id)
      and not exists (select from patient_details d where d.patient_id = p.patient_id and d.language = 'fr') order by random() limit 1`
  const slots = await listSlots(sql, { province: 'ON', visit: 'renewal', now, zone: ZONE, patient_zone: WEST })
  const [secret] = await sql<{ value: string }[]>`select value from settings where key = 'state_secret'`
  const slotId = slots[place]?.slotId
  if (!patient || !slotId || !secret) throw new Error('there is no patient, or no free time')
  const { patient_id } = patient
  const kept = await change({ sql, actor: { kind: 'assistant' }, now, zone: ZONE, address: '' }, async (tx) => {
    await reserveSlot(tx, { slotId, patient_id, patient_zone: WEST, now, zone: ZONE })
    const { appointment, applied } = await bookReserved(tx, { patient_id, now, zone: ZONE, secret: secret.value })
    return changed(appointment, applied)
  })
  if (!kept?.link) throw new Error('the time was not booked')
  const { startAt, provider_firstName, provider_lastName } = kept.slot
  return { ...patient, link: kept.link, startAt, practitioner: `${provider_firstName} ${provider_lastName}` }
}
