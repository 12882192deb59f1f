import type { HelpNext } from '@clinic/contract/queues'
import { refuse } from '@clinic/core/patients/patient'
import { canSee } from '@clinic/core/queues/can-see'
import { completeHelp as decide } from '@clinic/core/queues/complete-help'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { type CallBack, planCallBack, recordCallBack } from '../calls/plan-call-back.ts'
import { readPlans } from '../next-steps/read-plans.ts'
import { changePatient } from '../patients/change-patient.ts'

type Options = { among?: boolean; next?: HelpNext }

/**
 * Closes a help request (REQ-449); those still waiting stay in the queue (F-3). `among`: part of a bulk action. A planned call cannot be
 * undone, as no recorded call can. Refusals: see the rule; `invalid-input` for a time at which no one is called.
 */
export function completeHelp(context: StaffContext, patient_id: string, { among = false, next = { next: 'nothing' } }: Options = {}) {
  const { staff, now, zone } = context
  let planned: CallBack | null = null
  return changePatient(context, {
    patient_id,
    action: 'Complete Help Request',
    description: `Completed the help request${nextText(next)}`,
    anyone: next.next === 'call-back',
    undoable: next.next !== 'call-back',
    decide: async (patient, { tx }) => {
      const facts = { staff, among, ...(await readPlans(tx, patient_id, context)) }
      if (next.next !== 'call-back') return decide(patient, { ...facts, next: next.next })
      const call = await planCallBack(tx, patient, { at_local: next.at_local, staff, now, zone })
      // Who completed it may not see the patient by now.
      if ('isThere' in call && call.isThere && !patient.need_pcr_help_flag) return refuse('already-done')
      if (!canSee(staff, patient)) return refuse('patient-not-found')
      const decision = decide(patient, { ...facts, next: 'call-back' })
      if ('refuse' in decision) return decision
      if ('error' in call) return refuse('invalid-input', { fields: { at_local: call.error } })
      planned = call
      return decision
    },
    onChange: async (tx) => {
      if (planned) await recordCallBack(tx, planned)
    },
  })
}

function nextText(next: HelpNext): string {
  if (next.next === 'nothing') return ''
  return next.next === 'in-line' ? ', back in line' : `, call back ${next.at_local.replace('T', ' ')} (patient’s time)`
}
