import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { notify } from '../../lib/notify.tsx'
import { readSession } from '../../lib/session.ts'
import type { Question } from '../../ui/confirm.tsx'
import { putRow, refreshQueues } from './queue-cache.ts'
import { TEXTS } from './texts.ts'
import { mayRetry, verbFailure } from './verb-failure.ts'
import { VERBS, type VerbName } from './verbs.ts'

/** A change can be taken back from its message for this long (C-12). */
const UNDO_SECONDS = 60

export type Ask = (question: Question) => Promise<boolean>
type Order = { name: VerbName; row: StatusRow; undoes?: boolean }

/** Does verbs to the rows of a queue: asks where it must, shows the outcome, says what the server said, and offers to take it back. */
export function useVerb(queue: Queue, ask: Ask): (name: VerbName, row: StatusRow) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: ['queue-verb'],
    mutationFn: async ({ name, row }: Order) => {
      const changed = await VERBS[name].run(queue, row)
      if (!changed?.patient) throw new Error(TEXTS.notAList)
      return changed
    },
    onMutate: ({ name, row }) => {
      const ahead = VERBS[name].ahead?.(row)
      if (ahead) putRow(client, { ...row, ...ahead }, readSession().id)
    },
    onSuccess: ({ patient, message }, { name, undoes }) => {
      putRow(client, patient, readSession().id)
      const undo = undoes ? undefined : VERBS[name].undo
      const action = undo && { label: 'Undo', seconds: UNDO_SECONDS, run: () => mutate({ name: undo, row: patient, undoes: true }) }
      notify.success(message, action)
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
  return (name, row) => {
    const question = VERBS[name].question?.(row)
    if (!question) return mutate({ name, row })
    void ask(question).then((yes) => (yes ? mutate({ name, row }) : notify.success(TEXTS.cancelled)))
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
