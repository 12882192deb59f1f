import { realpathSync } from 'node:fs'
import { bookReserved } from '../../apps/server/src/booking/appointments/book-reserved.ts'
import { listSlots } from '../../apps/server/src/booking/appointments/list-slots.ts'
import { reserveSlot } from '../../apps/server/src/booking/appointments/reserve-slot.ts'
import { changed } from '../../apps/server/src/booking/magic-links/change-by-link.ts'
import { change } from '../../apps/server/src/platform/db/change.ts'
import { openDatabase, type Sql } from '../../apps/server/src/platform/db/database.ts'
import { APP_DATABASE, APP_ROLE } from '../../apps/server/src/platform/embedded/cluster.ts'
import { databasePassword } from '../../apps/server/src/platform/embedded/password.ts'
import { socketFolder } from '../../apps/server/src/platform/embedded/place.ts'

/** The clinic's. */
export const ZONE = 'America/Toronto'
const WEST = 'America/Vancouver'

export type BookedPatient = { patient_id: string; email: string; link: string; startAt: string; practitioner: string }

/** Books a time for a patient of the demo clinic as the chat would, told by the clock of the west coast. `place`: of the times on offer. */
export function bookForPatient(place: number): Promise<BookedPatient> {
  return inDatabase((sql) => bookOne(sql, place))
}

/** Does something in the program's own database. */
export async function inDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const dataDir = realpathSync(process.env.CLINIC_DATA_DIR ?? '')
  const password = databasePassword(dataDir)
  const address = { socketDir: socketFolder(dataDir), port: 5432, user: APP_ROLE, password, database: APP_DATABASE }
  const { sql, close } = openDatabase(address, { connections: 2, name: 'journey' })
  try {
    return await work(sql)
  } finally {
    await close()
  }
}

async function bookOne(sql: Sql, place: number): Promise<BookedPatient> {
  const now = new Date().toISOString()
  const [patient] = await sql<{ patient_id: string; email: string }[]>`
    select patient_id, email from patients p where province = 'ON' and patient_active and email <> ''
      and not exists (select from appointments a where a.patient_id = p.patient_id) order by random() limit 1`
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
