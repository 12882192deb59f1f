import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { PATIENT_TEXTS, QUEUE_TEXTS } from '@clinic/contract/texts'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { notify } from '../../lib/notify.tsx'
import { readSession } from '../../lib/session.ts'
import { offerUndo } from '../../lib/undo.ts'
import type { Question } from '../../ui/confirm-dialog.tsx'
import { putRow, putRows, refreshQueues } from './queue-cache.ts'
import { mayRetry, verbFailure } from './verb-failure.ts'
import { VERBS, type VerbName, type VerbOptions } from './verbs.ts'

export type Ask = (question: Question) => Promise<boolean>
type Order = { name: VerbName; row: StatusRow; options?: VerbOptions | undefined }
export type Act = (name: VerbName, row: StatusRow, options?: VerbOptions) => void

/** Does verbs to the rows of a queue: asks where it must, shows the outcome, says what the server said, and offers to take it back. */
export function useVerb(queue: Queue, ask: Ask): Act {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ['queue-verb'],
    mutationFn: async ({ name, row, options }: Order) => {
      const changed = await VERBS[name].run(queue, row, options)
      if (!changed?.patient) throw new Error(QUEUE_TEXTS.invalidAnswer)
      return changed
    },
    onMutate: ({ name, row, options }) => {
      const ahead = VERBS[name].ahead?.(row, options)
      if (ahead) putRow(client, { ...row, ...ahead }, readSession().id)
    },
    onSuccess: ({ patient, message, undo }) => {
      putRow(client, patient, readSession().id)
      offerUndo({ message, ids: undo ? [undo.id] : [], onUndone: (patients) => putRows(client, patients) })
    },
    onError: (error, order) => {
      const { name, row } = order
      if (VERBS[name].ahead) putRow(client, row, readSession().id)
      if (!(error instanceof ApiProblem)) notify.failure(`${VERBS[name].failed} ${problemSentence(error)}`)
      else notify.failure(verbFailure(name, VERBS[name], error), mayRetry(error) ? () => mutate(order) : undefined)
    },
    onSettled: (_, __, { row }) => {
      void client.invalidateQueries({ queryKey: ['patient', row.patient_id] })
      return refreshQueues(client)
    },
  })
  return (name, row, options) => {
    const question = VERBS[name].question?.(row)
    if (!question) return mutate({ name, row, options })
    void ask(question).then((yes) => (yes ? mutate({ name, row, options }) : notify.info(PATIENT_TEXTS.cancelled)))
  }
}

/** Which verb is under way for a patient. */
export function usePendingVerb(patientId: string): VerbName | null {
  const pending = useMutationState({
    filters: { mutationKey: ['queue-verb'], status: 'pending' },
    select: (mutation) => mutation.state.variables as Order | undefined,
  })
  return pending.find((order) => order?.row.patient_id === patientId)?.name ?? null
}
