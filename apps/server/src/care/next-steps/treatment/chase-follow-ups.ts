import { afterSilence } from '@clinic/core/calls/follow-up-steps'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { enterNpQueue } from '@clinic/core/queues/enter'
import type { LastSeen } from '@clinic/core/queues/send-to-np'
import { dayIn, later, minuteIn } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import { changePatient } from '../../patients/change-patient.ts'
import { findLastSeen } from '../../patients/find-last-seen.ts'
import { inLine } from './follow-treatments.ts'
import { findSilent, noteSilence, type SilentQuestions } from './treatment-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const SIX_DAYS = 6 * 86_400
const MOST = 500

/**
 * Each night: a patient who has left the questions of a treatment without an answer for a week is called, and after two weeks a practitioner decides
 * whether the treatment pauses. Each once. Returns how many.
 */
export async function chaseFollowUps(schedule: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const { sql, now, zone } = schedule
  const today = dayIn(zone, now)
  let chased = 0
  for (const silent of await findSilent(sql, { before: later(now, -SIX_DAYS), most: MOST })) {
    const next = afterSilence(dayIn(zone, silent.done_at), today)
    if (next === 'wait' || (next === 'call' && silent.called_at !== null)) continue
    await chaseOne({ ...BY_TIMETABLE, ...schedule }, silent, next)
    chased += 1
  }
  return chased
}

function chaseOne(context: Context, silent: SilentQuestions, led_to: 'call' | 'decide') {
  const { now, zone } = context
  const at = minuteIn(zone, now)
  return changePatient(context, {
    patient_id: silent.patient_id,
    action: led_to === 'call' ? 'Returned To Queue' : 'Enter NP Queue',
    description: led_to === 'call' ? 'In the PCR queue: the follow-up has no answer' : 'In the NP queue: the follow-up has no answer',
    decide: async (patient, { tx }) => {
      // It may just have been answered or withdrawn.
      if (!patient.follow_up_questionnaire_required || !(await noteSilence(tx, silent, { led_to, now }))) return { change: {} }
      if (led_to === 'call') return { change: inLine(patient, 'no answer to the questions for a week: call', { now, at }) }
      return { change: toPractitioner(patient, { lastSeen: await findLastSeen(tx, silent.patient_id), now, at }) }
    },
  })
}

function toPractitioner(patient: Patient, { lastSeen, now, at }: { lastSeen: LastSeen | null; now: string; at: string }): Partial<Patient> {
  const because = 'Follow-up: no answer for two weeks. A practitioner decides whether the treatment pauses'
  return {
    ...(patient.in_np_queue ? {} : enterNpQueue(patient, { appointment_type: 'Follow Up', lastSeen, now })),
    system_notes: prependNote(patient.system_notes, `${because} (${at})`),
  }
}
