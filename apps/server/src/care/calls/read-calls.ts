import { CALL_OUTCOMES, type CallLog, type CallOutcome, type CallProposal } from '@clinic/contract/patients/calls'
import { isQuiet, restUntil } from '@clinic/core/calls/next-call'
import { isUrgent } from '@clinic/core/patients/is-urgent'
import { lostReason } from '@clinic/core/queues/lost-reason'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { minuteIn } from '../../platform/clock.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readPlans } from '../next-steps/read-plans.ts'
import { noteRead } from '../patients/note-read.ts'
import { readPatient } from '../patients/read-patient.ts'
import { findAttempts, findCallee, type StoredAttempt } from './call-store.ts'
import { clockOf, proposeNext, zoneOfCallee } from './propose-next.ts'

/** The calls to a patient and what the next one would lead to; audited. Refusal: `patient-not-found`. */
export async function readCalls(context: StaffContext, patient_id: string): Promise<CallLog> {
  const { sql, now } = context
  const patient = await readPatient(sql, patient_id)
  await noteRead(context, patient, 'Read the calls')
  if (!patient) throw new Problem('patient-not-found')
  const [callee, attempts, plans] = await Promise.all([
    findCallee(sql, patient_id),
    findAttempts(sql, patient_id),
    readPlans(sql, patient_id, context),
  ])
  const zone = zoneOfCallee(callee, context.zone)
  const known = { patient, attempts, zone, now }
  const rest = restUntil(attempts[0]?.at ?? null, { now, isUrgent: isUrgent(patient) })
  const proposals = Object.fromEntries(
    CALL_OUTCOMES.map((outcome) => {
      const { step, at } = proposeNext(outcome, known)
      return [outcome, { step, next_local: at === null ? null : minuteIn(zone, at).replace(' ', 'T') }]
    }),
  ) as Record<CallOutcome, CallProposal>
  return {
    name: `${patient.first_name} ${patient.last_name}`.trim(),
    phone: callee.phone,
    clock: minuteIn(zone, now),
    quiet: !isUrgent(patient) && isQuiet(now, clockOf(zone, now)),
    rest_until: rest === null ? null : minuteIn(zone, rest),
    last_id: attempts[0]?.id ?? 0,
    attempts: attempts.map(presentAttempt),
    proposals,
    to_decide: attempts[0]?.next_step === 'decide' && attempts[0].closed_at === null,
    without_line: lostReason({ ...patient, in_pcr_queue: false }, plans),
  }
}

function presentAttempt({ zone, next_at, closed_at: _, ...attempt }: StoredAttempt): CallLog['attempts'][number] {
  return { ...attempt, local: minuteIn(zone, attempt.at), next_local: next_at === null ? null : minuteIn(zone, next_at) }
}
