import { prependNote } from '@clinic/core/patients/patient'
import { entered } from '@clinic/core/queues/enter'
import { minuteIn } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import { changePatient } from '../patients/change-patient.ts'
import { findDueCall, findDueCalls, noteCallDue } from './call-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }

/** Puts every patient whose planned call is due to its place in the PCR queue, and returns how many. Each in a transaction of its own. */
export async function raiseDueCalls({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  let raised = 0
  for (const patient_id of await findDueCalls(sql, now)) if (await raiseOne(context, patient_id)) raised += 1
  return raised
}

async function raiseOne(context: Context, patient_id: string): Promise<boolean> {
  const { now, zone } = context
  let due: Awaited<ReturnType<typeof findDueCall>> = null
  const { patient } = await changePatient(context, {
    patient_id,
    action: 'Call Due',
    description: 'A planned call is due',
    decide: async (patient, { tx }) => {
      due = await findDueCall(tx, patient_id, now)
      if (due === null) return { change: {} }
      if (!patient.patient_active) {
        await noteCallDue(tx, due.id, { now, closed: true })
        return { change: {} }
      }
      await noteCallDue(tx, due.id, { now, closed: false })
      return {
        change: {
          ...entered(patient, now),
          ...{ call_state: 'due', next_call_at: due.next_at, next_call_local: minuteIn(due.zone, due.next_at) },
          system_notes: prependNote(patient.system_notes, `A planned call is due (${minuteIn(zone, now)})`),
        },
      }
    },
  })
  return due !== null && patient.call_state === 'due'
}
