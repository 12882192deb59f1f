import type { Queue } from '@clinic/contract/queues'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { PATIENT_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { notify } from '../../../lib/notify.tsx'
import { readSession } from '../../../lib/session.ts'
import { endChange, offerUndo, startChange } from '../../../lib/undo.ts'
import { actionFailure, mayRetry } from '../actions/action-failure.ts'
import type { Ask } from '../actions/use-queue-action.ts'
import { putRow, putRows, refreshQueues } from '../live/queue-cache.ts'
import { type AdminOrder, adminFailure, questionAfter, questionBefore, runAdminAction } from './admin-actions.ts'

/** Does a manager's verbs: asks before and, where the server wants a confirmation, again; says the result; offers to take it back. */
export function useAdminAction(queue: Queue, ask: Ask): (order: AdminOrder) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ['queue-verb'],
    mutationFn: (order: AdminOrder) => runAdminAction(queue, order),
    onMutate: () => startChange(),
    onSuccess: ({ patient, message, undo }, _, started) => {
      putRow(client, patient, readSession().id)
      offerUndo({ message, ids: undo ? [undo.id] : [], onUndone: (patients) => putRows(client, patients), started })
    },
    onError: (error, order, started) => {
      endChange(started)
      const text = adminFailure(queue, order.name)
      if (!(error instanceof ApiProblem)) return void notify.failure(`${text.failed} ${problemSentence(error)}`)
      const question = questionAfter(order, error)
      if (question) return settle(ask(question), { ...order, confirmed: true })
      notify.failure(actionFailure('claim', text, error), mayRetry(error) ? () => mutate(order) : undefined)
    },
    onSettled: (_, __, { row }) => {
      void client.invalidateQueries({ queryKey: ['patient', row.patient_id] })
      return refreshQueues(client)
    },
  })
  const settle = (answer: Promise<boolean>, order: AdminOrder) => {
    void answer.then((yes) => (yes ? mutate(order) : notify.info(PATIENT_TEXTS.cancelled)))
  }
  return (order) => {
    const question = questionBefore(order)
    if (question) settle(ask(question), order)
    else mutate(order)
  }
}
