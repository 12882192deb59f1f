import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { PATIENT_TEXTS, QUEUE_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { readSession } from '../../../lib/session.ts'
import { endChange, offerUndo, startChange } from '../../../lib/undo.ts'
import type { Question } from '../../../ui/confirm-dialog.tsx'
import { forgetAhead, noteAhead } from '../live/known-rows.ts'
import { putRow, putRows, refreshQueues } from '../live/queue-cache.ts'
import { actionFailure, mayRetry } from './action-failure.ts'
import { type ActionName, type ActionOrder, changeAhead, type OptionsOf, QUEUE_ACTIONS, runAction } from './queue-actions.ts'

export type Ask = (question: Question) => Promise<boolean>
export type Act = <Name extends ActionName>(name: Name, row: StatusRow, ...options: OptionsOf<Name>) => void

/** Does verbs to the rows of a queue: asks where it must, shows the outcome, says what the server said, and offers to take it back. */
export function useQueueAction(queue: Queue, ask: Ask, onDone?: () => void): Act {
  const client = useQueryClient()
  const navigate = useNavigate()
  const onBook = (patient: string) => void navigate({ to: '/pages/patient', search: { patient, part: 'visits' } })
  const { mutate } = useMutation({
    mutationKey: ['queue-verb'],
    mutationFn: async (order: ActionOrder) => {
      const changed = await runAction(queue, order)
      if (!changed?.patient) throw new Error(QUEUE_TEXTS.invalidAnswer)
      return changed
    },
    onMutate: (order) => {
      const ahead = changeAhead(order)
      if (ahead) {
        noteAhead({ ...order.row, ...ahead })
        putRow(client, { ...order.row, ...ahead }, readSession().id)
      }
      return startChange()
    },
    onSuccess: ({ patient, message, warning, undo }, { options: [decision] }, started) => {
      putRow(client, patient, readSession().id)
      onDone?.()
      offerUndo({
        message: warning ? `${message} ${warning}` : message,
        ids: undo ? [undo.id] : [],
        onUndone: (patients) => putRows(client, patients),
        started,
        ...(wantsVisit(decision) && { more: { label: t('Book the visit'), run: () => onBook(patient.patient_id) } }),
      })
    },
    onError: (error, order, started) => {
      endChange(started)
      const { name, row } = order
      if (QUEUE_ACTIONS[name].ahead) putRow(client, row, readSession().id)
      if (!(error instanceof ApiProblem)) notify.failure(`${QUEUE_ACTIONS[name].failed} ${problemSentence(error)}`)
      else notify.failure(actionFailure(name, QUEUE_ACTIONS[name], error), mayRetry(error) ? () => mutate(order) : undefined)
    },
    onSettled: (_, __, { row }) => {
      forgetAhead(row.patient_id)
      void client.invalidateQueries({ queryKey: ['patient', row.patient_id] })
      return refreshQueues(client)
    },
  })
  return (name, row, ...options) => {
    // A decision was asked for in a dialog that is a question itself.
    const question = options.length > 0 ? null : QUEUE_ACTIONS[name].question?.(row)
    if (!question) return mutate({ name, row, options })
    void ask(question).then((yes) => (yes ? mutate({ name, row, options }) : notify.info(PATIENT_TEXTS.cancelled)))
  }
}

/** The practitioner may book what they decided right away, or leave it to the PCRs (F-8, F-9). */
function wantsVisit(decision: OptionsOf<ActionName>[0]): boolean {
  return typeof decision === 'object' && decision !== null && 'kind' in decision && decision.kind === 'see-again'
}

/** Which verb is under way for a patient. */
export function usePendingAction(patientId: string): ActionName | null {
  const pending = useMutationState({
    filters: { mutationKey: ['queue-verb'], status: 'pending' },
    select: (mutation) => mutation.state.variables as ActionOrder | undefined,
  })
  return pending.find((order) => order?.row.patient_id === patientId)?.name ?? null
}
