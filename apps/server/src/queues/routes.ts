import * as contract from '@clinic/contract/queues'
import { type Caller, staffContext } from '../auth/context.ts'
import type { Mount } from '../platform/http.ts'
import { claim } from './claim.ts'
import { completeAppointment } from './complete-appointment.ts'
import { completeHelp } from './complete-help.ts'
import { hold } from './hold.ts'
import { listQueue } from './list-queue.ts'
import { pageQueue } from './page-queue.ts'
import { sendBack } from './send-back.ts'
import { sendToNp } from './send-to-np.ts'
import { unassign } from './unassign.ts'
import { unhold } from './unhold.ts'

/** The queues' lists and their transitions, each with the specification's words for its success. */
export function mountQueues(mount: Mount<Caller>) {
  mount(contract.pcrQueue, (_, caller) => listQueue(staffContext(caller), 'pcr'))
  mount(contract.npQueue, (_, caller) => listQueue(staffContext(caller), 'np'))
  mount(contract.pcrPage, ({ query }, caller) => pageQueue(staffContext(caller), 'pcr', query))
  mount(contract.npPage, ({ query }, caller) => pageQueue(staffContext(caller), 'np', query))
  mount(contract.claimPcr, async ({ params }, caller) => ({
    patient: await claim(staffContext(caller), { ...params, queue: 'pcr' }),
    message: 'Patient successfully claimed',
  }))
  mount(contract.claimNp, async ({ params }, caller) => ({
    patient: await claim(staffContext(caller), { ...params, queue: 'np' }),
    message: 'Patient claimed successfully.',
  }))
  mount(contract.unassignPcr, async ({ params }, caller) => ({
    patient: await unassign(staffContext(caller), { ...params, queue: 'pcr' }),
    message: 'PCR assignment updated.',
  }))
  mount(contract.unassignNp, async ({ params }, caller) => ({
    patient: await unassign(staffContext(caller), { ...params, queue: 'np' }),
    message: 'NP assignment updated.',
  }))
  mount(contract.hold, async ({ params }, caller) => ({
    patient: await hold(staffContext(caller), params.patient_id),
    message: 'Patient placed on hold',
  }))
  mount(contract.unhold, async ({ params }, caller) => ({
    patient: await unhold(staffContext(caller), params.patient_id),
    message: 'Patient removed from hold',
  }))
  mount(contract.sendToNp, async ({ params }, caller) => ({
    patient: await sendToNp(staffContext(caller), params.patient_id),
    message: 'Patient NP queue changed successfully!',
  }))
  mount(contract.sendBack, async ({ params }, caller) => ({
    patient: await sendBack(staffContext(caller), params.patient_id),
    message: `Patient ${params.patient_id} successfully moved back to the PCR queue.`,
  }))
  mount(contract.completeAppointment, async ({ params }, caller) => ({
    patient: await completeAppointment(staffContext(caller), params.patient_id),
    message: 'Appointment completed.',
  }))
  mount(contract.completeHelp, async ({ params }, caller) => ({
    patient: await completeHelp(staffContext(caller), params.patient_id),
    message: 'Help request completed successfully.',
  }))
}
