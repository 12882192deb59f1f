import { type ManagedChange, type ManageOrder, managePatient } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import { assign } from '@clinic/contract/queues'
import { ASSIGN_TEXTS, changeTexts } from '@clinic/core/patient-list/change-texts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import type { Question } from '../../../ui/confirm-dialog.tsx'
import { failureText, freshRow, mayRetry } from './manage-failure.ts'
import { putRow, refreshList, refreshPatient } from './patient-manager-cache.ts'

/** Gives a patient to someone, or with `user_id` null to no one; `confirmed`: past the limit too. */
export type Assignment = { verb: 'assign'; queue: 'pcr' | 'np'; user_id: number | null; confirmed?: boolean }
export type ActionEntry = ManageOrder | Assignment
export type Ask = (question: Question) => Promise<boolean>
export type Manage = (row: StatusRow, action: ActionEntry, after?: { done?: () => void }) => void
type Order = { row: StatusRow; action: ActionEntry; done?: (() => void) | undefined }

const MUTATION = ['manage-patient'] as const

/** Changes a patient: shows it, says what the server said, and takes it back where it failed (REQ-618, REQ-643). */
export function useManage(ask: Ask): Manage {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: MUTATION,
    mutationFn: ({ row, action }: Order) => perform(row, action),
    onSuccess: ({ patient, message }, { done }) => {
      putRow(client, patient)
      notify.success(t(message))
      done?.()
    },
    onError: (error, order) => {
      const fresh = freshRow(error)
      if (fresh) putRow(client, fresh)
      if (isOverLimit(error, order.action)) return confirmPastLimit(order, problemSentence(error))
      notify.failure(failureText(textsOf(order.action), error), mayRetry(error) ? () => mutate(order) : undefined)
    },
    // Not waited for: the answer itself is shown already, and the next change may begin.
    onSettled: (_, __, { row }) => {
      void refreshPatient(client, row.patient_id)
      void refreshList(client)
    },
  })

  const confirmPastLimit = async (order: Order, text: string) => {
    const yes = await ask({ title: t('Over the limit. Assign anyway?'), text, confirm: t('Assign anyway') })
    if (yes) mutate({ ...order, action: { ...(order.action as Assignment), confirmed: true } })
  }
  return (row, action, after) => mutate({ row, action, done: after?.done })
}

/** What is under way for a patient: shown as done until the answer is there. */
export function usePendingAction(patientId: string): ActionEntry | null {
  const pending = useMutationState({
    filters: { mutationKey: MUTATION, status: 'pending' },
    select: (mutation) => mutation.state.variables as Order | undefined,
  })
  return pending.find((order) => order?.row.patient_id === patientId)?.action ?? null
}

async function perform(row: StatusRow, action: ActionEntry): Promise<ManagedChange> {
  const { patient_id, version } = row
  const manage = (order: ManageOrder) => call(managePatient, { params: { patient_id }, body: { order, version } })
  if (action.verb !== 'assign') return manage(action)
  const { queue, user_id, confirmed = false } = action
  const inQueue = queue === 'pcr' ? row.in_pcr_queue : row.in_np_queue
  // No one works on a patient outside the queue, so no one there can give them back.
  if (user_id === null && !inQueue) return { ...(await manage({ verb: 'remove-from-queue', queue })), message: ASSIGN_TEXTS[queue].done }
  const { patient } = await call(assign, { params: { queue, patient_id }, body: { user_id, confirmed } })
  return { patient, message: ASSIGN_TEXTS[queue].done }
}

function textsOf(action: ActionEntry) {
  return action.verb === 'assign' ? ASSIGN_TEXTS[action.queue] : changeTexts(action)
}

function isOverLimit(error: unknown, action: ActionEntry): boolean {
  return action.verb === 'assign' && error instanceof ApiProblem && error.code === 'limit-needs-confirmation'
}
