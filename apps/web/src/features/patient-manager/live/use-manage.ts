import { type ManagedChange, type ManageOrder, managePatient } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import { assign } from '@clinic/contract/queues'
import { ASSIGN_TEXTS, changeTexts } from '@clinic/core/patient-list/change-texts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'
import type { Question } from '../../../ui/confirm-dialog.tsx'
import { failureText, freshRow, mayRetry } from './manage-failure.ts'
import { putRow, refreshList, refreshPatient } from './patient-manager-cache.ts'

/** Gives a patient to somebody, or with `user_id` null to nobody; `confirmed`: past the limit too. */
export type Assignment = { verb: 'assign'; queue: 'pcr' | 'np'; user_id: number | null; confirmed?: boolean }
export type ActionEntry = ManageOrder | Assignment
export type Ask = (question: Question) => Promise<boolean>
export type Manage = (row: StatusRow, deed: ActionEntry, after?: { done?: () => void }) => void
type Order = { row: StatusRow; deed: ActionEntry; done?: (() => void) | undefined }

const MUTATION = ['manage-patient'] as const

/** Changes a patient: shows it, says what the server said, and takes it back where it failed (REQ-618, REQ-643). */
export function useManage(ask: Ask): Manage {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: MUTATION,
    mutationFn: ({ row, deed }: Order) => perform(row, deed),
    onSuccess: ({ patient, message }, { done }) => {
      putRow(client, patient)
      notify.success(message)
      done?.()
    },
    onError: (error, order) => {
      const fresh = freshRow(error)
      if (fresh) putRow(client, fresh)
      if (isOverLimit(error, order.deed)) return askPastLimit(order, problemSentence(error))
      notify.failure(failureText(textsOf(order.deed), error), mayRetry(error) ? () => mutate(order) : undefined)
    },
    // Not waited for: the answer itself is shown already, and the next change may begin.
    onSettled: (_, __, { row }) => {
      void refreshPatient(client, row.patient_id)
      void refreshList(client)
    },
  })

  const askPastLimit = async (order: Order, text: string) => {
    const yes = await ask({ title: 'Past the limit?', text, confirm: 'Assign anyway' })
    if (yes) mutate({ ...order, deed: { ...(order.deed as Assignment), confirmed: true } })
  }
  return (row, deed, after) => mutate({ row, deed, done: after?.done })
}

/** What is under way for a patient: shown as done until the answer is there. */
export function usePendingDeed(patientId: string): ActionEntry | null {
  const pending = useMutationState({
    filters: { mutationKey: MUTATION, status: 'pending' },
    select: (mutation) => mutation.state.variables as Order | undefined,
  })
  return pending.find((order) => order?.row.patient_id === patientId)?.deed ?? null
}

async function perform(row: StatusRow, deed: ActionEntry): Promise<ManagedChange> {
  const { patient_id, version } = row
  const manage = (order: ManageOrder) => call(managePatient, { params: { patient_id }, body: { order, version } })
  if (deed.verb !== 'assign') return manage(deed)
  const { queue, user_id, confirmed = false } = deed
  const inQueue = queue === 'pcr' ? row.in_pcr_queue : row.in_np_queue
  // Nobody works on a patient outside the queue, so nobody there can give them back.
  if (user_id === null && !inQueue) return { ...(await manage({ verb: 'remove-from-queue', queue })), message: ASSIGN_TEXTS[queue].done }
  const { patient } = await call(assign, { params: { queue, patient_id }, body: { user_id, confirmed } })
  return { patient, message: ASSIGN_TEXTS[queue].done }
}

function textsOf(deed: ActionEntry) {
  return deed.verb === 'assign' ? ASSIGN_TEXTS[deed.queue] : changeTexts(deed)
}

function isOverLimit(error: unknown, deed: ActionEntry): boolean {
  return deed.verb === 'assign' && error instanceof ApiProblem && error.code === 'limit-needs-confirmation'
}
