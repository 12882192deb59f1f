import * as contract from '@clinic/contract/queues'
import { decideVisit, readMessageFacts as readMessageFactsCall } from '@clinic/contract/queues/decision'
import { countToday as countTodayCall, readToday as readTodayCall } from '@clinic/contract/queues/today'
import { fillText, PATIENT_TEXTS, QUEUE_TEXTS } from '@clinic/contract/texts'
import { type Caller, staffContext } from '../../identity/auth/access/context.ts'
import type { Mount } from '../../platform/http/http.ts'
import { Problem } from '../../platform/http/problem.ts'
import { readMessageFacts } from '../next-steps/visit-messages/read-message-facts.ts'
import { setPriority } from '../patients/set-priority.ts'
import { assign } from './assign.ts'
import { changeMany } from './change-many.ts'
import { claim } from './claim.ts'
import { completeAppointment } from './complete-appointment.ts'
import { completeHelp } from './complete-help.ts'
import { deleteView } from './delete-view.ts'
import { hold } from './hold.ts'
import { holdPcr } from './hold-pcr.ts'
import { listQueue } from './list-queue.ts'
import { listViews } from './list-views.ts'
import { pageQueue } from './page-queue.ts'
import { readStages } from './read-stages.ts'
import { readStatistics } from './read-statistics.ts'
import { readThresholds } from './read-thresholds.ts'
import { countToday, readToday } from './read-today.ts'
import { saveView } from './save-view.ts'
import { sendBack } from './send-back.ts'
import { sendToNp } from './send-to-np.ts'
import { unassign } from './unassign.ts'
import { undoMany } from './undo-many.ts'
import { unhold } from './unhold.ts'
import { unholdPcr } from './unhold-pcr.ts'
import { writeThresholds } from './write-thresholds.ts'

/** The queues’ lists and transitions, each with the specification’s success message. */
export function mountQueues(mount: Mount<Caller>) {
  mountReads(mount)
  mountPcr(mount)
  mountNp(mount)
  mountManagers(mount)
  mount(contract.bulk, ({ params, body }, caller) => changeMany(staffContext(caller), queueOf(params.queue), body))
  mount(contract.undo, ({ body }, caller) => undoMany(staffContext(caller), body.ids))
  mount(contract.listViews, (_, caller) => listViews(staffContext(caller)))
  mount(contract.saveView, ({ body }, caller) => saveView(staffContext(caller), body))
  mount(contract.deleteView, ({ params }, caller) => deleteView(staffContext(caller), params.id))
}

function mountReads(mount: Mount<Caller>) {
  mount(contract.pcrQueue, async (_, caller) => (await listQueue(staffContext(caller), 'pcr')) as never)
  mount(contract.npQueue, async (_, caller) => (await listQueue(staffContext(caller), 'np')) as never)
  mount(contract.pcrPage, ({ query }, caller) => pageQueue(staffContext(caller), 'pcr', query))
  mount(contract.npPage, ({ query }, caller) => pageQueue(staffContext(caller), 'np', query))
  mount(contract.statistics, ({ params }, caller) => readStatistics(staffContext(caller), queueOf(params.queue)))
  mount(contract.readThresholds, (_, caller) => readThresholds(staffContext(caller)))
  mount(readTodayCall, (_, caller) => readToday(staffContext(caller)))
  mount(countTodayCall, (_, caller) => countToday(staffContext(caller)))
  mount(contract.readStages, ({ params }, caller) => readStages(staffContext(caller), params.patient_id))
}

function mountPcr(mount: Mount<Caller>) {
  mount(contract.claimPcr, async ({ params }, caller) => ({
    ...(await claim(staffContext(caller), { ...params, queue: 'pcr' })),
    message: QUEUE_TEXTS.claimedPcr,
  }))
  mount(contract.unassignPcr, async ({ params }, caller) => ({
    ...(await unassign(staffContext(caller), { ...params, queue: 'pcr' })),
    message: PATIENT_TEXTS.pcrAssigned,
  }))
  mount(contract.sendToNp, async ({ params }, caller) => ({
    ...(await sendToNp(staffContext(caller), params.patient_id)),
    message: PATIENT_TEXTS.npQueueChanged,
  }))
  mount(contract.holdPcr, async ({ params, body }, caller) => ({
    ...(await holdPcr(staffContext(caller), { ...params, ...body })),
    message: QUEUE_TEXTS.held,
  }))
  mount(contract.unholdPcr, async ({ params }, caller) => ({
    ...(await unholdPcr(staffContext(caller), params.patient_id)),
    message: QUEUE_TEXTS.unheld,
  }))
  mount(contract.completeHelp, async ({ params, body }, caller) => ({
    ...(await completeHelp(staffContext(caller), params.patient_id, body ? { next: body } : {})),
    message: QUEUE_TEXTS.helpCompleted,
  }))
}

function mountNp(mount: Mount<Caller>) {
  mount(contract.claimNp, async ({ params }, caller) => ({
    ...(await claim(staffContext(caller), { ...params, queue: 'np' })),
    message: QUEUE_TEXTS.claimedNp,
  }))
  mount(contract.unassignNp, async ({ params }, caller) => ({
    ...(await unassign(staffContext(caller), { ...params, queue: 'np' })),
    message: PATIENT_TEXTS.npAssigned,
  }))
  mount(contract.hold, async ({ params, body }, caller) => ({
    ...(await hold(staffContext(caller), { ...params, ...body })),
    message: QUEUE_TEXTS.held,
  }))
  mount(contract.unhold, async ({ params }, caller) => ({
    ...(await unhold(staffContext(caller), params.patient_id)),
    message: QUEUE_TEXTS.unheld,
  }))
  mount(contract.sendBack, async ({ params }, caller) => ({
    ...(await sendBack(staffContext(caller), params.patient_id)),
    message: fillText(QUEUE_TEXTS.sentBack, { id: params.patient_id }),
  }))
  mount(contract.completeAppointment, async ({ params }, caller) => ({
    ...(await completeAppointment(staffContext(caller), params.patient_id)),
    message: 'Appointment completed.',
  }))
  mount(readMessageFactsCall, ({ params }, caller) => readMessageFacts(staffContext(caller), params.patient_id))
  mount(decideVisit, async ({ params, body }, caller) => ({
    ...(await completeAppointment(staffContext(caller), params.patient_id, body)),
    message: 'Appointment completed.',
  }))
}

function mountManagers(mount: Mount<Caller>) {
  mount(contract.assign, async ({ params, body: { user_id, confirmed } }, caller) => {
    const { patient_id } = params
    const queue = queueOf(params.queue)
    const context = staffContext(caller)
    const changed =
      user_id === null
        ? await unassign(context, { patient_id, queue })
        : await assign(context, { patient_id, queue, user_id, confirmed: confirmed === true })
    return { ...changed, message: queue === 'pcr' ? PATIENT_TEXTS.pcrAssigned : PATIENT_TEXTS.npAssigned }
  })
  mount(contract.setPriority, async ({ params: { patient_id }, body: { priority, confirmed } }, caller) => ({
    ...(await setPriority(staffContext(caller), { patient_id, need_pcr_help_flag: priority, confirmed: confirmed === true })),
    message: priority ? 'Priority set.' : 'Priority cleared.',
  }))
  mount(contract.writeThresholds, ({ body }, caller) => writeThresholds(staffContext(caller), body))
}

/** Refusal: `not-found`. */
function queueOf(text: string): contract.Queue {
  const queue = contract.QUEUES.find((one) => one === text.toLowerCase())
  if (!queue) throw new Problem('not-found')
  return queue
}
