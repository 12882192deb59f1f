import { dayIn } from '../../platform/clock.ts'
import { type Context, change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { Sql } from '../../platform/db/database.ts'
import { findLost } from './find-lost.ts'
import { keepInLine } from './keep-in-line.ts'

export const LOST_PATIENTS = {
  name: 'clinic_patients_lost',
  help: 'Active patients in no queue, without a visit or a renewal date ahead (F-3); to be 0',
}
const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
/** Patients of one night: a queue takes no flood, and an import may bring many. */
const MOST = 500
type Schedule = Pick<Context, 'sql' | 'now' | 'zone'>

/** How many patients nothing would happen to next. */
export async function countLost(sql: Sql, { now, zone }: Pick<Context, 'now' | 'zone'>): Promise<number> {
  return (await findLost(sql, { now, today: dayIn(zone, now) }, 1)).total
}

/**
 * Puts patients for whom nothing would happen next into the PCR queue, with the reason in the system notes and the audit log (F-3). Returns
 * how many.
 */
export async function returnLost(schedule: Schedule): Promise<number> {
  const { sql, now, zone } = schedule
  const { rows } = await findLost(sql, { now, today: dayIn(zone, now) }, MOST)
  let returned = 0
  for (const { patient_id } of rows) if (await returnOne({ ...BY_TIMETABLE, ...schedule }, patient_id)) returned += 1
  return returned
}

function returnOne(context: Context, patient_id: string): Promise<boolean> {
  return change(context, async (tx, { now, zone }) => {
    const { entries, live } = await keepInLine(tx, patient_id, { now, zone })
    const [first, ...others] = entries
    return first ? { result: true, audit: [first, ...others], live } : { result: false, audit: NOTHING_CHANGED }
  })
}
