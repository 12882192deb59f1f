import { type NamedPatient, queuePatient } from '@clinic/server/testing/queue-patient'
import { inDatabase } from './booked.ts'

/**
 * Puts new patients, by default of Ontario, at the end of the PCR queue, one after the other, by the change that the chat makes when an intake is done: the
 * sixty turns before it, which other journeys take, cost a second each time. Answers their ids.
 */
export function waitingPatients(known: NamedPatient, count: number): Promise<string[]> {
  return inDatabase(async (sql) => {
    const ids: string[] = []
    while (ids.length < count) ids.push(await queuePatient(sql, known))
    return ids
  })
}

/** The same for one patient. */
export async function waitingPatient(known: NamedPatient): Promise<string> {
  const [id] = await waitingPatients(known, 1)
  if (id === undefined) throw new Error('there is no patient')
  return id
}
