import { realpathSync } from 'node:fs'
import { type BookedPatient, bookVisit } from '@clinic/server/testing/book-visit'
import { openDatabase, type Sql } from '@clinic/server/testing/database'
import { embeddedAddress } from '@clinic/server/testing/embedded-address'

/** The clinic's. */
export const ZONE = 'America/Toronto'

/** Books a time for a patient of the demo clinic as the chat would. `place`: of the times on offer. */
export function bookForPatient(place: number): Promise<BookedPatient> {
  return inDatabase((sql) => bookVisit(sql, place))
}

/** Does something in the program's own database. */
export async function inDatabase<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
  const address = embeddedAddress(realpathSync(process.env.CLINIC_DATA_DIR ?? ''))
  const { sql, close } = openDatabase(address, { connections: 2, name: 'journey' })
  try {
    return await work(sql)
  } finally {
    await close()
  }
}
