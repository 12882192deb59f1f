import type { Input } from '@clinic/contract/endpoint'
import { decideContact, readCalls, recordCall } from '@clinic/contract/patients/calls'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.tsx'
import { endChange, offerUndo, startChange } from '../../lib/undo.ts'

const keyOf = (patientId: string) => ['patient', patientId, 'calls'] as const

export function useCalls(patientId: string) {
  return useQuery({
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(readCalls, { params: { patient_id: patientId }, signal }),
    gcTime: 0,
    staleTime: 0,
  })
}

export type CallOrder = Input<typeof recordCall>['body']
type ContactDecision = Input<typeof decideContact>['body']

/** Records a call; record, lists and Today are refetched either way. `onDone`: the form may be a new one by then. */
export function useRecordCall(patientId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallOrder) => call(recordCall, { params: { patient_id: patientId }, body }),
    onMutate: () => startChange(),
    onSuccess: ({ message, undo }, _, started) => {
      offerUndo({ message, ids: undo ? [undo.id] : [], onUndone: () => void refreshCalls(client, patientId), started })
      onDone()
    },
    onError: (_, __, started) => endChange(started),
    onSettled: () => refreshCalls(client, patientId),
  })
}

/** A manager’s decision after the last call. */
export function useDecideContact(patientId: string, onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ContactDecision) => call(decideContact, { params: { patient_id: patientId }, body }),
    onSuccess: ({ message }) => {
      notify.success(message)
      onDone()
    },
    onSettled: () => refreshCalls(client, patientId),
  })
}

/** Record, lists and Today. */
export function refreshCalls(client: QueryClient, patientId: string) {
  const keys = [['patient', patientId], ['queues'], ['today']]
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
