import { unholdInTime } from '@clinic/core/queues/unhold'
import { unholdPcrInTime } from '@clinic/core/queues/unhold-pcr'
import type { Context } from '../../platform/db/change.ts'
import { changePatient } from '../patients/change-patient.ts'
import { countActive } from '../patients/count-active.ts'
import { changeEach } from './change-each.ts'
import { findDueHolds, findDuePcrHolds } from './store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }

const OVER = { action: 'Unhold Patient', description: 'Taken off hold: its time was over' } as const

/**
 * Ends due holds and returns how many. While the assigned NP has five others active a hold stays and is retried later
 * (REQ-495).
 */
export async function endDueHolds({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const { done } = await changeEach(await findDueHolds(sql, now), {
    perform: (patient_id) =>
      changePatient(context, {
        patient_id,
        ...OVER,
        holder: (patient) => patient.assigned_np,
        decide: async (patient, { tx, holder }) => {
          const active = holder ? await countActive(tx, holder.id, { queue: 'np', except: patient_id }) : 0
          return unholdInTime(patient, { now, active })
        },
      }),
    name: () => null,
  })
  const { done: ofPcrs } = await changeEach(await findDuePcrHolds(sql, now), {
    perform: (patient_id) => changePatient(context, { patient_id, ...OVER, decide: (patient) => unholdPcrInTime(patient, now) }),
    name: () => null,
  })
  return done.length + ofPcrs.length
}
