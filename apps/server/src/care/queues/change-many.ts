import type { Parsed } from '@clinic/contract/endpoint'
import { BULK_LIMIT, type BulkResult, type bulk, type Queue, UNDO_SECONDS } from '@clinic/contract/queues'
import { hasScope, managesQueue } from '@clinic/core/authorization/staff'
import { bulkMessage } from '@clinic/core/queues/bulk-message'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ChangedPatient } from '../patients/change-patient.ts'
import { assign } from './assign.ts'
import { changeEach } from './change-each.ts'
import { claim } from './claim.ts'
import { completeHelp } from './complete-help.ts'
import { hold } from './hold.ts'
import { showQueue } from './page-queue.ts'
import { sendBack } from './send-back.ts'
import { sendToNp } from './send-to-np.ts'
import { findMatching } from './store.ts'
import { unassign } from './unassign.ts'
import { unhold } from './unhold.ts'

type Order = Parsed<typeof bulk>['body']

/** Actions of one queue only; the others are for both. */
const ONLY: Partial<Record<Order['verb'], Queue>> = { hold: 'np', unhold: 'np', sendBack: 'np', sendToNp: 'pcr', completeHelp: 'pcr' }

/**
 * Applies one action to many patients, each with its own rule, audit entry and undo entry; refused ones are skipped.
 * Refusals of the whole: `forbidden`, `invalid-input`, `select-pcr`, `select-np`.
 */
export async function changeMany(context: StaffContext, queue: Queue, order: Order): Promise<BulkResult> {
  check(context, queue, order)
  const patients = order.patients ? [...new Set(order.patients)] : await matching(context, queue, order)
  const { done, skipped } = await changeEach(patients, {
    perform: (patient_id) => perform(context, queue, { ...order, patient_id }),
    name: (patient_id) => patient_id,
  })
  const ids = done.flatMap(({ undo }) => (undo ? [undo.id] : []))
  const warnings = new Set(done.flatMap(({ warning }) => warning ?? []))
  return {
    done: done.length,
    skipped,
    undo: ids.length > 0 ? { ids, until: later(context.now, UNDO_SECONDS) } : null,
    message: [bulkMessage(order.verb, done.length, skipped), ...warnings].join(' '),
  }
}

function check({ staff }: StaffContext, queue: Queue, { verb, patients, matching, user_id }: Order): void {
  if (!hasScope(staff, [queue]) && !managesQueue(staff, queue)) throw new Problem('forbidden')
  if (verb === 'assign' && !managesQueue(staff, queue)) throw new Problem('forbidden')
  if ((ONLY[verb] ?? queue) !== queue)
    throw new Problem('invalid-input', { fields: { verb: `is not done in the ${queue.toUpperCase()} queue` } })
  if ((patients === undefined) === (matching === undefined))
    throw new Problem('invalid-input', { fields: { patients: 'or matching is needed, and not both' } })
  if (verb === 'assign' && user_id === undefined) throw new Problem(queue === 'pcr' ? 'select-pcr' : 'select-np')
}

/** The patients on all pages of a list for this user, in order. */
async function matching(context: StaffContext, queue: Queue, { matching }: Order): Promise<string[]> {
  const shown = matching && (await showQueue(context, queue, matching))
  return shown ? findMatching(context.sql, shown, BULK_LIMIT) : []
}

function perform(
  context: StaffContext,
  queue: Queue,
  { verb, patient_id, user_id, hold_until }: Order & { patient_id: string },
): Promise<ChangedPatient & { warning?: string }> {
  switch (verb) {
    case 'claim':
      return claim(context, { patient_id, queue })
    case 'assign':
      return assign(context, { patient_id, queue, user_id: user_id ?? 0, confirmed: false })
    case 'unassign':
      return unassign(context, { patient_id, queue })
    case 'hold':
      return hold(context, { patient_id, hold_until })
    case 'unhold':
      return unhold(context, patient_id)
    case 'sendToNp':
      return sendToNp(context, patient_id)
    case 'sendBack':
      return sendBack(context, patient_id)
    case 'completeHelp':
      return completeHelp(context, patient_id, { among: true })
  }
}
