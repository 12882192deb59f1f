import type { Input } from '@clinic/contract/endpoint'
import type { decideContact as decideContactCall } from '@clinic/contract/patients/calls'
import { END_TEXTS, stepText } from '@clinic/core/calls/step-text'
import { isUrgent } from '@clinic/core/patients/is-urgent'
import { type Decision, notInNpQueue, notInPcrQueue, type Patient, prependNote, refuse } from '@clinic/core/patients/patient'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { minuteIn } from '../../platform/clock.ts'
import { changePatient } from '../patients/change-patient.ts'
import { decideAttempt, findAttempts, findCallee } from './call-store.ts'
import { callFields, proposeNext, zoneOfCallee } from './propose-next.ts'

type Choice = Input<typeof decideContactCall>['body']

/**
 * What follows after the last call: a manager starts again, or ends the contact, which disables the patient (F-3). Refusals:
 * `patient-not-found`, `nothing-to-decide`, `urgent-help-open` for ending while an urgent request is open.
 */
export async function decideContact(context: StaffContext, { patient_id, choice }: { patient_id: string; choice: Choice }) {
  const { sql, now, staff } = context
  const zone = zoneOfCallee(await findCallee(sql, patient_id), context.zone)
  const plan = proposeNext('no-answer', { patient: { urgent_reason: '' }, attempts: [], zone, now })
  const next_at = choice.decision === 'again' && plan.step === 'call' ? plan.at : null
  const local = next_at === null ? null : minuteIn(zone, next_at)
  const words = choice.decision === 'end' ? `Contact ended: ${END_TEXTS[choice.reason]}` : `Try again. ${stepText('call', local)}`
  const changed = await changePatient(context, {
    patient_id,
    action: 'Decide Contact',
    description: words,
    decide: async (patient, { tx }) => {
      const [last] = await findAttempts(tx, patient_id)
      if (last?.next_step !== 'decide' || last.closed_at !== null) return refuse('nothing-to-decide')
      if (choice.decision === 'end' && isUrgent(patient)) return refuse('urgent-help-open')
      await decideAttempt(tx, last.id, { decision: choice.decision, user_id: staff.id, next_at, now })
      if (next_at !== null) return { change: { ...callFields({ step: 'call', at: next_at }, local), call_attempts: 0 } }
      return ended(patient, `${words} (${minuteIn(context.zone, now)})`)
    },
  })
  return { patient: changed.patient, message: `${words}.` }
}

function ended(patient: Patient, note: string): Decision {
  return {
    change: {
      ...notInPcrQueue,
      ...notInNpQueue,
      patient_active: false,
      call_attempts: 0,
      system_notes: prependNote(patient.system_notes, note),
    },
  }
}
